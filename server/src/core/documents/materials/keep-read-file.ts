import type { MaterialSource } from '@lectern/domain/documents'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { discardFile } from '../../files/keep-file.ts'
import type { ReadText } from '../document-reader.ts'
import { materialRow } from '../keep-material.ts'
import { findFileOfText, type KeptFile, replaceFile, touchMaterialOfFile } from '../material-files.ts'
import { insertMaterial, touchMaterial } from '../material-store.ts'
import type { PageWords } from '../reading/pictures/recognised-word.ts'
import { giveTranscript } from './give-transcript.ts'

type ReadDocument = Pick<ReadText, 'name' | 'text' | 'wordCount' | 'contentType'> &
  Partial<Pick<ReadText, 'pageStarts'>> & { pageWords?: PageWords }

/** A file that is stored, and whose bytes the student had room for. */
export interface StoredFile {
  fileKey: string
  /** SHA-256 of what the student brought. */
  fileHash: string
  fileSizeBytes: number
}

/**
 * Keeps what a job read of a file that its row has stored: the material and the row share the file, and it goes once neither
 * needs it. The same bytes, and the same text, are one material, as `keepDocument` has it. The caller locks rows that name
 * materials only after this: whoever deletes a material comes from the other side.
 * @returns the material with its file, which is another one where it had these bytes already; null where nothing could be
 *   read, or the student is gone
 */
export async function keepReadFile(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'queue'>,
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
    await giveTranscript(tx, student, ofFile.id, document)
    return ofFile
  }
  const { fileKey, fileSizeBytes } = file
  const ofText = await touchMaterial(tx, row)
  if (ofText === null) return { id: await insertMaterial(tx, row), fileKey, fileSizeBytes }
  const earlier = await findFileOfText(tx, row)
  await replaceFile(tx, row)
  await discardFile(services, tx, earlier?.fileKey ?? null)
  return { id: ofText, fileKey, fileSizeBytes }
}
