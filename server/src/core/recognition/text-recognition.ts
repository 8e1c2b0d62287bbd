import type { RecognitionLanguage } from '@lectern/domain/ocr'
import type { Logger } from 'pino'
import type { Config } from '../../settings/config.ts'
import { createImageReader } from './read-image.ts'
import type { RecognitionLane, RecognitionOrder } from './read-in-process.ts'
import { createPageReader } from './read-pages.ts'
import type { RecognisedText } from './recognised-text.ts'
import { SERVICE_SECONDS } from './recognition-limits.ts'

/** Reads the text of pictures: by the configured OCR or vision model, else, or when that fails, by tesseract. */
export interface TextRecognition {
  /**
   * Text of one image file; '' where there is none. @throws Problem `unreadable`, `rate_limited`
   *   where too much of the student's waits to be read, or the signal's reason
   */
  readImage(path: string, options: RecognitionOptions): Promise<RecognisedText>
  /**
   * Text that pages of a PDF show, in the order of `indexes`, which count from 0. A page that cannot be read has null,
   * and so have those that are left when the time of a document is over. `onPage` is told of each page that is done.
   * @throws the signal's reason, and nothing else that a document can bring about
   */
  readPages(
    path: string,
    indexes: readonly number[],
    options: RecognitionOptions & { onPage?: (index: number, page: RecognisedText | null) => Promise<void> | void },
  ): Promise<(RecognisedText | null)[]>
}

interface RecognitionOptions {
  /** Whose it is: students share the places for reading. */
  student: { id: number }
  /** Where it waits for its turn: 'pages' unless set. */
  lane?: RecognitionLane
  /** Scripts that tesseract is to expect. Without them it looks which it is, which takes twice as long. */
  languages?: readonly RecognitionLanguage[] | null
  /** How long a model may take for a picture before tesseract reads it, where that is less than its settings allow: 15 minutes unless set. */
  serviceSeconds?: number
  signal: AbortSignal
}

export async function openTextRecognition(settings: Config['recognition'], log: Logger): Promise<TextRecognition> {
  const service = settings && (await openService(settings, log))
  const readImage = createImageReader(service, log)
  const readPages = createPageReader(service, log)
  return {
    readImage: (path, options) => readImage(readingOf(path, options)),
    readPages: (path, indexes, { onPage = () => {}, ...options }) =>
      readPages(readingOf(path, options), indexes, onPage),
  }
}

const readingOf = (
  path: string,
  { languages = null, lane = 'pages', serviceSeconds = SERVICE_SECONDS, ...options }: RecognitionOptions,
): RecognitionOrder => ({
  path,
  languages,
  lane,
  serviceSeconds,
  ...options,
})

/** The client of a service is loaded where one is configured. */
async function openService(settings: NonNullable<Config['recognition']>, log: Logger) {
  const { createRecognitionService } = await import('../../platform/recognition/recognition-service.ts')
  return createRecognitionService(settings, log)
}
