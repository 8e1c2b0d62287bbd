import type { documentsEndpoints } from '@lectern/contract/documents'
import type { Answer } from '@lectern/contract/endpoint'
import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { EXTRACTION_RULES, isImageEnding, unsupportedType } from '@lectern/domain/documents'
import { countWords } from '@lectern/domain/words'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { ReadText } from './document-reader.ts'
import { requireHonestName } from './honest-name.ts'
import { keepMaterial, type MaterialServices } from './keep-material.ts'
import { readImageHeader } from './reading/pictures/image-header.ts'

type Endpoint = typeof documentsEndpoints.extract
type Parts = MaterialServices & Pick<Services, 'documents' | 'recognition' | 'limits'>

/**
 * The text of a document, or of an image where the module takes them, by the rules of the module that it is for; kept
 * among the student's materials.
 * @throws Problem `too_large`, `unsupported_type`, `unreadable`, `content_rejected` beyond the word limit where it is
 *   not cut off, `rate_limited` for too many images or too much at once, or `storage_full`
 */
export async function extractText(
  services: Parts,
  student: { id: number },
  { module, file }: Form<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { types, limitBytes, tooLargeText, isTruncated } = EXTRACTION_RULES[module]
  if (file.sizeBytes > limitBytes) throw new Problem('too_large', tooLargeText)
  const isImage = types.some(isImageEnding) && (await readImageHeader(file.path)) !== null
  const document: ReadText & { isFallback?: boolean } = isImage
    ? await readImage(services, student, file, signal)
    : await services.documents.read(file, {
        types: types.filter((type) => !isImageEnding(type)),
        unsupportedText: unsupportedType(types),
        isTruncated,
        student,
        signal,
      })
  return {
    extracted_text: document.text,
    document_name: document.name,
    word_count: document.wordCount,
    page_count: document.pageCount,
    empty_page_count: document.emptyPages.length,
    is_fallback: document.isFallback ?? false,
    is_truncated: document.isTruncated,
    material_id: await keepMaterial(services, student, document, module),
  }
}

/** An image as a document; the notice stands where no text was found on it. */
async function readImage(
  { recognition, limits }: Parts,
  student: { id: number },
  { path, filename }: UploadedFile,
  signal: AbortSignal,
): Promise<ReadText & { isFallback?: boolean }> {
  requireHonestName(filename, 'image')
  await limits.hit('imagesOfStudent', String(student.id))
  const { text, isFallback } = await recognition.readImage(path, { student, signal })
  return {
    name: filename,
    text: text || NO_READABLE_TEXT,
    wordCount: countWords(text),
    isTruncated: false,
    pageCount: null,
    emptyPages: [],
    isFallback,
  }
}
