import { type KeepReadFileServices, keepReadFile } from '../../../core/documents/materials/keep-read-file.ts'
import { textOfPages } from '../../../core/documents/materials/text-of-pages.ts'
import { discardFile } from '../../../core/files/keep-file.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { LectureRow } from '../lecture-store.ts'
import type { LectureText } from './read-lecture.ts'

/**
 * Keeps the PDF of a lecture among the materials, with the text that was read of it, unless the lecture names one already, or its
 * student has deleted the one that it named.
 * @param createdAt when it was brought; now unless given
 * @returns what the lecture refers to from now on, where that changes
 */
export async function keepLectureMaterial(
  tx: Transaction,
  services: KeepReadFileServices,
  { studentId, originalFilename: name, fileKey, fileSizeBytes, materialId, isMaterialGone }: LectureRow,
  { texts, bookmarks, pageWords, fileHash }: Pick<LectureText, 'texts' | 'bookmarks' | 'pageWords' | 'fileHash'>,
  createdAt?: Date,
): Promise<Partial<Pick<LectureRow, 'materialId' | 'fileKey'>>> {
  if (materialId !== null || isMaterialGone) return {}
  const contentType = 'application/pdf' as const
  const document = { ...textOfPages(texts, bookmarks), pageWords, name, contentType, createdAt }
  const file = { fileKey, fileHash, fileSizeBytes }
  const kept = await keepReadFile(tx, services, { id: studentId }, document, file, 'lecture')
  if (!kept) return {}
  if (kept.fileKey !== fileKey) await discardFile(services, tx, fileKey)
  return { materialId: kept.id, fileKey: kept.fileKey }
}
