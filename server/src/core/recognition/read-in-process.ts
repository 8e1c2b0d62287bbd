import type { RecognitionLanguage } from '@lectern/domain/ocr'
import { SharedPlaces } from '../../platform/concurrency/shared-places.ts'
import type { ReadingRequest, ReadingResults } from '../documents/reading/messages.ts'
import { ReadingProcess } from '../documents/reading/reading-process.ts'
import { inItsScript } from './in-its-script.ts'
import { RECOGNITION_LIMITS } from './recognition-limits.ts'

/**
 * Each takes a core for seconds; a small machine has two. A third place is for a student who has none, and a fourth for
 * lectures, so that neither waits for the scans that one student brings, nor the scans for lectures.
 */
const LANES = {
  pages: new SharedPlaces({ count: 3, ofStudent: 2, waitingOfStudent: 40 }),
  lectures: new SharedPlaces({ count: 1, waitingOfStudent: 40 }),
}

/** Where the reading waits for its turn: among what students look at, or among lectures, which are long work. */
export type RecognitionLane = keyof typeof LANES

/** What is read. */
export interface RecognitionOrder {
  path: string
  /** Whose it is: students share the places for reading. */
  student: { id: number }
  lane: RecognitionLane
  /** Scripts to expect; null where nobody knows. */
  languages: readonly RecognitionLanguage[] | null
  /** How long a model may take for a picture before tesseract reads it; its own settings decide where nothing stands here. */
  serviceSeconds?: number
  signal: AbortSignal
}

/**
 * Text of an untrusted picture by tesseract, in a process of its own, as soon as the student has a place; '' where it
 * finds none.
 * @throws UnreadableDocument, Problem `rate_limited` where too much of the student's waits, or the signal's reason; so do
 *   all here
 */
export const readImageByTesseract = async (reading: RecognitionOrder): Promise<string> => {
  const readInScript = inItsScript<ReadingResults['image']>(reading.languages)
  const { text } = await readInScript((expected) => askProcess(reading, { task: 'image', languages: expected }))
  return text
}

/** What stands on pages, counted from 0, of an untrusted PDF, and where. A page that kills its process takes no other page along. */
export function pagesByTesseract(reading: RecognitionOrder): (index: number) => Promise<ReadingResults['page']> {
  const readInScript = inItsScript<ReadingResults['page']>(reading.languages)
  return (index) => readInScript((expected) => askProcess(reading, { task: 'page', index, languages: expected }))
}

/** A page, counted from 0, of an untrusted PDF as a PNG. */
export const drawPage = async (reading: RecognitionOrder, index: number): Promise<Buffer> =>
  Buffer.from((await askProcess(reading, { task: 'picture', index })).png)

function askProcess<Task extends ReadingRequest['task']>(
  { path, student, lane, signal }: RecognitionOrder,
  request: Extract<ReadingRequest, { task: Task }>,
): Promise<ReadingResults[Task]> {
  const { workSeconds, clockSeconds, memoryBytes } = RECOGNITION_LIMITS
  return LANES[lane].use(
    student,
    async () => {
      const reading = await ReadingProcess.start(path, memoryBytes, signal)
      try {
        return await reading.ask<Task>(request, workSeconds, clockSeconds)
      } finally {
        await reading.stop()
      }
    },
    signal,
  )
}
