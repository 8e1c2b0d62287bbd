import { useMutation } from '@tanstack/react-query'
import { say } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { startStudy } from './study-session.ts'
import type { OpenView } from './use-view.ts'

/** Starts to study a set, and opens the study view once the session runs. */
export const useStartStudy = (openView: OpenView) =>
  useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) => startStudy(id, title),
    onSuccess: () => openView({ name: 'study' }),
    onError: () => toastError(say('recite.startStudyFailed'), 'session'),
  })
