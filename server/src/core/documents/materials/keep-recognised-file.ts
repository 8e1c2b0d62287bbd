import type { MaterialSource } from '@lectern/domain/documents'
import type { Heading } from '@lectern/domain/materials/outline'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { discardFile } from '../../files/keep-file.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import { materialRow, type NewText } from '../keep-material.ts'
import { findFileOfText, findMaterialOfBytes, replaceFile, replaceText, takeFileFromOthers } from '../material-files.ts'
import { insertMaterial, type MaterialRow, touchMaterial } from '../material-store.ts'
import type { PageWords } from '../reading/pictures/recognised-word.ts'
import { hasGrown, outlineInGrown } from './grown-text.ts'
import type { StoredFile } from './keep-read-file.ts'

/** The text of a PDF with where its pages begin, and where on them words were recognised. */
interface RecognisedDocument extends NewText {
  pageStarts: readonly number[]
  pageWords: PageWords
  /** The text layer of each page; '' where there is none. */
  layer: readonly string[]
}

/**
 * Keeps what was recognised of a PDF with its pages; the row that has stored the PDF shares it. The material of these bytes takes the
 * text, where that only adds to its own what its scans show. What counts is the text, which was paid for: where these bytes are known with
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
  if (before && hasGrown(before, document, document.layer))
    return grow(tx, services, student, before, rowWith(outlineInGrown(before.outline ?? [], before, document)))
  const earlier = await findFileOfText(tx, row)
  if (!(await hasRoomFor(tx, services, student, row, earlier))) return ofText
  await takeFileFromOthers(tx, row)
  const ofBytes = await findMaterialOfBytes(tx, row)
  if (ofText !== null && ofBytes?.id === ofText && ofBytes.fileKey !== null) return ofText
  const kept = { ...row, fileHash: ofBytes === null || ofBytes.id === ofText ? row.fileHash : null }
  if (ofText === null) return insertMaterial(tx, kept)
  await replaceFile(tx, kept)
  await discardFile(services, tx, earlier?.fileKey ?? null)
  return ofText
}

type Parts = Pick<Services, 'config' | 'modules' | 'queue'>
type Weight = Pick<MaterialRow, 'fileKey' | 'fileSizeBytes' | 'sizeBytes'>
type FileRow = ReturnType<typeof materialRow> & StoredFile

/** The material says all that it said, and what its scans show. @returns its id; null where there is no room for that */
async function grow(
  tx: Transaction,
  services: Parts,
  student: { id: number },
  before: Weight & { id: number },
  row: FileRow,
): Promise<number | null> {
  if (!(await hasRoomFor(tx, services, student, row, before))) return null
  await replaceText(tx, before.id, row)
  await takeFileFromOthers(tx, row)
  if (before.fileKey !== row.fileKey) await discardFile(services, tx, before.fileKey)
  return before.id
}

/** Whether there is room for a text in the place of an `earlier` one with its file; the row that has stored the new file counts that. */
async function hasRoomFor(
  tx: Transaction,
  services: Parts,
  student: { id: number },
  row: FileRow,
  earlier: Weight | null,
): Promise<boolean> {
  const freedFile = earlier && earlier.fileKey !== row.fileKey ? earlier.fileSizeBytes : 0
  const moreBytes = row.sizeBytes - (earlier?.sizeBytes ?? 0) - freedFile
  return moreBytes <= 0 || hasStorageRoom(services, tx, student, moreBytes)
}
