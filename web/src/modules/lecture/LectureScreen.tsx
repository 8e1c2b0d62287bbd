import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { ContentView } from './content/ContentView.tsx'
import { HistoryView } from './history/HistoryView.tsx'
import { MainView } from './main/MainView.tsx'
import { UploadView } from './upload/UploadView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The lecture module: one view at a time. */
export function LectureScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(view.name)
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'main':
      return <MainView openView={openView} />
    case 'upload':
      return <UploadView openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
    case 'content':
      return <ContentView key={view.lectureId} lectureId={view.lectureId} openView={openView} />
  }
}
