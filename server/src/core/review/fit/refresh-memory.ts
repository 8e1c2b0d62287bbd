import type { Services } from '../../../services.ts'
import { lockLearner } from '../memory/learner.ts'
import { rebuildItems } from '../memory/rebuild-memory.ts'

/** So few that an answer given meanwhile waits for a moment only. */
const CARDS_AT_ONCE = 50

/** Reckons every card of a student by the parameters in use, some at a time. What is due stays due. Doing it again changes nothing. */
export async function refreshMemory(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { payload: { studentId }, signal }: { payload: { studentId: number }; signal: AbortSignal },
): Promise<void> {
  for (let afterId: number | null = 0; afterId !== null; ) {
    signal.throwIfAborted()
    const from: number = afterId
    const part = await database.transaction(async (tx) =>
      rebuildItems(tx, await lockLearner(tx, studentId, clock.now()), { afterId: from, limit: CARDS_AT_ONCE }),
    )
    afterId = part.lastId
  }
}
