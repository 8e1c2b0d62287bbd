import { ApiError } from '@lectern/contract/api-error'
import type { OcrReading, OcrResult } from '@lectern/contract/ocr'
import { checkOcrFile, type OcrScript } from '@lectern/domain/ocr'
import { createStudentStore } from '../../core/account/student-store.ts'
import { sendApiSignal } from '../../lib/api/api-signals.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { ocrApi } from './api.ts'
import { followReading, type OcrNews } from './follow-reading.ts'
import { describeFailure, type OcrFailure } from './ocr-failure.ts'

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
  | ({ phase: 'reading'; fileName: string; startedAtMs: number; cancel: () => void } & OcrNews)
  /** The price is higher than the estimate that was agreed to (requirements/ocr.md#estimate). */
  | { phase: 'asking'; chosen: ChosenFile; creditCost: number; pageCount: number }
  | { phase: 'done'; fileName: string; result: OcrResult }

const BEGINNING: OcrState = { phase: 'choosing', fileRefusal: null }

export const ocrStore = createStudentStore<OcrState>(BEGINNING)

export function chooseFile(file: File): void {
  const refusal = checkOcrFile(file)
  if (refusal) ocrStore.set({ phase: 'choosing', fileRefusal: say(refusal) })
  else ocrStore.set(ready({ file, script: scriptStore.get(), idempotencyKey: crypto.randomUUID() }))
}

/**
 * The document that a student was asked about elsewhere. Another one that is being read is shown to its end, and where this one has been
 * chosen or read already, that is what is shown.
 */
export function takeFile(file: File): void {
  const state = ocrStore.get()
  if (state.phase === 'reading' || state.phase === 'asking') return
  if (state.phase === 'ready' && state.chosen.file === file) return
  if (state.phase === 'done') {
    if (state.fileName === file.name) return
    startOver()
  }
  chooseFile(file)
}

/** What was said of a file that was refused goes with the student's next step. */
export function forgetRefusal(): void {
  const state = ocrStore.get()
  if (state.phase === 'choosing' && state.fileRefusal !== null) ocrStore.set(BEGINNING)
}

/** What the student's documents are written in, as they said last. */
const scriptStore = createStudentStore<OcrScript>('auto')

/** Another script is another request, which is paid for itself. */
export function chooseScript(chosen: ChosenFile, script: OcrScript): void {
  scriptStore.set(script)
  ocrStore.set(ready({ ...chosen, script, idempotencyKey: crypto.randomUUID() }))
}

/**
 * Back to the choice of a document. A text that is whole and kept among the materials has been taken: it need not wait any
 * longer.
 */
export function startOver(): void {
  const state = ocrStore.get()
  ocrStore.set(BEGINNING)
  if (state.phase !== 'done') return
  const { reading_id: id, material_id, unread_pages } = state.result
  if (material_id !== null && unread_pages.length === 0)
    ocrApi
      .discardReading({ params: { id } })
      .catch((error: unknown) => logFailure('a text that was read could not be discarded', error))
}

/** The higher price was not agreed to; nothing was held for it. */
export const declinePrice = (chosen: ChosenFile): void => ocrStore.set(ready(chosen))

/** Has the server read the chosen file for at most `maxCredits`. */
export function readChosenFile(chosen: ChosenFile, maxCredits: number): Promise<void> {
  const run: Run = {
    fileName: chosen.file.name,
    readingId: null,
    startedAtMs: Date.now(),
    afterCancel: { ...ready(chosen), isCancelled: true },
    afterFailure: (error) => afterFailure(chosen, error),
  }
  return watch(run, (signal, onNews) => readByServer(run, chosen, maxCredits, signal, onNews))
}

/** Shows a document that was brought before, here or on another device: how far its reading is, then its text. */
export function openReading(
  { id, document_name: fileName, created_at }: OcrReading,
  afterCancel: OcrState = BEGINNING,
): Promise<void> {
  const run: Run = {
    fileName,
    readingId: id,
    startedAtMs: Date.parse(created_at),
    afterCancel,
    afterFailure: (error) => ({ phase: 'choosing', fileRefusal: describeFailure(error).text }),
  }
  return watch(run, (signal, onNews) => followReading(id, signal, onNews))
}

