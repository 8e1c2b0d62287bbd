import type { Services } from '../../../services.ts'
import { lockLearner, saveSettings } from '../memory/learner.ts'
import { rebuildItems } from '../memory/rebuild-memory.ts'

/** So few that an answer given meanwhile waits for a moment only. */
const CARDS_AT_ONCE = 50

/**
 * Reckons every card of a student by the parameters in use, some at a time, and goes on where an earlier attempt ended. What
 * is due stays due. Doing it again changes nothing.
 */
export async function refreshMemory(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { payload: { studentId }, signal }: { payload: { studentId: number }; signal: AbortSignal },
): Promise<void> {
  for (let isWhole = false; !isWhole; ) {
    signal.throwIfAborted()
    isWhole = await database.transaction(async (tx) => {
      const learner = await lockLearner(tx, studentId, clock.now())
      const afterId = learner.settings.refreshedTo ?? 0
      const { lastId } = await rebuildItems(tx, learner, { afterId, limit: CARDS_AT_ONCE })
      await saveSettings(tx, { ...learner.settings, refreshedTo: lastId })
      return lastId === null
    })
  }
}
