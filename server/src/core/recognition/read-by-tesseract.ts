import type { RecognitionLanguage } from '@lectern/domain/ocr'
import { Places } from '../documents/reading/places.ts'
import { ReadingProcess } from '../documents/reading/reading-process.ts'
import { RECOGNITION_LIMITS } from './recognition-limits.ts'

/** Each takes a core for seconds; the cores of a small machine. */
const RECOGNITIONS_AT_ONCE = 2
const places = new Places(RECOGNITIONS_AT_ONCE)

/**
 * Text of the untrusted picture at `path` by tesseract, in a process of its own; '' where it finds none.
 * @throws UnreadableDocument, or the signal's reason
 */
export function readImageByTesseract(
  path: string,
  languages: readonly RecognitionLanguage[],
  signal: AbortSignal,
): Promise<string> {
  const { seconds, memoryBytes } = RECOGNITION_LIMITS
  return places.use(async () => {
    const reading = await ReadingProcess.start(path, memoryBytes, signal)
    try {
      return (await reading.ask({ task: 'image', languages }, seconds)).text
    } finally {
      await reading.stop()
    }
  }, signal)
}
