import {
  DEFAULT_NEW_PER_DAY,
  DEFAULT_RETENTION,
  DEFAULT_REVIEWS_PER_DAY,
  type ReviewKind,
} from '@lectern/domain/review'
import { mistakeScheduler } from '@lectern/memory/mistakes'
import { createScheduler, type Scheduler } from '@lectern/memory/scheduler'
import { FIRST_ZONE, studyDayOf } from '@lectern/memory/study-day'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { reviewSetSettings, reviewSettings } from '../tables.ts'

export type SettingsRow = typeof reviewSettings.$inferSelect
export type SetSettingsRow = typeof reviewSetSettings.$inferSelect

/** A student as one who remembers: how they review, and which of their days it is. */
export interface Learner {
  id: number
  settings: SettingsRow
  timeZone: string
  now: Date
  today: number
}

const defaultsOf = (studentId: number): SettingsRow => ({
  studentId,
  timeZone: null,
  retention: DEFAULT_RETENTION,
  newPerDay: DEFAULT_NEW_PER_DAY,
  reviewsPerDay: DEFAULT_REVIEWS_PER_DAY,
  countsStudies: true,
  gradeButtons: 4,
  showsIntervals: true,
  bringsMistakes: true,
  easyDays: null,
  holidays: null,
  weights: null,
  adapts: true,
  fit: null,
  fitTriedCount: 0,
  refreshedTo: null,
})

const selectSettings = prepared((queries) =>
  queries
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.studentId, sql.placeholder('studentId')))
    .prepare(),
)

/** For what only reads. */
export async function readLearner(queries: Queries, studentId: number, now: Date): Promise<Learner> {
  const [row] = await selectSettings(queries, { studentId })
  return learnerOf(row ?? defaultsOf(studentId), now)
}

/**
 * Keeps everything else that writes this student's memory waiting until `tx` ends: first of all rows of this folder, and
 * after those of the module that brings the cards.
 */
export async function lockLearner(tx: Transaction, studentId: number, now: Date): Promise<Learner> {
  const lock = () =>
    tx.select().from(reviewSettings).where(eq(reviewSettings.studentId, studentId)).for('no key update')
  const [row] = await lock()
  if (row) return learnerOf(row, now)
  const { retention, newPerDay, reviewsPerDay } = defaultsOf(studentId)
  await tx.insert(reviewSettings).values({ studentId, retention, newPerDay, reviewsPerDay }).onConflictDoNothing()
  return learnerOf(requireRow(await lock()), now)
}

export function learnerOf(settings: SettingsRow, now: Date): Learner {
  const timeZone = settings.timeZone ?? FIRST_ZONE
  return { id: settings.studentId, settings, timeZone, now, today: studyDayOf(now, timeZone) }
}

/** What differs for the sets of a student, by their kind and id. */
export async function readSetSettings(queries: Queries, studentId: number): Promise<Map<string, SetSettingsRow>> {
  const rows = await queries.select().from(reviewSetSettings).where(eq(reviewSetSettings.studentId, studentId))
  return new Map(rows.map((row) => [groupKey(row), row]))
}

export async function readSettingsOfSet(
  queries: Queries,
  studentId: number,
  { kind, groupId }: { kind: ReviewKind; groupId: number },
): Promise<SetSettingsRow | null> {
  const [row] = await queries
    .select()
    .from(reviewSetSettings)
    .where(
      and(
        eq(reviewSetSettings.studentId, studentId),
        eq(reviewSetSettings.kind, kind),
        eq(reviewSetSettings.groupId, groupId),
      ),
    )
  return row ?? null
}

export const groupKey = ({ kind, groupId }: { kind: ReviewKind; groupId: number }): string => `${kind} ${groupId}`

/** For cards FSRS as it fits the student, with the retention that is wished for their set; missed questions have a rule of their own. */
export const schedulerOf = (
  { settings }: Learner,
  { kind }: { kind: ReviewKind },
  set: { retention: number | null } | null,
): Scheduler => (kind === 'card' ? schedulerFor(settings, set?.retention ?? settings.retention) : mistakeScheduler)

/** Those of wishes that were met lately: most students have one of a few. */
const made = new Map<string, Scheduler>()
const MOST_MADE = 500

function schedulerFor({ weights }: SettingsRow, retention: number): Scheduler {
  const wish = `${retention} ${weights?.join(' ') ?? ''}`
  const known = made.get(wish)
  if (known) return known
  if (made.size >= MOST_MADE) made.clear()
  const scheduler = createScheduler({ retention, weights })
  made.set(wish, scheduler)
  return scheduler
}

export async function saveSettings(tx: Transaction, { studentId, ...settings }: SettingsRow): Promise<void> {
  await tx.update(reviewSettings).set(settings).where(eq(reviewSettings.studentId, studentId))
}

export async function saveSetSettings(tx: Transaction, settings: SetSettingsRow): Promise<void> {
  const { retention, newPerDay, reviewsPerDay, isTyped } = settings
  await tx
    .insert(reviewSetSettings)
    .values(settings)
    .onConflictDoUpdate({
      target: [reviewSetSettings.studentId, reviewSetSettings.kind, reviewSetSettings.groupId],
      set: { retention, newPerDay, reviewsPerDay, isTyped },
    })
}
