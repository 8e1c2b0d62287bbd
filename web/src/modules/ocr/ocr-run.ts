import { ApiError } from '@lectern/contract/api-error'
import { checkOcrFile } from '@lectern/domain/ocr'
import { createStudentStore } from '../../core/account/student-store.ts'
import { sendApiSignal } from '../../lib/api-signals.ts'
import { type OcrResult, ocrApi } from './api.ts'
import { describeFailure, type OcrFailure } from './ocr-failure.ts'

interface ChosenFile {
  file: File
  /** Sent with every try of this file, so that none is paid twice. */
  idempotencyKey: string
}

/** Where the reading of a document stands. It goes on while the dialog is closed. */
export type OcrState =
  | { phase: 'choosing'; fileRefusal: string | null }
  | { phase: 'ready'; chosen: ChosenFile; failure: OcrFailure | null; isCancelled: boolean }
  | { phase: 'reading'; chosen: ChosenFile; startedAtMs: number; cancel: () => void }
  /** The price is higher than the estimate that was agreed to (reading 34). */
  | { phase: 'asking'; chosen: ChosenFile; creditCost: number; pageCount: number }
  | { phase: 'done'; fileName: string; result: OcrResult }

const BEGINNING: OcrState = { phase: 'choosing', fileRefusal: null }

export const ocrStore = createStudentStore<OcrState>(BEGINNING)

export function chooseFile(file: File): void {
  const fileRefusal = checkOcrFile(file)
  if (fileRefusal) ocrStore.set({ phase: 'choosing', fileRefusal })
  else ocrStore.set(ready({ file, idempotencyKey: crypto.randomUUID() }))
}

export const startOver = (): void => ocrStore.set(BEGINNING)

/** The higher price was not agreed to; nothing was held for it. */
export const declinePrice = (chosen: ChosenFile): void => ocrStore.set(ready(chosen))

/** Has the server read the chosen file for at most `maxCredits`. */
export async function readChosenFile(chosen: ChosenFile, maxCredits: number): Promise<void> {
  const controller = new AbortController()
  const reading: OcrState = {
    phase: 'reading',
    chosen,
    startedAtMs: Date.now(),
    cancel: () => cancel(chosen, controller),
  }
  ocrStore.set(reading)
  const next = await ocrApi
    .readDocument(
      { form: { file: chosen.file, max_credits: maxCredits } },
      { idempotencyKey: chosen.idempotencyKey, signal: controller.signal },
    )
    .then(
      (result): OcrState => ({ phase: 'done', fileName: chosen.file.name, result }),
      (error) => afterFailure(chosen, error),
    )
  // Cancelled, or its student has signed out: nobody waits for it any more.
  if (ocrStore.get() === reading) ocrStore.set(next)
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
