import { Problem } from '../../../problem.ts'
import type { AccountServices } from '../account-services.ts'
import { endSessionOf } from './session-store.ts'

/**
 * Ends one of the student's sessions at once.
 * @throws Problem `not_found` where it has ended, never was, or is another student's
 */
export async function endSession(
  { clock, database }: Pick<AccountServices, 'clock' | 'database'>,
  student: { id: number },
  sessionId: string,
): Promise<void> {
  const hasEnded = await database.transaction((tx) => endSessionOf(tx, student.id, sessionId, clock.now()))
  if (!hasEnded) throw Problem.notFound()
}
