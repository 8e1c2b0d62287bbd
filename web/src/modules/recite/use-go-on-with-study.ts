import { ApiError } from '@lectern/contract/api-error'
import { useMutation } from '@tanstack/react-query'
import { say } from '../../lib/language.ts'
import { toastError, toastInfo } from '../../ui/toasts/toasts.ts'
import { useForgetHistory } from './api.ts'
import { goOnWithStudy, type RunningStudy } from './study-session.ts'

/** Goes on with a session that still runs on the server. One that has ended meanwhile is said to have, and offered no more. */
export function useGoOnWithStudy(onOpened: (session: RunningStudy) => void) {
  const forgetHistory = useForgetHistory()
  return useMutation({
    mutationFn: goOnWithStudy,
    onSuccess: onOpened,
    onError: (error) => {
      const isOver = error instanceof ApiError && ['session_ended', 'not_found'].includes(error.code)
      if (isOver) toastInfo(say('recite.sessionEnded'), 'session')
      else toastError(say('recite.startStudyFailed'), 'session')
      return forgetHistory()
    },
  })
}
