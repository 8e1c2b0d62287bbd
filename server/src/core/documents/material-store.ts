import { createHash } from 'node:crypto'
import { and, desc, eq, getColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import type { RecognisedWord } from './reading/pictures/recognised-word.ts'
import { excerptOf } from './search/holding.ts'
import { materials } from './tables.ts'

export type MaterialRow = Omit<typeof materials.$inferSelect, 'studentId' | 'contentHash' | 'fileHash' | 'pageWords'>
/** A material without its text, which may be megabytes. */
export type MaterialSummaryRow = Omit<MaterialRow, 'text' | 'outline' | 'moments'> & { excerpt: string }
export type NewMaterialRow = Omit<typeof materials.$inferInsert, 'id'>

const {
  studentId: _studentId,
  contentHash: _contentHash,
  fileHash: _fileHash,
  pageWords: _pageWords,
  outline,
  moments,
  text,
  ...columns
} = getColumns(materials)

/** All of a material but its text, its outline, the places of its words and its moments. */
export const shortColumns = columns
const wholeColumns = { ...shortColumns, text, outline, moments, excerpt: excerptOf('') }

const ownedBy = (studentId: number, materialId: number) =>
  and(eq(materials.id, materialId), eq(materials.studentId, studentId))

/** All of a material but the places of its words. */
export type WholeMaterialRow = MaterialRow & MaterialSummaryRow

/** @throws Problem `not_found` where there is no such material, or it is another student's */
export async function requireMaterial(
  queries: Queries,
  studentId: number,
  materialId: number,
): Promise<WholeMaterialRow> {
  return requireRow(await queries.select(wholeColumns).from(materials).where(ownedBy(studentId, materialId)))
}

/** Those of the student's materials that are still there, the newest first. */
export function selectMaterials(
  queries: Queries,
  studentId: number,
  materialIds: readonly number[],
): Promise<WholeMaterialRow[]> {
  return queries
    .select(wholeColumns)
    .from(materials)
    .where(and(eq(materials.studentId, studentId), isAnyOf(materials.id, materialIds)))
    .orderBy(desc(materials.id))
}

/** The text of the student's material and where its pages begin; null where it has gone, or never was theirs. */
export async function readText(
  queries: Queries,
  studentId: number,
  materialId: number,
): Promise<Pick<MaterialRow, 'text' | 'pageStarts'> | null> {
  const { pageStarts } = materials
  const [row] = await queries.select({ text, pageStarts }).from(materials).where(ownedBy(studentId, materialId))
  return row ?? null
}

/** A material without its text. @throws Problem `not_found` as above */
export async function requireShortMaterial(
  queries: Queries,
  studentId: number,
  materialId: number,
): Promise<Omit<MaterialRow, 'text' | 'outline' | 'moments'>> {
  return requireRow(await queries.select(shortColumns).from(materials).where(ownedBy(studentId, materialId)))
}

/** The words that were recognised on a page, counted from 1; null where none were. */
export async function readPageWords(
  queries: Queries,
  studentId: number,
  materialId: number,
  page: number,
): Promise<readonly RecognisedWord[] | null> {
  const words = sql<readonly RecognisedWord[] | null>`${materials.pageWords} -> ${String(page - 1)}::text`
  const [row] = await queries.select({ words }).from(materials).where(ownedBy(studentId, materialId))
  return row?.words ?? null
}

/** What the student calls those of the materials that are theirs. */
export async function readTitles(
  queries: Queries,
  studentId: number,
  materialIds: readonly number[],
): Promise<Map<number, string>> {
  if (materialIds.length === 0) return new Map()
  const { id, title, name } = materials
  const rows = await queries
    .select({ id, title, name })
    .from(materials)
    .where(and(inArray(id, [...materialIds]), eq(materials.studentId, studentId)))
  return new Map(rows.map((row) => [row.id, row.title ?? row.name]))
}

/**
 * What a material goes by that is brought once more: the name that came last, and when. What an earlier version stored comes after what
 * was brought since.
 */
export const broughtOnceMore = ({ name, createdAt }: Pick<NewMaterialRow, 'name' | 'createdAt'>) => {
  const at = sql.param(createdAt, materials.createdAt)
  return {
    name: sql`case when ${materials.createdAt} <= ${at} then ${name}::text else ${materials.name} end`,
    createdAt: sql`greatest(${materials.createdAt}, ${at})`,
  }
}

/**
 * The id of the student's material with this text, brought once more; null where there is none.
 * @param keepsName it goes by the name that it has
 */
export async function touchMaterial(
  tx: Transaction,
  material: NewMaterialRow,
  { keepsName = false } = {},
): Promise<number | null> {
  const { studentId, contentHash } = material
  const { name, createdAt } = broughtOnceMore(material)
  const [touched] = await tx
    .update(materials)
    .set(keepsName ? { createdAt } : { name, createdAt })
    .where(and(eq(materials.studentId, studentId), hasHash(contentHash)))
    .returning({ id: materials.id })
  return touched?.id ?? null
}

/** Null is the hash of no text. */
export const hasHash = (contentHash: string | null | undefined) =>
  contentHash == null ? sql`false` : eq(materials.contentHash, contentHash)

/** What a text is known by among those of its student. */
export const hashOfText = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The id of the student's material with this text, kept until `tx` ends; null where there is none. */
export async function findMaterialOfText(
  tx: Transaction,
  { studentId, contentHash }: Pick<NewMaterialRow, 'studentId' | 'contentHash'>,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), hasHash(contentHash)))
    .for('key share')
  return row?.id ?? null
}

