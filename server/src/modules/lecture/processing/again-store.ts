import type { LecturePage } from '@lectern/domain/lecture'
import { and, eq, max, ne } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import type { Told } from '../../../speaker.ts'
import type { LectureRow } from '../lecture-store.ts'
import { lectureSections, lectures, type ReadingAgain } from '../tables.ts'
import { type Claim, insertSections, lockClaimed } from './work-store.ts'

const isSectionOf = (lectureId: number) => eq(lectureSections.lectureId, lectureId)
const isNew = (lectureId: number) => and(isSectionOf(lectureId), eq(lectureSections.isAgain, true))

/** Pages of a completed lecture are to be read again. The caller has locked it. */
export async function beginAgain(
  tx: Transaction,
  lectureId: number,
  anew: Pick<LectureRow, 'again' | 'jobId' | 'attempt'>,
): Promise<LectureRow> {
  return requireRow(
    await tx
      .update(lectures)
      .set({ ...anew, againError: null, failingSince: null })
      .where(eq(lectures.id, lectureId))
      .returning(),
  )
}

/** Keeps what the pages were found to hold, so that they are read once. @throws LeaseLostError */
export async function keepFoundAgain(
  tx: Transaction,
  claim: Claim,
  again: ReadingAgain,
  sections: readonly LecturePage[][],
): Promise<void> {
  const { lectureId } = claim
  await lockClaimed(tx, claim)
  const [last] = await tx
    .select({ position: max(lectureSections.position) })
    .from(lectureSections)
    .where(isSectionOf(lectureId))
  await insertSections(tx, lectureId, sections, { after: last?.position ?? 0, isAgain: true })
  await tx.update(lectures).set({ again }).where(eq(lectures.id, lectureId))
}

/** The explanation of the pages becomes part of the lecture. The caller has locked it. */
export async function showAgain(
  tx: Transaction,
  lectureId: number,
  change: Pick<LectureRow, 'unreadPages' | 'creditCost'>,
): Promise<void> {
  await tx.delete(lectureSections).where(and(isNew(lectureId), eq(lectureSections.html, '')))
  await tx.update(lectureSections).set({ isAgain: false }).where(isNew(lectureId))
  await end(tx, lectureId, { ...change, againError: null })
}

/** The lecture stays as it was; without a reason where its student ended it. The caller has locked it. */
export async function endAgain(tx: Transaction, lectureId: number, againError: Told | null): Promise<void> {
  await tx.delete(lectureSections).where(isNew(lectureId))
  await end(tx, lectureId, { againError })
}

async function end(tx: Transaction, lectureId: number, change: Partial<LectureRow>): Promise<void> {
  const sectionCount = await tx.$count(lectureSections, and(isSectionOf(lectureId), ne(lectureSections.html, '')))
  await tx
    .update(lectures)
    .set({ ...change, again: null, failingSince: null, sectionCount, sectionsDone: sectionCount })
    .where(eq(lectures.id, lectureId))
}
