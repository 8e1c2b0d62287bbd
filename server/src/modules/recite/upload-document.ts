import type { Answer } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { UNSUPPORTED_UPLOAD_TYPE, UPLOAD_TYPES } from '@lectern/domain/recite'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Services } from '../../services.ts'

/**
 * The text of a document, for the student to look through before anything is made from it. Nothing is kept.
 * @throws Problem `unsupported_type`, `unreadable`, or `content_rejected` beyond the word limit
 */
export async function uploadDocument(
  { documents }: Pick<Services, 'documents'>,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<Answer<typeof reciteEndpoints.upload>> {
  const document = await documents.read(file, {
    types: UPLOAD_TYPES,
    unsupportedText: UNSUPPORTED_UPLOAD_TYPE,
    signal,
  })
  return {
    extracted_text: document.text,
    document_name: document.name,
    word_count: document.wordCount,
    page_count: document.pageCount,
    empty_page_count: document.emptyPages.length,
  }
}
