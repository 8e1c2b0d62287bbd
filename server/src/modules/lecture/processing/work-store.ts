import type { Maker } from '@lectern/domain/content'
import type { LecturePage, SectionBadge } from '@lectern/domain/lecture'
import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import { partsOf } from '../../../core/study-html/parts.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import type { Told } from '../../../speaker.ts'
import { questionIdOf } from '../check-questions.ts'
import type { LectureRow } from '../lecture-store.ts'
import { type CheckQuestion, lectureSections, lectures } from '../tables.ts'

/** An attempt's right to write: it ends when a later attempt takes the lecture up, or the lecture is over. */
export interface Claim {
  lectureId: number
  attempt: number
}

/** What became of one section. */
export interface Explained {
  title: string
  html: string
  questions: CheckQuestion[]
  badges: SectionBadge[]
}

/** The lecture is processed, as a whole or some of its pages once more. */
const isWorkedOn = or(eq(lectures.status, 'processing'), isNotNull(lectures.again))
const isProcessed = (lectureId: number) => and(eq(lectures.id, lectureId), isWorkedOn)

/** Takes a lecture up for an attempt, in place of all earlier ones; null where it is gone, over, or a later one has it. */
export async function claimLecture(tx: Transaction, { lectureId, attempt }: Claim): Promise<LectureRow | null> {
  const [claimed] = await tx
    .update(lectures)
    .set({ attempt })
    .where(and(isProcessed(lectureId), lt(lectures.attempt, attempt)))
    .returning()
  return claimed ?? null
}

/**
 * Keeps the lecture for the rest of `tx`.
 * @throws LeaseLostError where the attempt has lost it
 */
export async function lockClaimed(tx: Transaction, { lectureId, attempt }: Claim): Promise<LectureRow> {
  const [lecture] = await tx
    .select()
    .from(lectures)
    .where(and(isProcessed(lectureId), eq(lectures.attempt, attempt)))
    .for('update')
  if (!lecture) throw leaseLost({ lectureId, attempt })
  return lecture
}

const leaseLost = ({ lectureId, attempt }: Claim) =>
  new LeaseLostError(`Attempt ${attempt} no longer has the lecture ${lectureId}`)

/** Keeps what the PDF was found to hold, so that it is read once. @throws LeaseLostError */
export async function saveSections(
  tx: Transaction,
  claim: Claim,
  {
    sections,
    ...found
  }: Pick<LectureRow, 'unreadPages'> &
    Partial<Pick<LectureRow, 'materialId' | 'fileKey'>> & { totalPages: number; sections: readonly LecturePage[][] },
): Promise<void> {
  const { lectureId } = claim
  await lockClaimed(tx, claim)
  await insertSections(tx, lectureId, sections, { after: 0, isAgain: false })
  await tx
    .update(lectures)
    .set({ ...found, sectionCount: sections.length })
    .where(eq(lectures.id, lectureId))
}

