import { and, eq } from 'drizzle-orm'
import { readTitles, requireMaterial } from '../../core/documents/material-store.ts'
import type { Cards } from '../../core/review/memory/cards.ts'
import type { CardPlace, CardPlaces } from '../../core/review/review-source.ts'
import type { Queries } from '../../platform/database/database.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { areOfMaterial, cardOrigin } from './cards/card-store.ts'
import { textOfSet } from './sets/set-store.ts'
import { flashcardSets, flashcards } from './tables.ts'

/** What the cards of a set or a material were made of, and where each belongs. @throws Problem `not_found` */
export async function readPlaces(queries: Queries, studentId: number, cards: Cards): Promise<CardPlaces> {
  const isOwn = eq(flashcardSets.studentId, studentId)
  if (cards.kind === 'card')
    return placesInSet(queries, studentId, await listCards(queries, and(eq(flashcardSets.id, cards.groupId), isOwn)), {
      text: requireRow(
        await queries
          .select({ text: textOfSet })
          .from(flashcardSets)
          .where(and(eq(flashcardSets.id, cards.groupId), isOwn)),
      ).text,
    })
  const { text } = await requireMaterial(queries, studentId, cards.materialId)
  const rows = await listCards(queries, and(areOfMaterial(cards.materialId), isOwn))
  return {
    text,
    things: new Map(rows.map(({ id, source, tags }) => [id, { passage: source, tags, material: null }])),
  }
}

type Placed = Awaited<ReturnType<typeof listCards>>[number]

const listCards = (queries: Queries, which: ReturnType<typeof and>) =>
  queries
    .select({
      id: flashcards.id,
      source: flashcards.source,
      tags: flashcards.tags,
      /** Its own, where it is not its set's. */
      ownId: flashcards.materialId,
      isOwnGone: flashcards.isMaterialGone,
      originId: cardOrigin.materialId,
    })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
    .where(which)

/** The cards of a set stand in its text, or without one in the material of most of them; those of other materials belong to these. */
async function placesInSet(
  queries: Queries,
  studentId: number,
  cards: readonly Placed[],
  set: { text: string },
): Promise<CardPlaces> {
  const hasText = set.text.trim() !== ''
  const mainId = hasText ? null : mostFrequent(cards.flatMap(({ originId }) => originId ?? []))
  const isInText = ({ ownId, isOwnGone, originId }: Placed) =>
    hasText ? ownId === null && !isOwnGone : originId !== null && originId === mainId
  const others = new Set(cards.flatMap((card) => (isInText(card) ? [] : (card.originId ?? []))))
  const titles = await readTitles(queries, studentId, [...others])
  const titleOf = (id: number | null) => (id === null ? undefined : titles.get(id))
  return {
    text: mainId === null ? set.text : (await requireMaterial(queries, studentId, mainId)).text,
    things: new Map(
      cards.map((card): [number, CardPlace] => {
        const { id, source, tags, originId } = card
        if (isInText(card)) return [id, { passage: source, tags, material: null }]
        const title = titleOf(originId)
        const material = originId !== null && title !== undefined ? { id: originId, title } : null
        return [id, { passage: null, tags, material }]
      }),
    ),
  }
}

function mostFrequent(ids: readonly number[]): number | null {
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [first] = [...counts].sort(([one, ones], [other, others]) => others - ones || one - other)
  return first?.[0] ?? null
}
