import { ApiError } from '@lectern/contract/api-error'
import type { OcrReadingWithText, OcrResult } from '@lectern/contract/ocr'
import { wait } from '../../lib/wait.ts'
import { ocrApi } from './api.ts'

/** How far the recognition of scanned pages is. */
export interface OcrProgress {
  pagesDone: number
  scannedPages: number
}

/** What is heard of a reading. */
export interface OcrNews {
  /** Null until it is known. */
  progress: OcrProgress | null
  /** The server has not answered for a while. The reading may go on there, and is asked after until somebody cancels. */
  isOutOfReach: boolean
}

const LOOK_EVERY_MS = 1000
/** Looks without an answer, one after another, before that is said. */
const MOST_MISSED = 5

/**
 * Looks again and again how far a reading is, until its text is there, however long the server is out of reach.
 * @throws ApiError as the reading failed, or of a refusal to tell
 */
export async function followReading(
  readingId: number,
  signal: AbortSignal,
  onNews: (news: Partial<OcrNews>) => void,
): Promise<OcrResult> {
  for (let missed = 0; ; await wait(LOOK_EVERY_MS, signal)) {
    const reading = await ocrApi.getReading({ params: { id: readingId } }, { signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500)) throw error
      if (++missed === MOST_MISSED) onNews({ isOutOfReach: true })
      return null
    })
    if (reading === null) continue
    missed = 0
    if (reading.result) return reading.result
    if (reading.status === 'failed') throw failureOf(reading)
    const progress = { pagesDone: reading.pages_done, scannedPages: reading.scanned_pages }
    onNews({ progress, isOutOfReach: false })
  }
}

const failureOf = ({ error, credits_refunded }: OcrReadingWithText): ApiError =>
  ApiError.fromEvent({ code: 'generation_failed', error: error ?? '', ...{ credits_refunded } })
