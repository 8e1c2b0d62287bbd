import { studyDayOf } from '@lectern/memory/study-day'
import { and, eq, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { isWished } from '../memory/due-store.ts'
import { stands } from '../memory/event-store.ts'
import { isOfItsSet } from '../memory/item-store.ts'
import type { Learner } from '../memory/learner.ts'
import { reviewEvents, reviewExams, reviewItems, reviewSetSettings } from '../tables.ts'

/**
 * Those of some days without an answer on which nothing waited to be asked either: no card that was due or in the learning steps, no
 * missed question, and no new card as long as the student learns any of its set, or an exam asks for it. How it was on them follows
 * from what stands today, from the answers since, and from what was set aside since.
 * @param days without an answer, today at the latest, in their order
 */
export async function listFreeDays(queries: Queries, learner: Learner, days: readonly number[]): Promise<number[]> {
  const waitingFrom = await readWaitingFrom(queries, learner)
  const left = days.filter((day) => day < waitingFrom)
  const [first] = left
  if (first === undefined) return []
  const answered = await listWaitedUntil(queries, learner, first)
  return left.filter((day) => !answered.some(({ from, until }) => from <= day && day < until))
}

/** From which day on something has waited that waits today as well. */
async function readWaitingFrom(queries: Queries, learner: Learner): Promise<number> {
  const { stage, kind, dueDay, dueAt, lastDay } = reviewItems
  const isNewCard = sql`${stage} = 'new' and ${kind} = 'card'`
  const [row] = await queries
    .select({
      dueDay: sql`min(${dueDay})`.mapWith(Number),
      lastDay: sql`min(${lastDay}) filter (where ${dueAt} is not null)`.mapWith(Number),
      newAt: sql`min(${waitsNewSince(learner, sql`${learner.today}`)}) filter (where ${isNewCard})`.mapWith(ADDED_AT),
    })
    .from(reviewItems)
    .leftJoin(reviewSetSettings, isOfItsSet)
    .where(and(eq(reviewItems.studentId, learner.id), not(reviewItems.isSuspended), isWished(learner)))
  return earliest([row?.dueDay, row?.lastDay, dayOf(learner, row?.newAt)])
}

/** What was answered or set aside after a day, by the day of that, and from which day on the first of it had waited for it. */
async function listWaitedUntil(queries: Queries, learner: Learner, day: number) {
  const { kind, source } = reviewEvents
  const wasNew = sql`${reviewEvents.stageBefore} = 'new'
    or (${kind} = 'suspend' and ${reviewItems.stage} = 'new' and ${reviewItems.kind} = 'card')`
  const rows = await queries
    .select({
      until: reviewEvents.day,
      dueDay: sql`min(${previousDue()})`.mapWith(Number),
      newAt: sql`min(${waitsNewSince(learner, sql`${reviewEvents.day}`)}) filter (where ${wasNew})`.mapWith(ADDED_AT),
    })
    .from(reviewEvents)
    .innerJoin(reviewItems, eq(reviewItems.id, reviewEvents.itemId))
    .leftJoin(reviewSetSettings, isOfItsSet)
    .where(
      and(
        eq(reviewEvents.studentId, learner.id),
        or(eq(kind, 'review'), and(eq(kind, 'suspend'), isWished(learner))),
        // What happened in another program ended no wait here.
        ne(source, 'import'),
        sql`${reviewEvents.day} > ${day}`,
        stands,
      ),
    )
    .groupBy(reviewEvents.day)
  return rows.map(({ until, dueDay, newAt }) => ({ until, from: earliest([dueDay, dayOf(learner, newAt)]) }))
}

/** When what an event is about was due before it; null where it was new, or another program did not say. */
function previousDue(): SQL {
  const before = alias(reviewEvents, 'before')
  return sql`(
    select ${before.day} + case when ${before.source} = 'import' then ${before.intervalDays}
      else coalesce(${before.intervalDays}, 0) end
    from ${reviewEvents} as ${before}
    where ${before.itemId} = ${reviewEvents.itemId} and ${before.at} < ${reviewEvents.at}
      and ${before.kind} in ('review', 'miss', 'carry')
      and not exists (select from ${reviewEvents} as undoing where undoing.undoes_id = ${before.id})
    order by ${before.at} desc, ${before.id} desc limit 1)`
}

/**
 * Since when a new card waits: since it came, where the student and its set learn any, else since an exam asks for it that was not
 * over on a day. Null where it does not.
 */
function waitsNewSince({ id, settings }: Learner, day: SQL): SQL {
  const isLearned = settings.newPerDay > 0 ? sql`coalesce(${reviewSetSettings.newPerDay}, 1) > 0` : sql`false`
  const { studentId, groupId, materialId, createdAt, day: examDay } = reviewExams
  return sql`case when ${isLearned} then ${reviewItems.addedAt} else (
    select greatest(${reviewItems.addedAt}, min(${createdAt})) from ${reviewExams}
    where ${studentId} = ${id} and ${examDay} >= ${day}
      and (${groupId} = ${reviewItems.groupId} or ${materialId} = ${reviewItems.materialId})
    having count(*) > 0) end`
}

/** Read as that column is. */
const ADDED_AT = reviewItems.addedAt

const dayOf = ({ timeZone }: Learner, at: Date | null | undefined): number | null =>
  at ? studyDayOf(at, timeZone) : null

const earliest = (days: readonly (number | null | undefined)[]): number =>
  Math.min(...days.map((day) => day ?? Number.POSITIVE_INFINITY))