/** Has pages read again that could not be read; what they cost was shown. Cancelled, it is as it was before. */
export async function readPagesAgain(fileName: string, before: OcrResult): Promise<void> {
  const { reading_id: id, unread_pages: pages } = before
  const idempotencyKey = crypto.randomUUID()
  try {
    const reading = await ocrApi.readAgain({ params: { id }, body: { pages } }, { idempotencyKey })
    const begun = { ...reading, document_name: fileName, created_at: new Date().toISOString() }
    await openReading(begun, { phase: 'done', fileName, result: before })
  } catch (error) {
    toastError(describeFailure(error).text)
  }
}

/** One document on its way through the server, as this tab knows it. */
interface Run {
  fileName: string
  /** Known once the price is held: from then on the work goes on without this tab. */
  readingId: number | null
  startedAtMs: number
  afterCancel: OcrState
  afterFailure: (error: unknown) => OcrState
}

type Work = (signal: AbortSignal, onNews: (news: Partial<OcrNews>) => void) => Promise<OcrResult>

async function watch(run: Run, work: Work): Promise<void> {
  const controller = new AbortController()
  const { fileName, startedAtMs } = run
  const stop = () => void cancel(run, controller)
  ocrStore.set({ phase: 'reading', fileName, startedAtMs, progress: null, isOutOfReach: false, cancel: stop })
  // Cancelled, or its student has signed out: nobody waits for it any more.
  const current = () => {
    const state = ocrStore.get()
    return state.phase === 'reading' && state.cancel === stop ? state : null
  }
  const onNews = (news: Partial<OcrNews>) => {
    const state = current()
    if (state) ocrStore.set({ ...state, ...news })
  }
  const next = await work(controller.signal, onNews).then(
    (result): OcrState => ({ phase: 'done', fileName, result }),
    run.afterFailure,
  )
  // The price was taken when the work ended, not when the answer began.
  sendApiSignal('creditsChanged', undefined)
  if (current()) ocrStore.set(next)
}

/** Goes on by looking where the answer breaks off, or ends while pages are left: the work does not. @throws ApiError */
async function readByServer(
  run: Run,
  { file, script, idempotencyKey }: ChosenFile,
  maxCredits: number,
  signal: AbortSignal,
  onNews: (news: Partial<OcrNews>) => void,
): Promise<OcrResult> {
  const form = { file, script, max_credits: maxCredits }
  const events = await ocrApi.readDocumentStream({ form }, { idempotencyKey, signal })
  try {
    for await (const event of events) {
      if (event.type === 'start') {
        run.readingId = event.reading_id
        onNews({ progress: { pagesDone: 0, scannedPages: event.scanned_pages } })
      } else if (event.type === 'progress')
        onNews({ progress: { pagesDone: event.pages_done, scannedPages: event.scanned_pages } })
      else if (event.type === 'error') throw ApiError.fromEvent(event)
      else return event
    }
  } catch (error) {
    const failure = error instanceof ApiError ? error : ApiError.network(error)
    if (!isStillRead(failure) || run.readingId === null || signal.aborted) throw failure
  }
  if (run.readingId === null) throw ApiError.network(new Error('The answer ended before its result'))
  return followReading(run.readingId, signal, onNews)
}

/** Whether nothing is wrong with the reading itself: the connection is gone, or the answer was not waited for to its end. */
const isStillRead = ({ status, code }: ApiError): boolean => status === 0 || code === 'in_progress'

/** Ends the work, also where it goes on without this tab; nothing is charged for it. What is done by then waits with the others. */
async function cancel({ readingId, afterCancel }: Run, controller: AbortController): Promise<void> {
  ocrStore.set(afterCancel)
  controller.abort()
  if (readingId !== null)
    await ocrApi.cancelReading({ params: { id: readingId } }).catch((error: unknown) => {
      toastError(errorText(error, say('ocr.notDiscarded')))
      // The text from before may not be the latest: the list of what waits has that.
      if (afterCancel.phase === 'done' && ocrStore.get() === afterCancel) ocrStore.set(BEGINNING)
    })
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
