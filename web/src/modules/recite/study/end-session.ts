import { ApiError } from '@lectern/contract/api-error'
import { wait } from '../../../lib/wait.ts'
import { reciteApi } from '../api.ts'
import { answerOutbox } from './answers.ts'

/** How a session ended; `abandoned`: none of its answers was taken. */
export type Outcome = Awaited<ReturnType<typeof reciteApi.endStudy>>['status']

const CLOCK_PAUSE_MS = 1000
const CLOCK_TRIES = 5

/** Ends a session on the server, after the last of its answers has been taken or refused there. */
export async function endSession(sessionId: number, isTimeUp: boolean): Promise<Outcome> {
  await answerOutbox.settled(sessionId)
  const call = { params: { id: sessionId } }
  const { status } = isTimeUp ? await onceTimeIsUp(() => reciteApi.expireStudy(call)) : await reciteApi.endStudy(call)
  return status
}

/** The server's clock may be a moment behind this one: it then answers that there is still time. */
async function onceTimeIsUp<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries < CLOCK_TRIES; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error
      await wait(CLOCK_PAUSE_MS)
    }
  }
  return call()
}
