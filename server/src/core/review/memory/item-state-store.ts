import type { ItemState } from '@lectern/memory/replay'
import { and, eq, sql, type WithSubquery } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { reviewItems } from '../tables.ts'
import { type ItemRow, itemColumns } from './item-store.ts'

/** When an item comes back: at a moment in the learning steps, else on a day; neither while it is new. */
export interface Due {
  dueAt: Date | null
  dueDay: number | null
}

export async function saveState(
  tx: Transaction,
  studentId: number,
  itemId: number,
  state: ItemState,
  due: Due,
): Promise<void> {
  await tx.update(reviewItems).set(stateColumns(state, due)).where(isThis(studentId, itemId))
}

/** Saves a state together with what else is written for it, in one statement. @returns the item as it is from now on */
export async function saveStateWith(
  tx: Transaction,
  { studentId, itemId }: { studentId: number; itemId: number },
  { state, due }: { state: ItemState; due: Due },
  others: readonly WithSubquery[],
): Promise<ItemRow> {
  return requireRow(
    await tx
      .with(...others)
      .update(reviewItems)
      .set(stateColumns(state, due))
      .where(isThis(studentId, itemId))
      .returning(itemColumns),
  )
}

const stateColumns = ({ memory, ...state }: ItemState, due: Due) => ({
  ...memory,
  ...state,
  ...due,
  isSuspended: sql`${state.isSuspended} or ${reviewItems.isGone}`,
})

/** The state that a row keeps. */
export function stateOf(item: ItemRow): ItemState {
  const { stage, stability, difficulty, step, reps, lapses, lastDay } = item
  const { lastReviewedAt, leechLapses, isLeech, isSuspended, buriedUntilDay, flag } = item
  const memory = { stage, stability, difficulty, step, reps, lapses, lastDay }
  return { memory, lastReviewedAt, leechLapses, isLeech, isSuspended, buriedUntilDay, flag }
}

const isThis = (studentId: number, itemId: number) =>
  and(eq(reviewItems.id, itemId), eq(reviewItems.studentId, studentId))
