import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { GenerateView } from './generate/GenerateView.tsx'
import { HistoryView } from './history/HistoryView.tsx'
import { InputView } from './input/InputView.tsx'
import { MadeView } from './result/MadeView.tsx'
import { NoteView } from './result/NoteView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The notes module: one view at a time. */
export function NotesScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(view.name)
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'input':
      return <InputView openView={openView} />
    case 'generate':
      return <GenerateView generationId={view.generationId} openView={openView} />
    case 'made':
      return <MadeView generationId={view.generationId} openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
    case 'note':
      return <NoteView key={view.noteId} noteId={view.noteId} openView={openView} />
  }
}
