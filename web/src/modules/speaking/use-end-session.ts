import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { type Session, useKeepSession } from './api.ts'
import { forgetTurn } from './chat/typed-turns.ts'
import { MODES } from './modes.ts'

/** Ends a session, or asks again for the summary that it does not have yet. Its screen then shows the summary. */
export function useEndSession(session: Session) {
  const keep = useKeepSession()
  return useMutation({
    mutationFn: () => MODES[session.mode].end(session.id),
    onSuccess: (ended) => {
      forgetTurn(ended.id)
      keep(ended.id, ended)
    },
    onError: (error) => toastError(errorText(error, say('speaking.endFailed'))),
  })
}
