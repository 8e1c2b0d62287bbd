import type { FileHandle } from 'node:fs/promises'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import { tidyRecognised } from './tidy-recognised.ts'

/** Text of a picture; to be run in the reading process, never in the server's own. */
export async function recogniseImage(file: FileHandle, languages: readonly RecognitionLanguage[]): Promise<string> {
  const { Tesseract } = await import('./tesseract.ts')
  const tesseract = await Tesseract.open(languages)
  return tidyRecognised(tesseract.read(await file.readFile()))
}
