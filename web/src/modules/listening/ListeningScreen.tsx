import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { HistoryView } from './history/HistoryView.tsx'
import { PracticeView } from './practice/PracticeView.tsx'
import { ScoreView } from './score/ScoreView.tsx'
import { UploadView } from './upload/UploadView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The listening module: one view at a time. */
export function ListeningScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(view.name)
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'upload':
      return <UploadView openView={openView} />
    case 'practice':
      return <PracticeView setId={view.setId} openView={openView} />
    case 'score':
      return <ScoreView attemptId={view.attemptId} openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
  }
}
