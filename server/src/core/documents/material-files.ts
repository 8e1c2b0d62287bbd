import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { keepFromErasure } from '../accounts/student-store.ts'
import { broughtOnceMore, hasHash, type MaterialRow, type NewMaterialRow } from './material-store.ts'
import { materialGrams } from './search-tables.ts'
import { materials } from './tables.ts'

/** A material that has a file. */
export interface KeptFile extends Pick<MaterialRow, 'id' | 'fileSizeBytes'> {
  fileKey: string
}

/** The student's material of this file, brought once more; null where there is none. */
export async function touchMaterialOfFile(
  tx: Transaction,
  brought: Pick<NewMaterialRow, 'studentId' | 'name' | 'createdAt'> & { fileHash: string },
): Promise<KeptFile | null> {
  const { studentId, fileHash } = brought
  const [touched] = await tx
    .update(materials)
    .set(broughtOnceMore(brought))
    .where(and(eq(materials.studentId, studentId), eq(materials.fileHash, fileHash), isNotNull(materials.fileKey)))
    .returning({ id: materials.id, fileKey: materials.fileKey, fileSizeBytes: materials.fileSizeBytes })
  return touched && touched.fileKey !== null ? { ...touched, fileKey: touched.fileKey } : null
}

/**
 * Gives the student's material of this file the outline that it was kept without, as its file was read before outlines were; not where
 * the file has come to another text by now.
 */
export async function fillOutline(
  tx: Transaction,
  { studentId, fileHash, contentHash, outline, sizeBytes }: NewMaterialRow & { fileHash: string },
): Promise<void> {
  if (!outline) return
  await tx
    .update(materials)
    .set({ outline, sizeBytes: sql`greatest(${materials.sizeBytes}, ${sizeBytes})` })
    .where(
      and(
        eq(materials.studentId, studentId),
        eq(materials.fileHash, fileHash),
        hasHash(contentHash),
        isNull(materials.outline),
      ),
    )
}

/**
 * A material with its file, and its student, kept as they are until `tx` ends: else the file might be replaced, and gone before
 * a row refers to it. @throws Problem `not_found` where the material, or its file, is another's or not there any more
 */
export async function holdFileOfMaterial(
  tx: Transaction,
  studentId: number,
  { id, fileKey }: Pick<KeptFile, 'id' | 'fileKey'>,
): Promise<KeptFile> {
  await keepFromErasure(tx, studentId)
  const held = requireRow(
    await tx
      .select({ fileSizeBytes: materials.fileSizeBytes })
      .from(materials)
      .where(and(eq(materials.id, id), eq(materials.studentId, studentId), eq(materials.fileKey, fileKey)))
      .for('share'),
  )
  return { id, fileKey, ...held }
}

/** The file of the student's material with this text; null where there is no such text. */
export async function findFileOfText(
  tx: Transaction,
  { studentId, contentHash }: NewMaterialRow,
): Promise<Pick<MaterialRow, 'fileKey' | 'fileSizeBytes' | 'sizeBytes' | 'createdAt'> | null> {
  const { fileKey, fileSizeBytes, sizeBytes, createdAt } = materials
  const [row] = await tx
    .select({ fileKey, fileSizeBytes, sizeBytes, createdAt })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), hasHash(contentHash)))
  return row ?? null
}

/** Gives the student's material with this text another file, with its pages. */
export async function replaceFile(tx: Transaction, material: NewMaterialRow): Promise<void> {
  const {
    studentId,
    contentHash,
    contentType,
    fileKey,
    fileHash,
    fileSizeBytes,
    pageStarts,
    outline = null,
    pageWords = null,
    moments = null,
    sizeBytes,
  } = material
  await tx
    .update(materials)
    .set({ contentType, fileKey, fileHash, fileSizeBytes, pageStarts, outline, pageWords, moments, sizeBytes })
    .where(and(eq(materials.studentId, studentId), hasHash(contentHash)))
}

/** A material as far as it is known by the bytes of its file. */
export type MaterialOfBytes = Pick<
  MaterialRow,
  'id' | 'text' | 'pageStarts' | 'outline' | 'fileKey' | 'fileSizeBytes' | 'sizeBytes'
>

/** The student's material that is known by the bytes of this file, kept until `tx` ends; null where there is none. */
export async function findMaterialOfBytes(
  tx: Transaction,
  { studentId, fileHash }: Pick<NewMaterialRow, 'studentId'> & { fileHash: string },
): Promise<MaterialOfBytes | null> {
  const { id, text, pageStarts, outline, fileKey, fileSizeBytes, sizeBytes } = materials
  const [row] = await tx
    .select({ id, text, pageStarts, outline, fileKey, fileSizeBytes, sizeBytes })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), eq(materials.fileHash, fileHash)))
    .for('update')
  return row ?? null
}

/** Gives a material another text, with its file; where it was brought, and where it stands in the library, stays. It is to be indexed anew. */
export async function replaceText(tx: Transaction, id: number, material: NewMaterialRow): Promise<void> {
  const { studentId, folder, tags, title, sourceModule, ...replaced } = material
  await tx
    .update(materials)
    .set(replaced)
    .where(and(eq(materials.id, id), eq(materials.studentId, studentId)))
  await tx.delete(materialGrams).where(eq(materialGrams.materialId, id))
}

/** Leaves those of the student's materials that have this file, but another text, with their text alone. */
export async function takeFileFromOthers(
  tx: Transaction,
  material: NewMaterialRow & { fileKey: string },
): Promise<void> {
  const { studentId, contentHash, fileKey } = material
  await tx
    .update(materials)
    .set({
      ...{ contentType: 'text/plain', fileKey: null, fileHash: null, fileSizeBytes: 0 },
      ...{ outline: null, pageWords: null, moments: null },
      sizeBytes: sql`octet_length(${materials.text})`,
    })
    .where(and(eq(materials.studentId, studentId), eq(materials.fileKey, fileKey), not(hasHash(contentHash))))
}

/** Those of some files that materials of the student's have. */
export async function filterFilesOfMaterials(
  queries: Queries,
  studentId: number,
  fileKeys: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const { fileKey } = materials
  const areTheirs = and(eq(materials.studentId, studentId), isAnyOf(fileKey, fileKeys))
  return new Set((await queries.select({ fileKey }).from(materials).where(areTheirs)).map((row) => row.fileKey))
}

/** The student's materials whose files are of this size, with what these are known by. */
export async function selectFilesOfSize(
  queries: Queries,
  studentId: number,
  sizeBytes: number,
): Promise<{ fileKey: string; fileHash: string }[]> {
  const { fileKey, fileHash } = materials
  const rows = await queries
    .select({ fileKey, fileHash })
    .from(materials)
    .where(and(eq(materials.studentId, studentId), eq(materials.fileSizeBytes, sizeBytes)))
  return rows.flatMap((row) =>
    row.fileKey === null || row.fileHash === null ? [] : [{ fileKey: row.fileKey, fileHash: row.fileHash }],
  )
}

export async function listNeededFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { fileKey } = materials
  const rows = await queries
    .select({ fileKey })
    .from(materials)
    .where(inArray(fileKey, [...fileKeys]))
  return rows.flatMap((row) => row.fileKey ?? [])
}
