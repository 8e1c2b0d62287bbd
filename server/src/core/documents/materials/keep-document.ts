import type { MaterialSource } from '@lectern/domain/documents'
import { hashOfUpload, type UploadedFile } from '../../../http/uploads.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { dropUnstored } from '../../files/drop-unstored.ts'
import { discardFile, keepFile } from '../../files/keep-file.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { hasStorageRoom, requireStorageRoom } from '../../files/require-storage-room.ts'
import type { ReadText } from '../document-reader.ts'
import { keepMaterial, type MaterialServices, materialRow } from '../keep-material.ts'
import { fillOutline, findFileOfText, replaceFile, touchMaterialOfFile } from '../material-files.ts'
import { insertMaterial, touchMaterial } from '../material-store.ts'

export type KeepDocumentServices = MaterialServices & Pick<Services, 'files' | 'queue'>

type NewDocument = Pick<ReadText, 'name' | 'text' | 'wordCount' | 'pageStarts' | 'outline' | 'contentType'>
type HashedRow = ReturnType<typeof materialRow> & Pick<ReadText, 'contentType'> & Pick<FileOfRow, 'fileHash'>
type FileRow = HashedRow & FileOfRow
interface FileOfRow {
  fileHash: string
  fileKey: string
  fileSizeBytes: number
}

/**
 * Keeps a document with the file that it was read from: the one way by which an upload becomes material. The same bytes
 * are the same material, and so is the same text, whose file is then the one that came last. Of plain text the text is
 * all there is to keep. Null where nothing could be read.
 * @throws Problem `storage_full`
 */
export async function keepDocument(
  services: KeepDocumentServices,
  student: { id: number },
  document: NewDocument,
  sourceModule: MaterialSource,
  file: UploadedFile,
): Promise<number | null> {
  if (document.wordCount === 0) return null
  if (document.contentType === 'text/plain') return keepMaterial(services, student, document, sourceModule)
  const { contentType } = document
  const row = {
    ...materialRow(services, student, document, sourceModule),
    contentType,
    fileHash: await hashOfUpload(file),
  }
  return keepWithFile(services, student, row, { content: file.path, sizeBytes: file.sizeBytes })
}

/** A material with what is kept as its file, unless that is known by what was brought. @throws Problem `storage_full` */
export async function keepWithFile(
  services: KeepDocumentServices,
  student: { id: number },
  material: HashedRow,
  { content, sizeBytes: fileSizeBytes }: { content: string | Uint8Array; sizeBytes: number },
): Promise<number> {
  const known = await services.database.transaction(async (tx) => {
    const touched = await touchMaterialOfFile(tx, material)
    if (touched) await fillOutline(tx, material)
    return touched
  })
  if (known) return known.id
  const fileKey = await keepFile(services, student, content)
  const row = { ...material, fileKey, fileSizeBytes }
  const { id, isFileKept } = await services.database
    .transaction((tx) => keepIn(tx, services, student, row))
    .catch(async (error: unknown) => {
      await dropUnstored(services, student, [fileKey])
      throw error
    })
  // Where it cannot be removed now, the job does so that was enqueued as it was kept.
  if (!isFileKept) await removeFiles(services, [fileKey]).catch(() => {})
  return id
}

async function keepIn(
  tx: Transaction,
  services: KeepDocumentServices,
  student: { id: number },
  row: FileRow,
): Promise<{ id: number; isFileKept: boolean }> {
  // Uploads of one student come here one after the other: of the same one twice at once, the second finds the first's.
  if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
  const ofFile = await touchMaterialOfFile(tx, row)
  if (ofFile) return { id: ofFile.id, isFileKept: false }
  const ofText = await touchMaterial(tx, row)
  if (ofText !== null) return { id: ofText, isFileKept: await giveFile(tx, services, student, row) }
  await requireStorageRoom(services, tx, student, row.sizeBytes + row.fileSizeBytes)
  return { id: await insertMaterial(tx, row), isFileKept: true }
}

/** A text that is there already asks for no room: where its file has none, it stays as it is. */
async function giveFile(
  tx: Transaction,
  services: KeepDocumentServices,
  student: { id: number },
  row: FileRow,
): Promise<boolean> {
  const earlier = await findFileOfText(tx, row)
  const moreBytes = row.fileSizeBytes - (earlier?.fileSizeBytes ?? 0)
  if (!(await hasStorageRoom(services, tx, student, moreBytes))) return false
  await replaceFile(tx, row)
  await discardFile(services, tx, earlier?.fileKey ?? null)
  return true
}
