import { readFile } from 'node:fs/promises'
import { message } from '@lectern/texts/message'
import type { Logger } from 'pino'
import type { RecognitionService } from '../../platform/recognition/recognition-service.ts'
import { Problem } from '../../problem.ts'
import { type ImageType, readImageHeader } from '../documents/reading/pictures/image-header.ts'
import { tidyText } from '../documents/reading/tidy-text.ts'
import { UnreadableDocument } from '../documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../documents/unreadable-problem.ts'
import { type RecognitionOrder, readImageByTesseract } from './read-in-process.ts'
import type { RecognisedText } from './recognised-text.ts'
import { RECOGNITION_LIMITS } from './recognition-limits.ts'

const NO_PICTURE = message('documents.notPicture')

/** `TextRecognition.readImage`; without a service, tesseract alone. */
export const createImageReader =
  (service: RecognitionService | null, log: Logger) =>
  async (reading: RecognitionOrder): Promise<RecognisedText> => {
    const { path, signal } = reading
    const contentType = await requirePicture(path)
    if (service) {
      const image = { bytes: await readFile(path), contentType }
      const text = await service.read(image, reading).catch((error: unknown) => {
        signal.throwIfAborted()
        log.warn({ err: error }, 'the recognition service failed; tesseract reads the image')
        return null
      })
      if (text !== null) return { text: tidyText(text), madeBy: 'model', modelName: service.name, isFallback: false }
    }
    const text = await readImageByTesseract(reading).catch((error: unknown) => {
      throw error instanceof UnreadableDocument ? unreadableProblem(error, NO_PICTURE) : error
    })
    return { text, madeBy: 'built-in', isFallback: service !== null }
  }

/** @throws Problem `unreadable` for what is no picture, or one larger than anybody's camera takes */
async function requirePicture(path: string): Promise<ImageType> {
  const header = await readImageHeader(path)
  if (!header) throw new Problem('unreadable', NO_PICTURE)
  const { type, width, height } = header
  const detail = `${width} × ${height} pixels`
  if (width * height === 0) throw unreadableProblem(new UnreadableDocument('broken', detail), NO_PICTURE)
  if (width * height > RECOGNITION_LIMITS.pixels)
    throw unreadableProblem(new UnreadableDocument('too_complex', detail), NO_PICTURE)
  return type
}
