import { replay } from '@lectern/memory/replay'
import type { Transaction } from '../../../platform/database/database.ts'
import { asItemEvent, listStanding, readLatestInterval } from './event-store.ts'
import { saveState } from './item-state-store.ts'
import {
  type Group,
  insertItems,
  listPartsOf,
  requireItem,
  setItemsBack,
  setItemsGone,
  setSiblingKey,
} from './item-store.ts'
import { type Learner, lockLearner, readSettingsOfSet, schedulerOf } from './learner.ts'
import { dueOf } from './record-event.ts'

/** A row of a module as it can be reviewed now. */
export interface Remembered {
  sourceId: number
  /** What of it is reviewed, each remembered by itself. */
  parts: readonly number[]
  siblingKey: string | null
  /** What it was made of; null for no material of the library. */
  materialId: number | null
}

/**
 * Has rows of a module reviewed by the parts that they ask for now: new ones begin, those that are asked for no longer
 * rest, and come back as they were remembered.
 */
export async function syncItems(
  tx: Transaction,
  owner: Group & { studentId: number },
  rows: readonly Remembered[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const known = await listPartsOf(
    tx,
    owner.studentId,
    owner.kind,
    rows.map(({ sourceId }) => sourceId),
  )
  const keyOf = ({ sourceId, part }: { sourceId: number; part: number }) => `${sourceId} ${part}`
  const wanted = rows.flatMap(({ parts, ...row }) => parts.map((part) => ({ ...row, part })))
  const knownKeys = new Set(known.map(keyOf))
  await insertItems(
    tx,
    { ...owner, addedAt: now },
    wanted.filter((item) => !knownKeys.has(keyOf(item))),
  )
  if (known.length === 0) return
  const wantedKeys = new Set(wanted.map(keyOf))
  const learner = await lockLearner(tx, owner.studentId, now)
  const gone = known.filter((item) => !item.isGone && !wantedKeys.has(keyOf(item)))
  if (gone.length > 0)
    await setItemsGone(
      tx,
      owner.studentId,
      gone.map(({ id }) => id),
    )
  const back = known.filter((item) => item.isGone && wantedKeys.has(keyOf(item)))
  for (const { id } of back) await bringBack(tx, learner, id)
  for (const { sourceId, siblingKey } of rows) {
    const others = known.filter((item) => item.sourceId === sourceId && item.siblingKey !== siblingKey)
    if (others.length > 0)
      await setSiblingKey(
        tx,
        owner.studentId,
        others.map(({ id }) => id),
        siblingKey,
      )
  }
}

async function bringBack(tx: Transaction, learner: Learner, itemId: number): Promise<void> {
  await setItemsBack(tx, learner.id, [itemId])
  const item = await requireItem(tx, learner.id, itemId)
  const scheduler = schedulerOf(learner, item, await readSettingsOfSet(tx, learner.id, item))
  const replayed = replay((await listStanding(tx, learner.id, itemId)).map(asItemEvent), scheduler)
  await saveState(
    tx,
    learner.id,
    itemId,
    replayed.state,
    dueOf(replayed, await readLatestInterval(tx, itemId), scheduler),
  )
}
