import type { Grade, ReviewKind } from '@lectern/domain/review'
import { startOfStudyDay } from '@lectern/memory/study-day'
import type { Queries } from '../../platform/database/database.ts'
import { firstDueDay } from './memory/due-store.ts'
import { listAnswersOfGroup } from './memory/event-store.ts'
import { type ItemRow, listItemsOfGroup } from './memory/item-store.ts'
import { readLearner } from './memory/learner.ts'

const HALF_A_DAY_MS = 43_200_000

/** How a part of a thing stands, as another program can take it over. */
export interface KnownPart {
  sourceId: number
  part: number
  /** Null while it is new. */
  memory: {
    isLearned: boolean
    stability: number
    difficulty: number
    lastAt: Date
    /** Within the day on which it comes back, or the moment at which it does. */
    dueAt: Date
    reps: number
    lapses: number
  } | null
  isSuspended: boolean
  flag: number
  reviews: { at: Date; grade: Grade; durationMs: number; wasLearned: boolean }[]
}

/** The beginning of a day before which nothing of the groups is due. */
export async function readBeginning(
  queries: Queries,
  student: { id: number },
  { kind, groupIds }: { kind: ReviewKind; groupIds: readonly number[] },
  now: Date,
): Promise<Date> {
  const { timeZone, today } = await readLearner(queries, student.id, now)
  const firstDay = await firstDueDay(queries, student.id, kind, groupIds)
  return startOfStudyDay(Math.min(firstDay ?? today, today) - 1, timeZone)
}

/** Everything of a group. */
export async function readMemories(
  queries: Queries,
  student: { id: number },
  group: { kind: ReviewKind; groupId: number },
  now: Date,
): Promise<KnownPart[]> {
  const { timeZone } = await readLearner(queries, student.id, now)
  const items = await listItemsOfGroup(queries, student.id, group)
  const answers = Map.groupBy(await listAnswersOfGroup(queries, student.id, group), ({ itemId }) => itemId)
  return items.map((item) => ({
    sourceId: item.sourceId,
    part: item.part,
    memory: memoryOf(item, timeZone),
    isSuspended: item.isSuspended,
    flag: item.flag,
    reviews: (answers.get(item.id) ?? []).map(({ at, grade, durationMs, stageBefore }) => ({
      at,
      grade: (grade ?? 1) as Grade,
      durationMs: durationMs ?? 0,
      wasLearned: stageBefore === 'review',
    })),
  }))
}

function memoryOf(item: ItemRow, timeZone: string): KnownPart['memory'] {
  const { stage, stability, difficulty, lastReviewedAt: lastAt, reps, lapses, dueDay } = item
  const dueAt = dueDay === null ? item.dueAt : new Date(startOfStudyDay(dueDay, timeZone).getTime() + HALF_A_DAY_MS)
  if (stage === 'new' || lastAt === null || dueAt === null) return null
  return { isLearned: dueDay !== null, stability, difficulty, lastAt, dueAt, reps, lapses }
}
