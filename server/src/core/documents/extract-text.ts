import type { documentsEndpoints } from '@lectern/contract/documents'
import type { Answer } from '@lectern/contract/endpoint'
import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { EXTRACTION_RULES, type ExtractionRules, isImageEnding, unsupportedType } from '@lectern/domain/documents'
import { countWords } from '@lectern/domain/words'
import type { Message } from '@lectern/texts/message'
import type { Form } from '../../http/routes.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { ReadText } from './document-reader.ts'
import { requireHonestName } from './honest-name.ts'
import { type KeepDocumentServices, keepDocument } from './materials/keep-document.ts'
import { type ImageType, readImageHeader } from './reading/pictures/image-header.ts'

type Endpoint = typeof documentsEndpoints.extract
type Parts = KeepDocumentServices & Pick<Services, 'documents' | 'recognition' | 'limits'>

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
  const { limitBytes, tooLargeText } = EXTRACTION_RULES[module]
  if (file.sizeBytes > limitBytes) throw new Problem('too_large', tooLargeText)
  const document = await readUpload(services, student, file, EXTRACTION_RULES[module], signal)
  return {
    extracted_text: document.text,
    document_name: document.name,
    word_count: document.wordCount,
    page_count: document.pageCount,
    empty_page_count: document.emptyPages.length,
    is_fallback: document.isFallback ?? false,
    is_truncated: document.isTruncated,
    material_id: await keepDocument(services, student, document, module, file),
  }
}

/** What is read, and what is said of the rest where more is taken than this reads. */
type UploadRules = Pick<ExtractionRules, 'types' | 'isTruncated'> & { unsupportedText?: Message }

/** The text of a document, or of an image where these are among the types. @throws Problem as above, but for its size */
export async function readUpload(
  services: Pick<Services, 'documents' | 'recognition' | 'limits'>,
  student: { id: number },
  file: UploadedFile,
  { types, isTruncated, unsupportedText = unsupportedType(types) }: UploadRules,
  signal: AbortSignal,
): Promise<ReadText & { isFallback?: boolean }> {
  const image = types.some(isImageEnding) ? await readImageHeader(file.path) : null
  if (image) return readImage(services, student, file, image.type, signal)
  return services.documents.read(file, {
    types: types.filter((type) => !isImageEnding(type)),
    unsupportedText,
    isTruncated,
    student,
    signal,
  })
}

/** An image as a document; the notice stands where no text was found on it. */
async function readImage(
  { recognition, limits }: Pick<Services, 'recognition' | 'limits'>,
  student: { id: number },
  { path, filename }: UploadedFile,
  contentType: ImageType,
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
    pageStarts: [],
    outline: [],
    contentType,
    isFallback,
  }
}
