import type { MadeBy } from '@lectern/contract/shapes'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createImageReader } from './read-image.ts'
import { createPageReader } from './read-pages.ts'

export type { RecognitionLanguage } from '@lectern/domain/ocr'

/** Reads the text of pictures: by the configured OCR or vision model, else, or when that fails, by tesseract. */
export interface TextRecognition {
  /**
   * Text of one image file; '' where there is none. @throws Problem `unreadable`, or the signal's reason
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
    options: RecognitionOptions & { onPage?: (index: number) => void },
  ): Promise<(RecognisedText | null)[]>
}

export interface RecognitionOptions {
  /** Scripts that tesseract is to expect. Without them it looks which it is, which takes twice as long. */
  languages?: readonly RecognitionLanguage[] | null
  signal: AbortSignal
}

export interface RecognisedText {
  text: string
  madeBy: MadeBy
  /** A service is configured, but tesseract had to do it. */
  isFallback: boolean
}

export async function openTextRecognition(settings: Config['recognition'], log: Logger): Promise<TextRecognition> {
  const service = settings && (await openService(settings, log))
  const readImage = createImageReader(service, log)
  const readPages = createPageReader(service, log)
  return {
    readImage: (path, { languages = null, signal }) => readImage({ path, languages, signal }),
    readPages: (path, indexes, { languages = null, signal, onPage = () => {} }) =>
      readPages({ path, languages, signal }, indexes, onPage),
  }
}

/** The client of a service is loaded where one is configured. */
async function openService(settings: NonNullable<Config['recognition']>, log: Logger) {
  const { createRecognitionService } = await import('../../platform/recognition/recognition-service.ts')
  return createRecognitionService(settings, log)
}