/** Sections that wait for their explanation. The caller has locked the lecture. */
export async function insertSections(
  tx: Transaction,
  lectureId: number,
  sections: readonly LecturePage[][],
  { after, isAgain }: { after: number; isAgain: boolean },
): Promise<void> {
  const rows = sections.map((pages, index) => ({
    lectureId,
    position: after + index + 1,
    firstPage: pages[0]?.page ?? 1,
    lastPage: pages.at(-1)?.page ?? 1,
    pages,
    isAgain,
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(lectureSections).values(rows.slice(from, from + ROWS_AT_ONCE))
}

/** About 400 kB of text. */
const ROWS_AT_ONCE = 100
/** The most lectures that one sweep takes. */
const MOST_AT_ONCE = 100

/** Places of the sections that wait for their explanation, in order. */
export async function listPending(queries: Queries, lectureId: number): Promise<number[]> {
  const rows = await queries
    .select({ position: lectureSections.position })
    .from(lectureSections)
    .where(and(eq(lectureSections.lectureId, lectureId), isNotNull(lectureSections.pages)))
    .orderBy(lectureSections.position)
  return rows.map(({ position }) => position)
}

/** The pages of a section that waits for its explanation; null once it has one, or is gone. */
export async function readPending(
  queries: Queries,
  lectureId: number,
  position: number,
): Promise<LecturePage[] | null> {
  const [section] = await queries
    .select({ pages: lectureSections.pages })
    .from(lectureSections)
    .where(and(eq(lectureSections.lectureId, lectureId), eq(lectureSections.position, position)))
  return section?.pages ?? null
}

/** Notes since when every call has failed. Without effect where the attempt has lost the lecture. */
export async function saveFailing(tx: Transaction, { lectureId, attempt }: Claim, failingSince: Date | null) {
  await tx
    .update(lectures)
    .set({ failingSince })
    .where(and(isProcessed(lectureId), eq(lectures.attempt, attempt)))
}

/** Keeps an explanation, so that no later attempt asks for it again. @throws LeaseLostError */
export async function saveExplanation(
  tx: Transaction,
  claim: Claim,
  position: number,
  { maker, ...explained }: Explained & { maker: Maker },
): Promise<void> {
  const { lectureId, attempt } = claim
  const counted = await tx
    .update(lectures)
    .set({ sectionsDone: sql`${lectures.sectionsDone} + 1`, ...maker, failingSince: null })
    .where(and(isProcessed(lectureId), eq(lectures.attempt, attempt)))
    .returning({ id: lectures.id })
  if (counted.length === 0) throw leaseLost(claim)
  await tx
    .update(lectureSections)
    .set({ ...explained, pages: null })
    .where(and(eq(lectureSections.lectureId, lectureId), eq(lectureSections.position, position)))
}

/**
 * Completes a lecture all of whose sections have been dealt with; those that hold nothing to explain go.
 * @returns how many sections explain something
 * @throws LeaseLostError
 */
export async function markCompleted(tx: Transaction, claim: Claim, creditCost: number): Promise<number> {
  const { lectureId } = claim
  await lockClaimed(tx, claim)
  const isOfIt = eq(lectureSections.lectureId, lectureId)
  await tx.delete(lectureSections).where(and(isOfIt, eq(lectureSections.html, '')))
  const sectionCount = await tx.$count(lectureSections, isOfIt)
  const counts = { sectionCount, sectionsDone: sectionCount }
  await tx
    .update(lectures)
    .set({ status: 'completed', creditCost, ...counts })
    .where(eq(lectures.id, lectureId))
  return sectionCount
}

/** How many different parts and questions the explanation has of which each can be said to be wrong: what is shown, or what was read again and is not yet. */
export async function countParts(
  queries: Queries,
  lectureId: number,
  { isAgain }: { isAgain: boolean },
): Promise<number> {
  const { html, questions } = lectureSections
  const sections = await queries
    .select({ html, questions })
    .from(lectureSections)
    .where(and(eq(lectureSections.lectureId, lectureId), eq(lectureSections.isAgain, isAgain)))
  const made = sections.flatMap((section) => [
    ...partsOf(section.html).map(({ id }) => id),
    ...section.questions.map(questionIdOf),
  ])
  return new Set(made).size
}

/** A lecture that is being processed, whoever has it, kept for the rest of `tx`; null where it is gone or over. */
export async function lockProcessed(tx: Transaction, lectureId: number): Promise<LectureRow | null> {
  const [lecture] = await tx.select().from(lectures).where(isProcessed(lectureId)).for('update')
  return lecture ?? null
}

/** Whose lecture it is, if it is still there. */
export async function findOwner(queries: Queries, lectureId: number): Promise<{ id: number } | null> {
  const [row] = await queries.select({ id: lectures.studentId }).from(lectures).where(eq(lectures.id, lectureId))
  return row ?? null
}

/** What was found in it and made of it stays for as long as it may be tried again. The caller has locked it. */
export async function markFailed(
  tx: Transaction,
  lectureId: number,
  failure: { errorMessage: Told; refundedCredits: number; retryUntil: Date | null },
): Promise<void> {
  await tx
    .update(lectures)
    .set({ ...failure, status: 'failed' })
    .where(eq(lectures.id, lectureId))
  if (failure.retryUntil === null) await forgetWork(tx, lectureId)
}

/** Nothing is left to go on from, and the PDF is no longer needed. */
export async function forgetWork(tx: Transaction, lectureId: number): Promise<void> {
  await tx.update(lectures).set({ retryUntil: null }).where(eq(lectures.id, lectureId))
  await tx.delete(lectureSections).where(eq(lectureSections.lectureId, lectureId))
}

/** Lectures that kept their PDF for another try until before `moment`. */
export function selectRetriesOver(queries: Queries, moment: Date): Promise<{ id: number }[]> {
  const isOver = lt(lectures.retryUntil, moment)
  return queries.select({ id: lectures.id }).from(lectures).where(isOver).limit(MOST_AT_ONCE)
}

/** Such a lecture, kept for the rest of `tx`; null where it is being tried again, or gone. */
export async function lockRetryOver(tx: Transaction, lectureId: number, moment: Date): Promise<LectureRow | null> {
  const isOver = and(eq(lectures.id, lectureId), lt(lectures.retryUntil, moment))
  const [lecture] = await tx.select().from(lectures).where(isOver).for('update')
  return lecture ?? null
}

/** A lecture that failed is to be worked on once more, by another job. The caller has locked it. */
export async function restartLecture(
  tx: Transaction,
  lectureId: number,
  anew: Pick<LectureRow, 'jobId' | 'holdId' | 'creditCost' | 'attempt' | 'createdAt'>,
): Promise<LectureRow> {
  const over = { errorMessage: null, refundedCredits: 0, retryUntil: null, failingSince: null }
  return requireRow(
    await tx
      .update(lectures)
      .set({ ...anew, ...over, status: 'processing' })
      .where(eq(lectures.id, lectureId))
      .returning(),
  )
}
