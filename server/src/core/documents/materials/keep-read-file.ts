import type { MaterialSource } from '@lectern/domain/documents'
import type { Moment } from '@lectern/domain/materials/moments'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { discardFile } from '../../files/keep-file.ts'
import { hasStorageRoom } from '../../files/require-storage-room.ts'
import type { ReadText } from '../document-reader.ts'
import { materialRow } from '../keep-material.ts'
import { fillOutline, findFileOfText, type KeptFile, replaceFile, touchMaterialOfFile } from '../material-files.ts'
import { insertMaterial, touchMaterial } from '../material-store.ts'
import type { PageWords } from '../reading/pictures/recognised-word.ts'
import { giveTranscript } from './give-transcript.ts'

type ReadDocument = Pick<ReadText, 'name' | 'text' | 'wordCount' | 'contentType'> &
  Partial<Pick<ReadText, 'pageStarts' | 'outline'>> & {
    pageWords?: PageWords
    moments?: readonly Moment[]
    /** When it was brought; now unless set. */
    createdAt?: Date | undefined
  }

/** A file that is stored, and whose bytes the student had room for. */
export interface StoredFile {
  fileKey: string
  /** SHA-256 of what the student brought. */
  fileHash: string
  fileSizeBytes: number
}

export type KeepReadFileServices = Pick<Services, 'clock' | 'config' | 'modules' | 'queue'>

/**
 * Keeps what a job read of a file that its row has stored: the material and the row share the file, and it goes once neither
 * needs it. The same bytes, and the same text, are one material, as `keepDocument` has it. The caller locks rows that name
 * materials only after this: whoever deletes a material comes from the other side.
 * @returns the material with the file that the row is to share, which is another one where the material had these bytes already;
 *   null where nothing could be read, or the student is gone, or has no room for the text and the places of its words
 */
export async function keepReadFile(
  tx: Transaction,
  services: KeepReadFileServices,
  student: { id: number },
  document: ReadDocument,
  file: StoredFile,
  sourceModule: MaterialSource,
): Promise<KeptFile | null> {
  if (document.wordCount === 0 || !(await holdStudent(tx, student.id))) return null
  const { contentType } = document
  const row = { ...materialRow(services, student, document, sourceModule), ...file, contentType }
  const ofFile = await touchMaterialOfFile(tx, row)
  if (ofFile) {
    await fillOutline(tx, row)
    await giveTranscript(tx, services, student, ofFile.id, document)
    return ofFile
  }
  const { fileKey, fileSizeBytes } = file
  const ofText = await touchMaterial(tx, row)
  const earlier = await findFileOfText(tx, row)
  // The file of a text is the one that came last.
  if (ofText !== null && earlier?.fileKey != null && earlier.createdAt > row.createdAt)
    return { id: ofText, fileKey, fileSizeBytes }
  // The row that has stored the new file counts it.
  const moreBytes = row.sizeBytes - (earlier ? earlier.sizeBytes + earlier.fileSizeBytes : 0)
  if (moreBytes > 0 && !(await hasStorageRoom(services, tx, student, moreBytes))) return null
  if (ofText === null) return { id: await insertMaterial(tx, row), fileKey, fileSizeBytes }
  await replaceFile(tx, row)
  await discardFile(services, tx, earlier?.fileKey ?? null)
  return { id: ofText, fileKey, fileSizeBytes }
}
