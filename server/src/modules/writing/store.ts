import { EXAM_SCALES, maximumScore } from '@lectern/domain/writing'
import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm'
import type { Score } from '../../bound-module.ts'
import type { Sized } from '../../core/archives/batches.ts'
import type { Listed, Slice } from '../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { beginningOf, containing, insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { rowBytes } from '../../platform/database/text-bytes.ts'
import { essays } from './tables.ts'

export type EssayRow = typeof essays.$inferSelect
export type NewEssayRow = Omit<typeof essays.$inferInsert, 'id'>

/** How much of an essay's topic stands beside its score. */
const TITLE_CHARACTERS = 100
const { content: _content, report: _report, ...shortColumns } = getColumns(essays)
const summaryColumns = { ...shortColumns, excerpt: beginningOf(essays.content) }

/** An essay without its text and its report, which no list shows. */
export type EssaySummaryRow = Omit<EssayRow, 'content' | 'report'> & { excerpt: string }

/** What stands beside its score, where it is one of many. */
export const titleOf = ({ topic, excerpt }: Pick<EssaySummaryRow, 'topic' | 'excerpt'>): string =>
  (topic || excerpt).slice(0, TITLE_CHARACTERS)

/** Essays of the student whose text or topic contains `search`, whatever its case; all where it is empty. */
export const matchingEssays = (studentId: number, search: string) =>
  and(eq(essays.studentId, studentId), containing(search, essays.content, essays.topic))

const ownedBy = (studentId: number, essayId: number) => and(eq(essays.id, essayId), eq(essays.studentId, studentId))

/** Newest first. */
export function listEssayRows(
  queries: Queries,
  studentId: number,
  { search, limit, offset }: Slice & { search: string },
): Promise<Listed<EssaySummaryRow>[]> {
  return queries
    .select({ ...summaryColumns, total: queries.$count(essays, matchingEssays(studentId, search)) })
    .from(essays)
    .where(matchingEssays(studentId, search))
    .orderBy(desc(essays.id))
    .limit(limit)
    .offset(offset)
}

/** What essays were marked with, the newest first, each on the scale of its exam. */
export async function listEssayScores(queries: Queries, studentId: number, limit: number): Promise<Score[]> {
  const rows = await listEssayRows(queries, studentId, { search: '', limit, offset: 0 })
  return rows.map(({ createdAt, examType, score, ...row }) => ({
    at: createdAt,
    title: titleOf(row),
    score,
    most: maximumScore(EXAM_SCALES[examType]),
  }))
}

/** The essay and those that it revises, one after the other, the earliest first; none where it is not the student's. */
export function listDraftRows(queries: Queries, studentId: number, essayId: number, limit: number) {
  const { id, examType, score, words, mistakeCount, createdAt } = essays
  const line = sql`
    with recursive line (id, previous_id, back) as (
      select id, previous_id, 1 from ${essays} where ${ownedBy(studentId, essayId)}
      union all
      select earlier.id, earlier.previous_id, back + 1 from line
      join ${essays} as earlier on earlier.id = line.previous_id where back < ${limit}
    ) select id from line`
  return queries
    .select({ id, examType, score, words, mistakeCount, createdAt })
    .from(essays)
    .where(and(eq(essays.studentId, studentId), sql`${essays.id} in (${line})`))
    .orderBy(asc(essays.id))
}

export async function findEssay(queries: Queries, studentId: number, essayId: number): Promise<EssayRow | null> {
  const [essay] = await queries.select().from(essays).where(ownedBy(studentId, essayId))
  return essay ?? null
}

/** What each of the student's essays takes with its report, the newest first. */
export const listEssaySizes = (queries: Queries, studentId: number): Promise<Sized<number>[]> =>
  queries
    .select({ id: essays.id, bytes: rowBytes(essays.content, essays.report) })
    .from(essays)
    .where(eq(essays.studentId, studentId))
    .orderBy(desc(essays.id))

/** Those of the student's essays that are still there, the newest first. */
export const selectEssays = (queries: Queries, studentId: number, ids: readonly number[]): Promise<EssayRow[]> =>
  queries
    .select()
    .from(essays)
    .where(and(eq(essays.studentId, studentId), isAnyOf(essays.id, ids)))
    .orderBy(desc(essays.id))

/** @throws Problem `not_found` where there is no such essay, or it is another student's */
export async function requireEssay(queries: Queries, studentId: number, essayId: number): Promise<EssayRow> {
  return requireRow(await queries.select().from(essays).where(ownedBy(studentId, essayId)))
}

/** Keeps an essay from being deleted until `tx` ends; false where it is gone. */
export async function keepEssay(tx: Transaction, studentId: number, essayId: number): Promise<boolean> {
  const kept = await tx.select({ id: essays.id }).from(essays).where(ownedBy(studentId, essayId)).for('key share')
  return kept.length > 0
}

/** Keeps other writers of this essay waiting until `tx` ends. @throws Problem `not_found` as above */
export async function lockEssay(tx: Transaction, studentId: number, essayId: number): Promise<EssayRow> {
  return requireRow(await tx.select().from(essays).where(ownedBy(studentId, essayId)).for('no key update'))
}

/** Changes the report of a locked essay. */
export async function updateReport(tx: Transaction, essayId: number, report: EssayRow['report']): Promise<void> {
  await tx.update(essays).set({ report, mistakeCount: report.mistakes.length }).where(eq(essays.id, essayId))
}

/** Says of the essays that name a material that it is their text no more: they count it themselves. The material is locked. */
export async function countOwnTexts(tx: Transaction, studentId: number, materialId: number): Promise<void> {
  await tx
    .update(essays)
    .set({ isTextOfMaterial: false })
    .where(and(eq(essays.materialId, materialId), eq(essays.studentId, studentId)))
}

/** The essays that are a material, or were read from it, the newest first. */
export const selectEssaysOf = (
  queries: Queries,
  studentId: number,
  materialId: number,
  limit: number,
): Promise<EssaySummaryRow[]> =>
  queries
    .select(summaryColumns)
    .from(essays)
    .where(and(eq(essays.materialId, materialId), eq(essays.studentId, studentId)))
    .orderBy(desc(essays.id))
    .limit(limit)

export async function insertEssay(tx: Transaction, essay: NewEssayRow): Promise<EssayRow> {
  return insertedRow(await tx.insert(essays).values(essay).returning())
}

/** Its revisions stay, on their own. @throws Problem `not_found` as above */
export async function removeEssay(tx: Transaction, studentId: number, essayId: number): Promise<void> {
  requireRow(await tx.delete(essays).where(ownedBy(studentId, essayId)).returning({ id: essays.id }))
}
