import { ApiError } from '@lectern/contract/api-error'
import type { OcrResult } from '@lectern/contract/ocr'
import { checkOcrFile, type OcrScript } from '@lectern/domain/ocr'
import { createStudentStore } from '../../core/account/student-store.ts'
import { sendApiSignal, signalRefund } from '../../lib/api-signals.ts'
import { ocrApi } from './api.ts'
import { describeFailure, type OcrFailure } from './ocr-failure.ts'

/** How far the recognition of scanned pages is. */
export interface OcrProgress {
  pagesDone: number
  scannedPages: number
}

interface ChosenFile {
  file: File
  script: OcrScript
  /** Sent with every try of this file, so that none is paid twice. */
  idempotencyKey: string
}

/** Where the reading of a document stands. It goes on while the dialog is closed. */
export type OcrState =
  | { phase: 'choosing'; fileRefusal: string | null }
  | { phase: 'ready'; chosen: ChosenFile; failure: OcrFailure | null; isCancelled: boolean }
  | { phase: 'reading'; chosen: ChosenFile; startedAtMs: number; progress: OcrProgress | null; cancel: () => void }
  /** The price is higher than the estimate that was agreed to (reading 34). */
  | { phase: 'asking'; chosen: ChosenFile; creditCost: number; pageCount: number }
  | { phase: 'done'; fileName: string; result: OcrResult }

const BEGINNING: OcrState = { phase: 'choosing', fileRefusal: null }

export const ocrStore = createStudentStore<OcrState>(BEGINNING)

export function chooseFile(file: File): void {
  const fileRefusal = checkOcrFile(file)
  if (fileRefusal) ocrStore.set({ phase: 'choosing', fileRefusal })
  else ocrStore.set(ready({ file, script: scriptStore.get(), idempotencyKey: crypto.randomUUID() }))
}

/** What the student's documents are written in, as they said last. */
const scriptStore = createStudentStore<OcrScript>('auto')

/** Another script is another request, which is paid for itself. */
export function chooseScript(chosen: ChosenFile, script: OcrScript): void {
  scriptStore.set(script)
  ocrStore.set(ready({ ...chosen, script, idempotencyKey: crypto.randomUUID() }))
}

export const startOver = (): void => ocrStore.set(BEGINNING)

/** The higher price was not agreed to; nothing was held for it. */
export const declinePrice = (chosen: ChosenFile): void => ocrStore.set(ready(chosen))

/** Has the server read the chosen file for at most `maxCredits`. */
export async function readChosenFile(chosen: ChosenFile, maxCredits: number): Promise<void> {
  const controller = new AbortController()
  const reading = {
    phase: 'reading',
    chosen,
    startedAtMs: Date.now(),
    progress: null,
    cancel: () => cancel(chosen, controller),
  } as const
  ocrStore.set(reading)
  // Cancelled, or its student has signed out: nobody waits for it any more.
  const isCurrent = () => {
    const state = ocrStore.get()
    return state.phase === 'reading' && state.cancel === reading.cancel
  }
  const onProgress = (progress: OcrProgress) => {
    if (isCurrent()) ocrStore.set({ ...reading, progress })
  }
  const next = await readByServer(chosen, maxCredits, controller.signal, onProgress).then(
    (result): OcrState => ({ phase: 'done', fileName: chosen.file.name, result }),
    (error) => afterFailure(chosen, error),
  )
  if (isCurrent()) ocrStore.set(next)
}

/** @throws ApiError */
async function readByServer(
  { file, script, idempotencyKey }: ChosenFile,
  maxCredits: number,
  signal: AbortSignal,
  onProgress: (progress: OcrProgress) => void,
): Promise<OcrResult> {
  const form = { file, script, max_credits: maxCredits }
  const events = await ocrApi.readDocumentStream({ form }, { idempotencyKey, signal })
  try {
    for await (const event of events) {
      if (event.type === 'start') onProgress({ pagesDone: 0, scannedPages: event.scanned_pages })
      else if (event.type === 'progress') onProgress({ pagesDone: event.pages_done, scannedPages: event.scanned_pages })
      else {
        signalRefund(event)
        if (event.type === 'error') throw ApiError.fromEvent(event)
        return event
      }
    }
  } catch (error) {
    throw error instanceof ApiError ? error : ApiError.network(error)
  } finally {
    // The price was taken when the work ended, not when the answer began.
    sendApiSignal('creditsChanged', undefined)
  }
  throw ApiError.network(new Error('The answer ended before its result'))
}

function cancel(chosen: ChosenFile, controller: AbortController): void {
  ocrStore.set({ ...ready(chosen), isCancelled: true })
  controller.abort()
  // The server may have been faster: then it is paid, and the balance shows it.
  sendApiSignal('creditsChanged', undefined)
}

function afterFailure(chosen: ChosenFile, error: unknown): OcrState {
  if (error instanceof ApiError && error.code === 'price_changed') {
    const { credit_cost, page_count } = error.data
    return { phase: 'asking', chosen, creditCost: Number(credit_cost), pageCount: Number(page_count) }
  }
  return { ...ready(chosen), failure: describeFailure(error) }
}

const ready = (chosen: ChosenFile) => ({ phase: 'ready', chosen, failure: null, isCancelled: false }) as const
