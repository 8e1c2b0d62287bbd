/** A confined program that is not built: says of each path that it is sent whether it could open the file. */
import { open } from 'node:fs/promises'
import { answerRequests } from '../../src/platform/processes/answer-requests.ts'

answerRequests<{ path: string }, string>(
  async ({ path }) => {
    await (await open(path)).close()
    return 'opened'
  },
  (error) => (error as NodeJS.ErrnoException).code ?? String(error),
)
