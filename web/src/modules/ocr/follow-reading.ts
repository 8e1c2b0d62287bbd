import { ApiError } from '@lectern/contract/api-error'
import type { OcrReadingWithText, OcrResult } from '@lectern/contract/ocr'
import { wait } from '../../lib/wait.ts'
import { ocrApi } from './api.ts'

/** How far the recognition of scanned pages is. */
export interface OcrProgress {
  pagesDone: number
  scannedPages: number
}

const LOOK_EVERY_MS = 1000
/** Looks without an answer, one after another, before it is said that there is no connection. */
const MOST_MISSED = 10

/** Looks again and again how far a reading is, until its text is there. @throws ApiError as it failed */
export async function followReading(
  readingId: number,
  signal: AbortSignal,
  onProgress: (progress: OcrProgress) => void,
): Promise<OcrResult> {
  for (let missed = 0; ; await wait(LOOK_EVERY_MS, signal)) {
    const reading = await ocrApi.getReading({ params: { id: readingId } }, { signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status < 500) || ++missed > MOST_MISSED)
        throw error
      return null
    })
    if (reading === null) continue
    missed = 0
    if (reading.result) return reading.result
    if (reading.status === 'failed') throw failureOf(reading)
    onProgress({ pagesDone: reading.pages_done, scannedPages: reading.scanned_pages })
  }
}

const failureOf = ({ error, credits_refunded }: OcrReadingWithText): ApiError =>
  ApiError.fromEvent({ code: 'generation_failed', error: error ?? '', ...{ credits_refunded } })
