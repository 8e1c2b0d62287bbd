import type { MaterialSource } from '@lectern/domain/documents'
import type { Heading } from '@lectern/domain/materials/outline'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { discardFile } from '../../files/keep-file.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import { materialRow, type NewText } from '../keep-material.ts'
import {
  findFileOfText,
  findMaterialOfBytes,
  type MaterialOfBytes,
  replaceFile,
  replaceText,
  takeFileFromOthers,
} from '../material-files.ts'
import { insertMaterial, touchMaterial } from '../material-store.ts'
import type { PageWords } from '../reading/pictures/recognised-word.ts'
import { hasGrown, outlineInGrown } from './grown-text.ts'
import type { StoredFile } from './keep-read-file.ts'

/** The text of a PDF with where its pages begin, and where on them words were recognised. */
interface RecognisedDocument extends NewText {
  pageStarts: readonly number[]
  pageWords: PageWords
}

/**
 * Keeps what was recognised of a PDF with its pages; the row that has stored the PDF shares it. The material of these bytes takes the
 * text, where that says on each page all that its own does. What counts is the text, which was paid for: where these bytes are known with
 * a text that says otherwise, this one is a material beside it, and takes the file from one that shares it. A text that is kept already
 * takes the file and the places of its words only where there is room for them. Lock order as for `keepReadFile`.
 * @returns the id of the material; null where nothing could be read, the student is gone, or has no room for the text
 */
export async function keepRecognisedFile(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'config' | 'modules' | 'queue'>,
  student: { id: number },
  document: RecognisedDocument,
  file: StoredFile,
  sourceModule: MaterialSource,
): Promise<number | null> {
  if (document.wordCount === 0 || !(await holdStudent(tx, student.id))) return null
  const rowWith = (outline: readonly Heading[]) => ({
    ...materialRow(services, student, { ...document, outline }, sourceModule),
    ...file,
    contentType: 'application/pdf' as const,
  })
  const row = rowWith([])
  const ofText = await touchMaterial(tx, row)
  const before = ofText === null ? await findMaterialOfBytes(tx, row) : null
  if (before && hasGrown(before, document))
    return grow(tx, services, student, before, rowWith(outlineInGrown(before.outline ?? [], before, document)))
  const earlier = await findFileOfText(tx, row)
  // The row that has stored the new file counts it.
  const moreBytes = row.sizeBytes - (earlier ? earlier.sizeBytes + earlier.fileSizeBytes : 0)
  if (moreBytes > 0 && !(await hasStorageRoom(services, tx, student, moreBytes))) return ofText
  await takeFileFromOthers(tx, row)
  const ofBytes = await findMaterialOfBytes(tx, row)
  if (ofText !== null && ofBytes?.id === ofText && ofBytes.fileKey !== null) return ofText
  const kept = { ...row, fileHash: ofBytes === null || ofBytes.id === ofText ? row.fileHash : null }
  if (ofText === null) return insertMaterial(tx, kept)
  await replaceFile(tx, kept)
  await discardFile(services, tx, earlier?.fileKey ?? null)
  return ofText
}

/**
 * The material says all that it said, and what its scans show. It keeps its file, which has the same bytes, and may be shared by what was
 * made of it.
 */
async function grow(
  tx: Transaction,
  services: Pick<Services, 'config' | 'modules'>,
  student: { id: number },
  before: MaterialOfBytes,
  row: ReturnType<typeof materialRow> & StoredFile,
): Promise<number | null> {
  const moreBytes = row.sizeBytes - before.sizeBytes
  if (moreBytes > 0 && !(await hasStorageRoom(services, tx, student, moreBytes))) return null
  const { fileKey, fileSizeBytes } = before.fileKey === null ? row : { ...before, fileKey: before.fileKey }
  await replaceText(tx, before.id, { ...row, fileKey, fileSizeBytes })
  await takeFileFromOthers(tx, row)
  return before.id
}
