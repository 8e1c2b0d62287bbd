import { RECOGNITION_LANGUAGES, type RecognitionLanguage } from '@lectern/domain/ocr'
import { Problem } from '../../problem.ts'
import { readImageHeader } from '../documents/reading/image-header.ts'
import { UnreadableDocument } from '../documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../documents/unreadable-problem.ts'
import { readImageByTesseract } from './read-by-tesseract.ts'
import { RECOGNITION_LIMITS } from './recognition-limits.ts'

export type { RecognitionLanguage } from '@lectern/domain/ocr'

/** Reads the text of pictures. */
export interface TextRecognition {
  /**
   * Text of one image file by the configured OCR or vision model, else, or when that fails, by tesseract; '' where there
   * is none. `languages` say which scripts to expect; all that there are unless given.
   * @throws Problem `unreadable`, or the signal's reason
   */
  readImage(
    path: string,
    options: { languages?: readonly RecognitionLanguage[]; signal: AbortSignal },
  ): Promise<RecognisedText>
}

export interface RecognisedText {
  text: string
  /** A service is configured, but tesseract had to do it. */
  isFallback: boolean
}

export function createTextRecognition(): TextRecognition {
  return {
    async readImage(path, { languages = RECOGNITION_LANGUAGES, signal }) {
      await requirePicture(path)
      const text = await readImageByTesseract(path, languages, signal).catch((error: unknown) => {
        throw error instanceof UnreadableDocument ? unreadableProblem(error, NO_PICTURE) : error
      })
      return { text, isFallback: false }
    },
  }
}

const NO_PICTURE = 'This is not an image that can be read. Please bring a PNG, JPG, WebP or GIF.'

/** @throws Problem `unreadable` for what is no picture, or a larger one than anybody's camera takes */
async function requirePicture(path: string): Promise<void> {
  const header = await readImageHeader(path)
  if (!header) throw new Problem('unreadable', NO_PICTURE)
  const { width, height } = header
  if (width * height > RECOGNITION_LIMITS.pixels) throw unreadableProblem(tooLarge(width, height), NO_PICTURE)
  if (width * height === 0) throw unreadableProblem(new UnreadableDocument('broken', 'no size'), NO_PICTURE)
}

const tooLarge = (width: number, height: number) => new UnreadableDocument('too_complex', `${width} × ${height} pixels`)
