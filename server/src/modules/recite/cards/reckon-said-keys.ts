import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { flashcardSets, flashcards } from '../tables.ts'
import { saidKeyOf } from './said-key.ts'

/** At most so many at once: the next call goes on. */
const MOST_AT_ONCE = 2000

/** Reckons of cards that an earlier version kept what they say, so that a new one that says the same finds them. */
export async function reckonSaidKeys(
  { database }: Pick<Services, 'database'>,
  mostAtOnce = MOST_AT_ONCE,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { id, kind, question, saidKey } = flashcards
    // Cards that are being changed are reckoned by whoever changes them.
    const cards = await tx
      .select({ id, kind, question, studentId: flashcardSets.studentId })
      .from(flashcards)
      .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
      .where(isNull(saidKey))
      .orderBy(asc(id))
      .limit(mostAtOnce)
      .for('no key update', { of: flashcards, skipLocked: true })
    if (cards.length === 0) return
    const keys = JSON.stringify(cards.map((card) => ({ id: card.id, key: saidKeyOf(card.studentId, card) })))
    await tx.execute(sql`
      update ${flashcards} set said_key = reckoned.key
      from jsonb_to_recordset(${keys}::jsonb) as reckoned (id bigint, key text)
      where ${flashcards}.id = reckoned.id`)
  })
}
