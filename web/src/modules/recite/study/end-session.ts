import { ApiError } from '@lectern/contract/api-error'
import { wait } from '../../../lib/wait.ts'
import { reciteApi } from '../api.ts'
import { answerOutbox } from './answers.ts'

export type Ending = 'completed' | 'expired'

const CLOCK_PAUSE_MS = 1000
const CLOCK_TRIES = 5

/** Ends a session on the server, after the last of its answers has been taken or refused there. */
export async function endSession(sessionId: number, how: Ending): Promise<void> {
  await answerOutbox.settled(sessionId)
  if (how === 'completed') await reciteApi.endStudy({ params: { id: sessionId } })
  else await expireOnServer(sessionId)
}

/** The server's clock may be a moment behind this one: it then answers that the time is not up. */
async function expireOnServer(sessionId: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await reciteApi.expireStudy({ params: { id: sessionId } })
      return
    } catch (error) {
      const isEarly = error instanceof ApiError && error.code === 'conflict'
      if (!isEarly || tries === CLOCK_TRIES) throw error
      await wait(CLOCK_PAUSE_MS)
    }
  }
}
