import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { HistoryView } from './history/HistoryView.tsx'
import { SessionView } from './SessionView.tsx'
import { StartView } from './start/StartView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The speaking module: what to practise, the session that runs, what came of it. */
export function SpeakingScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(view.name)
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'start':
      return <StartView openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
    case 'session':
      return <SessionView key={view.sessionId} sessionId={view.sessionId} openView={openView} />
  }
}
