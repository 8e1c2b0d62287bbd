import type { AccountServices } from '../account-services.ts'
import { endSessionsOf } from './session-store.ts'

/** Signs the student out everywhere, here too. */
export async function endAllSessions(
  { clock, database }: Pick<AccountServices, 'clock' | 'database'>,
  student: { id: number },
): Promise<void> {
  await database.transaction((tx) => endSessionsOf(tx, student.id, clock.now()))
}
