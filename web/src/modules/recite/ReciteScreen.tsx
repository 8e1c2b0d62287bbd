import { useEffect } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { EditView } from './edit/EditView.tsx'
import { GenerateView } from './generate/GenerateView.tsx'
import { HistoryView } from './history/HistoryView.tsx'
import { MainView } from './main/MainView.tsx'
import { SelectView } from './select/SelectView.tsx'
import { answerOutbox } from './study/answers.ts'
import { StudyView } from './study/StudyView.tsx'
import { UploadView } from './upload/UploadView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'

/** The flashcard module: one view at a time. */
export function ReciteScreen() {
  const [view, openView] = useView()
  const frame = useHeadingFocus(view.name)
  useUnsentAnswers()
  return <div ref={frame}>{viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'main':
      return <MainView openView={openView} />
    case 'upload':
      return <UploadView openView={openView} />
    case 'generate':
      return <GenerateView generationId={view.generationId} openView={openView} />
    case 'select':
      return <SelectView generationId={view.generationId} openView={openView} />
    case 'study':
      return <StudyView openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
    case 'edit':
      return <EditView key={view.setId} setId={view.setId} openView={openView} />
  }
}

/** Answers that an earlier visit could not send are sent now. */
function useUnsentAnswers() {
  const { user } = useAccount()
  const student = user?.email
  useEffect(() => {
    if (student) answerOutbox.resume(student)
  }, [student])
}
