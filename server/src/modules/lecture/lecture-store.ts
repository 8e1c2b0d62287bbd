import { and, desc, eq, getColumns, inArray, isNotNull, ne, not, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import { isFileOfMaterial } from '../../core/documents/material-reference.ts'
import type { Listed, Slice } from '../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { containing, insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { lectureSections, lectures } from './tables.ts'

export type LectureRow = typeof lectures.$inferSelect
export type NewLectureRow = Omit<typeof lectures.$inferInsert, 'id'>
export type SectionRow = typeof lectureSections.$inferSelect

/** How many of those that failed are shown. */
const MOST_FAILED_SHOWN = 10

const ownedBy = (studentId: number, lectureId: number) =>
  and(eq(lectures.id, lectureId), eq(lectures.studentId, studentId))

/** Completed lectures whose title or file name contains `search`, whatever its case; all where it is empty. */
const matching = (studentId: number, search: string) =>
  and(
    eq(lectures.studentId, studentId),
    eq(lectures.status, 'completed'),
    containing(search, lectures.title, lectures.originalFilename),
  )

/** Completed ones, newest first. */
export function selectLectures(
  queries: Queries,
  studentId: number,
  { search, limit, offset }: Slice & { search: string },
): Promise<Listed<LectureRow>[]> {
  return queries
    .select({ ...getColumns(lectures), total: queries.$count(lectures, matching(studentId, search)) })
    .from(lectures)
    .where(matching(studentId, search))
    .orderBy(desc(lectures.id))
    .limit(limit)
    .offset(offset)
}

const isUnderWay = or(eq(lectures.status, 'processing'), isNotNull(lectures.again))

/** Those that a job works on: a lecture in progress, or pages of one that are being read again. */
export function selectUnderWay(queries: Queries, studentId: number): Promise<LectureRow[]> {
  return queries
    .select()
    .from(lectures)
    .where(and(eq(lectures.studentId, studentId), isUnderWay))
}

/** Those in progress and the latest of those that failed. */
export function areUnfinished(queries: Queries, studentId: number): SQL | undefined {
  const latestFailed = queries
    .select({ id: lectures.id })
    .from(lectures)
    .where(and(eq(lectures.studentId, studentId), eq(lectures.status, 'failed')))
    .orderBy(desc(lectures.id))
    .limit(MOST_FAILED_SHOWN)
  return and(eq(lectures.studentId, studentId), or(isUnderWay, inArray(lectures.id, latestFailed)))
}

/** Newest first. */
export function selectUnfinished(queries: Queries, studentId: number): Promise<LectureRow[]> {
  return queries.select().from(lectures).where(areUnfinished(queries, studentId)).orderBy(desc(lectures.id))
}

/** @throws Problem `not_found` where there is no such lecture, or it is another student's */
export async function requireLecture(queries: Queries, studentId: number, lectureId: number): Promise<LectureRow> {
  return requireRow(await queries.select().from(lectures).where(ownedBy(studentId, lectureId)))
}

/** Like `requireLecture`, and keeps the row from everybody else until `tx` ends. */
export async function lockLecture(tx: Transaction, studentId: number, lectureId: number): Promise<LectureRow> {
  return requireRow(await tx.select().from(lectures).where(ownedBy(studentId, lectureId)).for('update'))
}

export async function findLectureOfHold(queries: Queries, holdId: string): Promise<LectureRow | null> {
  const [lecture] = await queries.select().from(lectures).where(eq(lectures.holdId, holdId))
  return lecture ?? null
}

export async function insertLecture(tx: Transaction, lecture: NewLectureRow): Promise<LectureRow> {
  return insertedRow(await tx.insert(lectures).values(lecture).returning())
}

/** @throws Problem `not_found` as above */
export async function updateTitle(tx: Transaction, studentId: number, lectureId: number, title: string) {
  return requireRow(await tx.update(lectures).set({ title }).where(ownedBy(studentId, lectureId)).returning())
}

/** Its sections go with it. */
export async function removeLecture(tx: Transaction, lectureId: number): Promise<void> {
  await tx.delete(lectures).where(eq(lectures.id, lectureId))
}

/** The sections of some lectures that explain something and are paid, in the order of their pages. */
export function selectSections(queries: Queries, lectureIds: readonly number[]): Promise<SectionRow[]> {
  const isShown = and(ne(lectureSections.html, ''), eq(lectureSections.isAgain, false))
  return queries
    .select()
    .from(lectureSections)
    .where(and(isAnyOf(lectureSections.lectureId, lectureIds), isShown))
    .orderBy(lectureSections.firstPage, lectureSections.position)
}

/** What the explanation of each of the student's completed lectures takes, the newest first. */
export function listLectureSizes(queries: Queries, studentId: number): Promise<Sized<number>[]> {
  const { lectureId, html, questions } = lectureSections
  const ofIts = queries
    .select({ bytes: sumBytes(html, questions) })
    .from(lectureSections)
    .where(eq(lectureId, lectures.id))
  return queries
    .select({ id: lectures.id, bytes: sql`${ofIts}`.mapWith(Number) })
    .from(lectures)
    .where(matching(studentId, ''))
    .orderBy(desc(lectures.id))
}

/** Those of the student's completed lectures that are still there, the newest first. */
export function selectCompleted(
  queries: Queries,
  studentId: number,
  lectureIds: readonly number[],
): Promise<LectureRow[]> {
  return queries
    .select()
    .from(lectures)
    .where(and(matching(studentId, ''), isAnyOf(lectures.id, lectureIds)))
    .orderBy(desc(lectures.id))
}

/**
 * Changes what a section explains. One that explains nothing any more is shown nowhere; its place stays taken, so that no other
 * section is ever known by it. The caller has locked the lecture.
 */
export async function updateExplanation(
  tx: Transaction,
  { lectureId, position }: SectionRow,
  html: string,
): Promise<void> {
  const isThis = and(eq(lectureSections.lectureId, lectureId), eq(lectureSections.position, position))
  if (html !== '') {
    await tx.update(lectureSections).set({ html }).where(isThis)
    return
  }
  await tx.update(lectureSections).set({ html, title: '', questions: [], badges: [] }).where(isThis)
  const { sectionCount, sectionsDone } = lectures
  await tx
    .update(lectures)
    .set({ sectionCount: sql`${sectionCount} - 1`, sectionsDone: sql`${sectionsDone} - 1` })
    .where(eq(lectures.id, lectureId))
}

/** Leaves a section with these questions alone. The caller has locked the lecture. */
export async function updateQuestions(
  tx: Transaction,
  { lectureId, position }: SectionRow,
  questions: SectionRow['questions'],
): Promise<void> {
  const isThis = and(eq(lectureSections.lectureId, lectureId), eq(lectureSections.position, position))
  await tx.update(lectureSections).set({ questions }).where(isThis)
}

/** Whether a lecture keeps its PDF: of one that failed, and cannot be tried again, it is on its way out. */
const keepsFile = or(ne(lectures.status, 'failed'), isNotNull(lectures.retryUntil))

export async function listNeededFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { fileKey } = lectures
  const isNeeded = and(inArray(fileKey, [...fileKeys]), keepsFile)
  return (await queries.select({ fileKey }).from(lectures).where(isNeeded)).flatMap((row) => row.fileKey ?? [])
}

