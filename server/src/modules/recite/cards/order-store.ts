import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { flashcards } from '../tables.ts'

/** The cards of a set that came first. */
export async function listFirstIds(queries: Queries, setId: number, limit: number): Promise<number[]> {
  const { id } = flashcards
  const found = await queries
    .select({ id })
    .from(flashcards)
    .where(eq(flashcards.setId, setId))
    .orderBy(asc(id))
    .limit(limit)
  return found.map((row) => row.id)
}

/** Those of `cardIds` that are cards of a set. */
export async function listIdsIn(queries: Queries, setId: number, cardIds: readonly number[]): Promise<number[]> {
  const found = await queries
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(and(eq(flashcards.setId, setId), inArray(flashcards.id, [...cardIds])))
  return found.map(({ id }) => id)
}

/** Numbers the cards of a locked set anew: first those of `cardIds` in that order, then the others as they stood. */
export async function writeOrder(tx: Transaction, setId: number, cardIds: readonly number[]): Promise<void> {
  const ids = `{${cardIds.join(',')}}`
  await tx.execute(sql`
    update ${flashcards} set position = ordered.position
    from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id), position, id) - 1 as position
      from ${flashcards} where set_id = ${setId}
    ) as ordered
    where ${flashcards}.id = ordered.id`)
}
