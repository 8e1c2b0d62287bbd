import { ApiError } from '@lectern/contract/api-error'
import { checkLectureFile, titleOfFile } from '@lectern/domain/lecture'
import { createSavedStudentStore, createStudentStore } from '../../../core/account/student-store.ts'
import { refundText } from '../../../core/credits/refund-text.ts'
import type { LibraryFile } from '../../../core/documents/handed-over-file.ts'
import { repeatLostCall } from '../../../core/generation/repeat-lost-call.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { say } from '../../../lib/language.ts'
import { toastInfo } from '../../../ui/toasts/toasts.ts'
import { lectureApi } from '../api.ts'

export interface ChosenFile {
  file: File | LibraryFile
  /** Sent with every try of this file, so that it is paid once. */
  idempotencyKey: string
}

/** Where the upload of a PDF stands. It goes on while the student is elsewhere in the product. */
export type Upload =
  | { phase: 'choosing'; refusal: string | null }
  | { phase: 'ready'; chosen: ChosenFile; failure: string | null }
  | { phase: 'uploading'; chosen: ChosenFile; startedAtMs: number; cancel: () => void }

/** A lecture that this tab uploaded and waits for; a reload finds it. */
export interface AwaitedLecture {
  lectureId: number
  title: string
  startedAtMs: number
}

const BEGINNING: Upload = { phase: 'choosing', refusal: null }

export const uploadStore = createStudentStore<Upload>(BEGINNING)
export const awaitedStore = createSavedStudentStore<AwaitedLecture | null>('lecture.awaited', null)

export function chooseFile(file: File): void {
  const refusal = checkLectureFile(file)
  if (refusal) uploadStore.set({ phase: 'choosing', refusal: say(refusal) })
  else uploadStore.set(ready({ file, idempotencyKey: crypto.randomUUID() }, null))
}

/** A PDF of the library takes the place of whatever was chosen. */
export const chooseLibraryFile = (file: LibraryFile): void =>
  uploadStore.set(ready({ file, idempotencyKey: crypto.randomUUID() }, null))

/** What was said of a file that was refused goes with the student's next step. */
export function forgetRefusal(): void {
  const upload = uploadStore.get()
  if (upload.phase === 'choosing' && upload.refusal !== null) uploadStore.set(BEGINNING)
}

/** Sends the chosen file; what follows is waited for as `awaitedStore` says. */
export async function startUpload(chosen: ChosenFile): Promise<void> {
  const controller = new AbortController()
  const startedAtMs = Date.now()
  const uploading: Upload = { phase: 'uploading', chosen, startedAtMs, cancel: () => controller.abort() }
  uploadStore.set(uploading)
  const { signal } = controller
  const { file, idempotencyKey } = chosen
  const title = titleOfFile(file.name)
  const form = file instanceof File ? { pdf_file: file, title } : { material_id: file.materialId, title }
  const send = () => lectureApi.upload({ form }, { idempotencyKey, signal })
  const outcome = await repeatLostCall(send, signal).then(
    ({ lecture_id }) => ({ lectureId: lecture_id }),
    (error: unknown) => ({ failure: signal.aborted ? null : explain(error) }),
  )
  // Its student has signed out: nobody waits for it any more.
  if (uploadStore.get() !== uploading) return
  if ('failure' in outcome) return uploadStore.set(ready(chosen, outcome.failure))
  toastInfo(say('lecture.uploaded'))
  awaitedStore.set({ lectureId: outcome.lectureId, title, startedAtMs })
  uploadStore.set(BEGINNING)
}

const ready = (chosen: ChosenFile, failure: string | null): Upload => ({ phase: 'ready', chosen, failure })

function explain(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return say('lecture.loginToUpload')
  const text = errorText(error, say('lecture.uploadFailed'))
  const refunded = error instanceof ApiError ? error.data.credits_refunded : null
  return typeof refunded === 'number' ? `${text} ${refundText(refunded)}` : text
}