/** Bytes of the student's PDFs that no material has, and of what was read in them and made of them. */
export async function sumLectureBytes(queries: Queries, studentId: number): Promise<number> {
  const isKept = and(eq(lectures.studentId, studentId), keepsFile)
  const own = queries
    .selectDistinct({ fileKey: lectures.fileKey, sizeBytes: lectures.fileSizeBytes })
    .from(lectures)
    .where(and(isKept, not(isFileOfMaterial(lectures.fileKey, lectures.studentId))))
    .as('own')
  const [files] = await queries.select({ bytes: sum(own.sizeBytes).mapWith(Number) }).from(own)
  const { pages, title, html, questions } = lectureSections
  const [texts] = await queries
    .select({ bytes: sumBytes(pages, title, html, questions) })
    .from(lectureSections)
    .innerJoin(lectures, eq(lectureSections.lectureId, lectures.id))
    .where(isKept)
  return (files?.bytes ?? 0) + (texts?.bytes ?? 0)
}

/** Totals of the completed lectures, and how many are in progress. */
export async function readTotals(queries: Queries, studentId: number) {
  const completed = sql`filter (where ${lectures.status} = 'completed')`
  const [totals] = await queries
    .select({
      lectureCount: sql<number>`(count(*) ${completed})::int`,
      pageCount: sql<number>`(coalesce(sum(${lectures.totalPages}) ${completed}, 0))::int`,
      sectionCount: sql<number>`(coalesce(sum(${lectures.sectionCount}) ${completed}, 0))::int`,
      creditsSpent: sql<number>`(coalesce(sum(${lectures.creditCost}) ${completed}, 0))::int`,
      inProgressCount: sql<number>`(count(*) filter (where ${lectures.status} = 'processing'))::int`,
    })
    .from(lectures)
    .where(eq(lectures.studentId, studentId))
  if (!totals) throw new Error('An aggregate gave no row')
  return totals
}
