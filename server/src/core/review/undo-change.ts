import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { LONGEST_REVIEW_DELAY_MS, REVIEW_TEXTS } from '@lectern/domain/review'
import { startOfStudyDay } from '@lectern/memory/study-day'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type EventRow, findEvent, findEventById, findUndoable } from './memory/event-store.ts'
import { type Learner, lockLearner } from './memory/learner.ts'
import { recordUndo } from './memory/record-event.ts'
import { showQueued } from './queue/show-items.ts'

type Endpoint = typeof reviewEndpoints.undo

/**
 * Takes back the latest answer or change of today that still stands, or the one that is named, of the last 30 days; a
 * repeat takes back nothing more.
 * @throws Problem `conflict` where there is nothing to take back
 */
export async function undoChange(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  { client_id: clientId, undoes }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return services.database.transaction(async (tx) => {
    const learner = await lockLearner(tx, student.id, services.clock.now())
    const undone = (await findUndone(tx, learner, clientId)) ?? (await undo(tx, learner, { clientId, undoes }))
    const [item] = await showQueued(services, tx, learner, [undone.itemId])
    if (!item) throw nothingToUndo()
    return { undone: undone.clientId, item }
  })
}

/** What an undo of this id took back already. */
async function findUndone(tx: Transaction, { id }: Learner, clientId: string): Promise<OfItem | null> {
  const earlier = await findEvent(tx, id, clientId)
  if (!earlier) return null
  const undone = earlier.undoesId === null ? null : await findEventById(tx, id, earlier.undoesId)
  if (!isOfItem(undone)) throw nothingToUndo()
  return undone
}

async function undo(
  tx: Transaction,
  learner: Learner,
  { clientId, undoes = null }: { clientId: string; undoes?: string | null },
): Promise<OfItem> {
  // What a device names may have waited there for the network.
  const since = undoes
    ? new Date(learner.now.getTime() - LONGEST_REVIEW_DELAY_MS)
    : startOfStudyDay(learner.today, learner.timeZone)
  const undone = await findUndoable(tx, learner.id, { since, clientId: undoes })
  if (!isOfItem(undone)) throw nothingToUndo()
  await recordUndo(tx, learner, undone, clientId)
  return undone
}

type OfItem = EventRow & { itemId: number }
const isOfItem = (event: EventRow | null): event is OfItem => event !== null && event.itemId !== null

const nothingToUndo = () => new Problem('conflict', REVIEW_TEXTS.nothingToUndo)
