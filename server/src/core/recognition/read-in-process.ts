import type { RecognitionLanguage } from '@lectern/domain/ocr'
import type { ReadingRequest, ReadingResults } from '../documents/reading/messages.ts'
import { Places } from '../documents/reading/places.ts'
import { ReadingProcess } from '../documents/reading/reading-process.ts'
import { inItsScript } from './in-its-script.ts'
import { RECOGNITION_LIMITS } from './recognition-limits.ts'

/** Each takes a core for seconds; a small machine has two. */
const RECOGNITIONS_AT_ONCE = 2
const places = new Places(RECOGNITIONS_AT_ONCE)

/** What is read. */
export interface Reading {
  path: string
  /** Scripts to expect; null where nobody knows. */
  languages: readonly RecognitionLanguage[] | null
  signal: AbortSignal
}

/**
 * Text of an untrusted picture by tesseract, in a process of its own, two at a time in all; '' where it finds none.
 * @throws UnreadableDocument, or the signal's reason; so do all here
 */
export const readImageByTesseract = ({ path, languages, signal }: Reading): Promise<string> =>
  inItsScript(languages)(async (expected) => {
    const { text } = await askProcess(path, { task: 'image', languages: expected }, signal)
    return text
  })

/** Text of pages, counted from 0, of an untrusted PDF. A page that kills its process takes no other page along. */
export function pagesByTesseract({ path, languages, signal }: Reading): (index: number) => Promise<string> {
  const readInScript = inItsScript(languages)
  return (index) =>
    readInScript(async (expected) => {
      const { text } = await askProcess(path, { task: 'page', index, languages: expected }, signal)
      return text
    })
}

/** A page, counted from 0, of an untrusted PDF as a PNG. */
export const drawPage = async (path: string, index: number, signal: AbortSignal): Promise<Buffer> =>
  Buffer.from((await askProcess(path, { task: 'picture', index }, signal)).png)

function askProcess<Task extends ReadingRequest['task']>(
  path: string,
  request: Extract<ReadingRequest, { task: Task }>,
  signal: AbortSignal,
): Promise<ReadingResults[Task]> {
  const { seconds, memoryBytes } = RECOGNITION_LIMITS
  return places.use(async () => {
    const reading = await ReadingProcess.start(path, memoryBytes, signal)
    try {
      return await reading.ask<Task>(request, seconds)
    } finally {
      await reading.stop()
    }
  }, signal)
}
