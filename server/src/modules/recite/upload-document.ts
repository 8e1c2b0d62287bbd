import type { Answer } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { UNSUPPORTED_UPLOAD_TYPE, UPLOAD_TYPES } from '@lectern/domain/recite'
import { type KeepDocumentServices, keepDocument } from '../../core/documents/materials/keep-document.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Services } from '../../services.ts'

/**
 * The text of a document, for the student to look through before anything is made from it, kept among their materials.
 * @throws Problem `unsupported_type`, `unreadable`, `content_rejected` beyond the word limit,
 *   `rate_limited` where too much of the student's waits to be read, or `storage_full`
 */
export async function uploadDocument(
  services: KeepDocumentServices & Pick<Services, 'documents'>,
  student: { id: number },
  file: UploadedFile,
  signal: AbortSignal,
): Promise<Answer<typeof reciteEndpoints.upload>> {
  const document = await services.documents.read(file, {
    types: UPLOAD_TYPES,
    unsupportedText: UNSUPPORTED_UPLOAD_TYPE,
    student,
    signal,
  })
  return {
    extracted_text: document.text,
    document_name: document.name,
    word_count: document.wordCount,
    page_count: document.pageCount,
    empty_page_count: document.emptyPages.length,
    material_id: await keepDocument(services, student, document, 'recite', file),
  }
}
