import { createHash } from 'node:crypto'
import type { MaterialSort } from '@lectern/domain/materials/material'
import { and, desc, eq, getColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { insertedRow, requireRow } from '../../platform/database/rows.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import { excerptOf, holding } from './search/holding.ts'
import { materials } from './tables.ts'

export type MaterialRow = Omit<typeof materials.$inferSelect, 'studentId' | 'contentHash' | 'fileHash'>
/** A material without its text, which may be megabytes. */
export type MaterialSummaryRow = Omit<MaterialRow, 'text'> & { excerpt: string }
export type NewMaterialRow = Omit<typeof materials.$inferInsert, 'id'>

const {
  studentId: _studentId,
  contentHash: _contentHash,
  fileHash: _fileHash,
  text,
  ...shortColumns
} = getColumns(materials)

const ownedBy = (studentId: number, materialId: number) =>
  and(eq(materials.id, materialId), eq(materials.studentId, studentId))

export const countMaterials = (queries: Queries, studentId: number): Promise<number> =>
  queries.$count(materials, eq(materials.studentId, studentId))

const latestFirst = [desc(materials.createdAt), desc(materials.id)]
const ORDERS = {
  latest: latestFirst,
  title: [sql`lower(coalesce(${materials.title}, ${materials.name}))`, desc(materials.id)],
  size: [desc(sql`${materials.sizeBytes}::bigint + ${materials.fileSizeBytes}`), ...latestFirst],
} satisfies Record<MaterialSort, SQL[]>

interface Shown {
  sort: MaterialSort
  limit: number
  offset: number
}

/** A page of all materials. They are put in order by what is short: the texts of these rows alone are unpacked. */
export const listMaterialRows = (queries: Queries, studentId: number, { sort, limit, offset }: Shown) =>
  queries
    .select({ ...shortColumns, excerpt: excerptOf('') })
    .from(materials)
    .where(
      inArray(
        materials.id,
        queries
          .select({ id: materials.id })
          .from(materials)
          .where(eq(materials.studentId, studentId))
          .orderBy(...ORDERS[sort])
          .limit(limit)
          .offset(offset),
      ),
    )
    .orderBy(...ORDERS[sort])

/** All materials with their files, the latest first. */
export const listMaterialFiles = (queries: Queries, studentId: number) =>
  queries
    .select({ id: materials.id, fileKey: materials.fileKey, contentType: materials.contentType })
    .from(materials)
    .where(eq(materials.studentId, studentId))
    .orderBy(...latestFirst)

/** The ids of the materials that hold `search`, in their order: of all, or of the first `limit`. To be called within `searching`. */
export async function listMatchingIds(
  tx: Transaction,
  studentId: number,
  { search, sort, limit }: { search: string; sort: MaterialSort; limit?: number },
): Promise<number[]> {
  const matching = tx
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), holding({ id: studentId }, search)))
    .orderBy(...ORDERS[sort])
  return (await (limit === undefined ? matching : matching.limit(limit))).map(({ id }) => id)
}

/** Those materials of the student in the order of `ids`, each by the place where its text holds `search`. */
export async function listRowsOf(
  queries: Queries,
  studentId: number,
  ids: readonly number[],
  search: string,
): Promise<MaterialSummaryRow[]> {
  const rows = await queries
    .select({ ...shortColumns, excerpt: excerptOf(search) })
    .from(materials)
    .where(and(inArray(materials.id, [...ids]), eq(materials.studentId, studentId)))
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The texts of those materials of the student that are no longer than `mostCharacters`, with where their pages begin. */
export async function listTextsOf(
  queries: Queries,
  studentId: number,
  ids: readonly number[],
  mostCharacters: number,
): Promise<Map<number, Pick<MaterialRow, 'text' | 'pageStarts'>>> {
  const length = sql`length(${text})`
  const rows = await queries
    .select({ id: materials.id, text, pageStarts: materials.pageStarts })
    .from(materials)
    .where(and(inArray(materials.id, [...ids]), eq(materials.studentId, studentId), lte(length, mostCharacters)))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** @throws Problem `not_found` where there is no such material, or it is another student's */
export async function requireMaterial(
  queries: Queries,
  studentId: number,
  materialId: number,
): Promise<MaterialRow & MaterialSummaryRow> {
  return requireRow(
    await queries
      .select({ ...shortColumns, text, excerpt: excerptOf('') })
      .from(materials)
      .where(ownedBy(studentId, materialId)),
  )
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

/** The id of the student's material with this text, which takes the new name and moment; null where there is none. */
export async function touchMaterial(tx: Transaction, material: NewMaterialRow): Promise<number | null> {
  const { studentId, contentHash, name, createdAt } = material
  const [touched] = await tx
    .update(materials)
    .set({ name, createdAt })
    .where(and(eq(materials.studentId, studentId), eq(materials.contentHash, contentHash)))
    .returning({ id: materials.id })
  return touched?.id ?? null
}

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
    .where(and(eq(materials.studentId, studentId), eq(materials.contentHash, contentHash)))
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
  const hasText = eq(materials.contentHash, hashOfText(content))
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

/** The same where it is the student's and still there: its id, else null. @throws Problem `not_found` for a student who is gone */
export async function holdMaterialIfThere(
  tx: Transaction,
  studentId: number,
  materialId: number | null,
): Promise<number | null> {
  if (materialId === null) return null
  await keepFromErasure(tx, studentId)
  const [row] = await tx
    .select({ id: materials.id })
    .from(materials)
    .where(ownedBy(studentId, materialId))
    .for('key share')
  return row?.id ?? null
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
