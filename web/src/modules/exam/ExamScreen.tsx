import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { AttemptsView } from './attempts/AttemptsView.tsx'
import { GenerateView } from './generate/GenerateView.tsx'
import { HistoryView } from './history/HistoryView.tsx'
import { OpenPractice } from './practice/OpenPractice.tsx'
import { PracticeView } from './practice/PracticeView.tsx'
import { ResultsView } from './results/ResultsView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The exam module: one view at a time. */
export function ExamScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(`${view.name} ${view.id}`)
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf({ name, id }: View, openView: OpenView) {
  switch (name) {
    case 'generate':
      return <GenerateView openView={openView} />
    case 'practice':
      return id ? <OpenPractice sessionId={id} openView={openView} /> : <PracticeView openView={openView} />
    case 'results':
      return <ResultsView sessionId={id} openView={openView} />
    case 'attempts':
      return id && <AttemptsView setId={id} openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
  }
}
