import type { documentsEndpoints } from '@lectern/contract/documents'
import type { Answer } from '@lectern/contract/endpoint'
import { EXTRACTION_RULES, IMAGES_ARE_NOT_READ, unsupportedType } from '@lectern/domain/documents'
import type { Form } from '../../http/routes.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { keepMaterial, type MaterialServices } from './keep-material.ts'
import { isImage } from './reading/is-image.ts'

type Endpoint = typeof documentsEndpoints.extract

/**
 * The text of a document by the rules of the module that it is for, kept among the student's materials.
 * @throws Problem `too_large`, `unsupported_type`, `unreadable`, `content_rejected` beyond the word limit where it is
 *   not cut off, or `storage_full`
 */
export async function extractText(
  services: MaterialServices & Pick<Services, 'documents'>,
  student: { id: number },
  { module, file }: Form<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { types, limitBytes, tooLargeText, isTruncated } = EXTRACTION_RULES[module]
  if (file.sizeBytes > limitBytes) throw new Problem('too_large', tooLargeText)
  if (await isImage(file.path)) throw new Problem('unreadable', IMAGES_ARE_NOT_READ)
  const document = await services.documents.read(file, {
    types,
    unsupportedText: unsupportedType(types),
    isTruncated,
    signal,
  })
  return {
    extracted_text: document.text,
    document_name: document.name,
    word_count: document.wordCount,
    page_count: document.pageCount,
    empty_page_count: document.emptyPages.length,
    is_truncated: document.isTruncated,
    material_id: await keepMaterial(services, student, document, module),
  }
}
