import type { Logger } from 'pino'
import type { RecognitionService } from '../../platform/recognition/recognition-service.ts'
import { tidyText } from '../documents/reading/tidy-text.ts'
import { UnreadableDocument } from '../documents/reading/unreadable-document.ts'
import { drawPage, pagesByTesseract, type RecognitionOrder } from './read-in-process.ts'
import type { RecognisedText } from './recognised-text.ts'
import { DOCUMENT_SECONDS } from './recognition-limits.ts'

/** Pages of one document in hand at once: a service is asked for all of them, tesseract has two at most. */
const PAGES_AT_ONCE = 4

/** `TextRecognition.readPages`; without a service, tesseract alone. */
export const createPageReader =
  (service: RecognitionService | null, log: Logger) =>
  async (
    { signal, ...document }: RecognitionOrder,
    indexes: readonly number[],
    onPage: (index: number, page: RecognisedText | null) => Promise<void> | void,
    limitSeconds = DOCUMENT_SECONDS,
  ): Promise<(RecognisedText | null)[]> => {
    const failed = new AbortController()
    const inTime = AbortSignal.any([signal, failed.signal, AbortSignal.timeout(limitSeconds * 1000)])
    const readPage = pageReader({ ...document, signal: inTime }, service, log)
    const results: (RecognisedText | null)[] = indexes.map(() => null)
    const left = [...indexes.entries()]
    const work = async () => {
      for (let next = left.shift(); next && !inTime.aborted; next = left.shift()) {
        const [at, index] = next
        results[at] = await readPage(index).catch((error: unknown) => {
          if (!(error instanceof UnreadableDocument || inTime.aborted)) throw error
          log.info({ err: error, page: index + 1 }, 'a page could not be read')
          return null
        })
        if (!inTime.aborted) await onPage(index, results[at] ?? null)
      }
    }
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work)).catch((error: unknown) => {
      failed.abort(error)
      throw error
    })
    signal.throwIfAborted()
    return results
  }

/** Reads one page after another; a service that failed at one is not asked again for this document. */
function pageReader(document: RecognitionOrder, service: RecognitionService | null, log: Logger) {
  const { signal } = document
  const readByTesseract = pagesByTesseract(document)
  const failing = new AbortController()
  let hasFailed = false

  const readByService = async (index: number): Promise<string | null> => {
    if (!service || failing.signal.aborted) return null
    const image = { bytes: await drawPage(document, index), contentType: 'image/png' } as const
    // It may have failed at another page meanwhile.
    if (failing.signal.aborted) return null
    return service.read(image, { ...document, failing }).catch((error: unknown) => {
      signal.throwIfAborted()
      // Pages that waited for it fail for the same reason.
      if (!hasFailed) log.warn({ err: error, page: index + 1 }, 'the recognition service failed; tesseract reads on')
      hasFailed = true
      return null
    })
  }
  return async (index: number): Promise<RecognisedText> => {
    const text = await readByService(index)
    if (text !== null)
      return { text: tidyText(text), madeBy: 'model', modelName: service?.name ?? null, isFallback: false }
    return { ...(await readByTesseract(index)), madeBy: 'built-in', isFallback: service !== null }
  }
}