/** Whether the student's material has this text, no more and no less. */
export async function isTextOfMaterial(
  queries: Queries,
  studentId: number,
  materialId: number,
  content: string,
): Promise<boolean> {
  const { contentHash } = materials
  const hasText = or(eq(contentHash, hashOfText(content)), and(isNull(contentHash), eq(text, content)))
  return (await queries.$count(materials, and(ownedBy(studentId, materialId), hasText))) > 0
}

/** The caller has locked the student, and has seen that there is no such text. */
export async function insertMaterial(tx: Transaction, material: NewMaterialRow): Promise<number> {
  return insertedRow(await tx.insert(materials).values(material).returning({ id: materials.id })).id
}

/** @throws Problem `not_found` as above */
export async function requireOwnMaterial(queries: Queries, studentId: number, materialId: number): Promise<void> {
  requireRow(await queries.select({ id: materials.id }).from(materials).where(ownedBy(studentId, materialId)))
}

/** Keeps a material, and its student before it, from being deleted until `tx` ends. @throws Problem `not_found` as above */
export async function holdMaterial(tx: Transaction, studentId: number, materialId: number): Promise<void> {
  await keepFromErasure(tx, studentId)
  requireRow(
    await tx.select({ id: materials.id }).from(materials).where(ownedBy(studentId, materialId)).for('key share'),
  )
}

/** Holds a material that is the student's and still there: its id, else null. @throws Problem `not_found` without the student */
export async function holdMaterialIfThere(
  tx: Transaction,
  studentId: number,
  materialId: number | null,
): Promise<number | null> {
  if (materialId === null) return null
  const there = await holdMaterialsIfThere(tx, studentId, [materialId])
  return there.has(materialId) ? materialId : null
}

/** Holds those of `materialIds` that are the student's and still there, and says which. @throws Problem as above */
export async function holdMaterialsIfThere(
  tx: Transaction,
  studentId: number,
  materialIds: readonly number[],
): Promise<Set<number>> {
  if (materialIds.length === 0) return new Set()
  await keepFromErasure(tx, studentId)
  const rows = await tx
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), isAnyOf(materials.id, materialIds)))
    .orderBy(materials.id)
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Holds a material that something is made from: what that names, or that it has gone meanwhile. @throws Problem as above */
export async function holdOrigin(
  tx: Transaction,
  studentId: number,
  named: number | null,
): Promise<{ materialId: number | null; isMaterialGone: boolean }> {
  const materialId = await holdMaterialIfThere(tx, studentId, named)
  return { materialId, isMaterialGone: materialId !== named }
}

/**
 * Gives a recording that has none its text, and its hash where no other material has that text.
 * @returns whether it was given: not where it has one, or has gone
 */
export async function fillText(
  tx: Transaction,
  {
    id,
    studentId,
    contentHash,
    ...filled
  }: Pick<MaterialRow, 'id' | 'text' | 'words' | 'sizeBytes'> &
    Pick<NewMaterialRow, 'studentId' | 'contentHash' | 'moments'>,
): Promise<boolean> {
  const other = await findMaterialOfText(tx, { studentId, contentHash })
  const given = await tx
    .update(materials)
    .set({ ...filled, contentHash: other === null ? contentHash : null })
    .where(and(ownedBy(studentId, id), eq(materials.words, 0)))
    .returning({ id: materials.id })
  return given.length > 0
}

/** @throws Problem `not_found` as above */
export async function updateTitle(tx: Transaction, studentId: number, materialId: number, title: string) {
  requireRow(
    await tx.update(materials).set({ title }).where(ownedBy(studentId, materialId)).returning({ id: materials.id }),
  )
}

/** The key of the file that nothing here refers to any more. @throws Problem `not_found` as above */
export async function removeMaterial(tx: Transaction, studentId: number, materialId: number): Promise<string | null> {
  const { fileKey } = requireRow(
    await tx.delete(materials).where(ownedBy(studentId, materialId)).returning({ fileKey: materials.fileKey }),
  )
  return fileKey
}

/** Bytes of all texts and files of the student. */
export async function sumMaterialBytes(queries: Queries, studentId: number): Promise<number> {
  const [row] = await queries
    .select({ sizeBytes: sql`sum(${materials.sizeBytes}::bigint + ${materials.fileSizeBytes})`.mapWith(Number) })
    .from(materials)
    .where(eq(materials.studentId, studentId))
  return row?.sizeBytes ?? 0
}
