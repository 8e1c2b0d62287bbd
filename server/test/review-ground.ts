import { randomUUID } from 'node:crypto'
import type { Grade } from '@lectern/domain/review'
import type { BoundModule } from '../src/bound-module.ts'
import { insertMaterial } from '../src/core/documents/material-store.ts'
import { answerItem } from '../src/core/review/answer-item.ts'
import { getQueue } from '../src/core/review/queue/get-queue.ts'
import { makeSet } from '../src/modules/recite/recite-test-ground.ts'
import { cardReviewSource } from '../src/modules/recite/review-source.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { type Ground, layGround } from './ground.ts'
import { materialRow } from './rows/material-row.ts'

/** A ground on which flashcards are reviewed. */
export type ReviewGround = Ground & { modules: readonly BoundModule[]; config: { storageLimitMb: number } }

const RECITE: BoundModule = { id: 'recite', reviewSource: cardReviewSource }

export const layReviewGround = async (database: OpenDatabase): Promise<ReviewGround> => ({
  ...(await layGround(database)),
  modules: [RECITE],
  config: { storageLimitMb: 500 },
})

/** A set of the student, and the items of its cards in order. */
export async function makeCards(
  ground: ReviewGround,
  cardCount: number,
  title = 'Cells',
  materialId: number | null = null,
) {
  const set = await makeSet(ground, { cardCount, title, materialId })
  const { items } = await getQueue(ground, ground.student, { limit: 100, set_id: set.id })
  return { set, itemIds: items.map(({ id }) => id) }
}

/** A material of the student's. */
export const bringMaterial = (ground: ReviewGround, title = 'Lesson', text = 'A cell is the smallest unit of life.') =>
  ground.database.transaction((tx) =>
    insertMaterial(tx, materialRow(ground.student.id, title, text, ground.clock.now())),
  )

/** Answers a card now, or as a device says that it did earlier. */
export function answer(
  ground: ReviewGround,
  item_id: number,
  rating: Grade,
  { earlierSeconds = 0, client_id = randomUUID(), ...more } = {} as {
    earlierSeconds?: number
    client_id?: string
    handed_out_at?: string
    duration_ms?: number
    marking_error?: { typed: string; rating: Grade | null }
  },
) {
  const answered_at = new Date(ground.clock.now().getTime() - earlierSeconds * 1000).toISOString()
  return answerItem(ground, ground.student, { item_id, rating, client_id, answered_at, ...more })
}
