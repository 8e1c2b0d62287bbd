import type { ReviewKind } from '@lectern/domain/review'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { reviewEvents, reviewItems } from '../tables.ts'
import { cardsKey } from './cards.ts'
import { stands } from './event-store.ts'
import { groupKey } from './learner.ts'

interface Counts {
  newCount: number
  dueCount: number
}

const counts = {
  newCount: sql`count(*) filter (where ${reviewEvents.stageBefore} = 'new')`.mapWith(Number),
  dueCount: sql`count(*) filter (where ${reviewEvents.stageBefore} = 'review')`.mapWith(Number),
}

const isAnswerOn = (studentId: number, day: number) =>
  and(eq(reviewEvents.studentId, studentId), eq(reviewEvents.day, day), eq(reviewEvents.kind, 'review'), stands)

/** Whether answers of a day were given already, counted by group: what limits of a set are held against. */
export function countTodayByGroup(
  queries: Queries,
  studentId: number,
  day: number,
): Promise<(Counts & { kind: ReviewKind; groupId: number })[]> {
  const { kind, groupId } = reviewItems
  return queries
    .select({ kind, groupId, ...counts })
    .from(reviewEvents)
    .innerJoin(reviewItems, eq(reviewItems.id, reviewEvents.itemId))
    .where(isAnswerOn(studentId, day))
    .groupBy(kind, groupId)
}

/** Counts the answers of a day of the cards of each material. */
async function countTodayByMaterial(
  queries: Queries,
  studentId: number,
  day: number,
): Promise<(Counts & { kind: 'material'; materialId: number })[]> {
  const { kind, materialId } = reviewItems
  const rows = await queries
    .select({ materialId, ...counts })
    .from(reviewEvents)
    .innerJoin(reviewItems, eq(reviewItems.id, reviewEvents.itemId))
    .where(and(isAnswerOn(studentId, day), eq(kind, 'card'), isNotNull(materialId)))
    .groupBy(materialId)
  return rows.map((row) => ({ ...row, kind: 'material', materialId: row.materialId ?? 0 }))
}

/** What was answered today of the cards of sets and of materials, by their keys; of materials where some are among `of`. */
export async function countTodayOf(
  queries: Queries,
  { id, today }: { id: number; today: number },
  of: readonly { kind: ReviewKind | 'material' }[],
): Promise<Map<string, Counts>> {
  if (of.length === 0) return new Map()
  const byGroup = await countTodayByGroup(queries, id, today)
  const hasMaterial = of.some(({ kind }) => kind === 'material')
  const byMaterial = hasMaterial ? await countTodayByMaterial(queries, id, today) : []
  return new Map([
    ...byGroup.map((row): [string, Counts] => [groupKey(row), row]),
    ...byMaterial.map((row): [string, Counts] => [cardsKey(row), row]),
  ])
}
