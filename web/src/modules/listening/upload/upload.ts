import type { ListeningUpload } from '@lectern/contract/listening/shapes'
import {
  checkRecording,
  DEFAULT_LISTENING_LANGUAGE,
  type ListeningLanguage,
  listeningTitle,
} from '@lectern/domain/listening'
import type { Message } from '@lectern/texts/message'
import { createSavedStudentStore, createStudentStore } from '../../../core/account/student-store.ts'
import type { LibraryFile } from '../../../core/documents/handed-over-file.ts'
import { repeatLostCall } from '../../../core/generation/repeat-lost-call.ts'
import { say } from '../../../lib/language.ts'
import { listeningApi } from '../api.ts'
import { explain } from '../failure-text.ts'

export interface ChosenFile {
  file: File | LibraryFile
  /** Sent with every try of this file, so that it is paid once. */
  idempotencyKey: string
}

/** Where the upload of a recording stands. It goes on while the student is elsewhere in the product. */
export type Upload =
  | { phase: 'choosing'; refusal: Message | null }
  | { phase: 'ready'; chosen: ChosenFile; failure: string | null }
  | { phase: 'uploading'; chosen: ChosenFile; startedAtMs: number; cancel: () => void }

/** A recording that this tab uploaded and waits for; a reload finds it. */
export interface AwaitedSet {
  setId: number
  title: string
}

const BEGINNING: Upload = { phase: 'choosing', refusal: null }

export const uploadStore = createStudentStore<Upload>(BEGINNING)
export const awaitedStore = createSavedStudentStore<AwaitedSet | null>('listening.awaited', null)
export const languagesStore = createSavedStudentStore<readonly ListeningLanguage[]>('listening.languages', [
  DEFAULT_LISTENING_LANGUAGE,
])

export function chooseFile(file: File): void {
  const refusal = checkRecording(file)
  if (refusal) uploadStore.set({ phase: 'choosing', refusal })
  else uploadStore.set(ready(file, null))
}

/** A recording of the library takes the place of whatever was chosen. */
export const chooseLibraryFile = (file: LibraryFile): void => uploadStore.set(ready(file, null))

/** What was said of a file is over: something else is chosen. */
export const forgetRefusal = (): void =>
  uploadStore.update((upload) => (upload.phase === 'choosing' ? BEGINNING : upload))

export const askForFile = (): void => uploadStore.set({ phase: 'choosing', refusal: checkRecording(null) })

/** Another try at the same file is paid anew: what failed has been given back. */
const ready = (file: ChosenFile['file'], failure: string | null): Upload => ({
  phase: 'ready',
  chosen: { file, idempotencyKey: crypto.randomUUID() },
  failure,
})

/** Sends the chosen recording; what follows is waited for as `awaitedStore` says. */
export async function startUpload(chosen: ChosenFile): Promise<void> {
  const controller = new AbortController()
  const uploading: Upload = { phase: 'uploading', chosen, startedAtMs: Date.now(), cancel: () => controller.abort() }
  uploadStore.set(uploading)
  const { signal } = controller
  const title = listeningTitle(chosen.file.name)
  const outcome = await repeatLostCall(() => send(chosen, title, signal), signal).then(
    ({ set, work }) => ({ setId: set?.id ?? work?.id ?? 0 }),
    (error: unknown) => ({ failure: signal.aborted ? null : explain(error, say('listening.uploadFailed')) }),
  )
  // Its student has signed out: nobody waits for it any more.
  if (uploadStore.get() !== uploading) return
  if ('failure' in outcome) return uploadStore.set(ready(chosen.file, outcome.failure))
  awaitedStore.set({ setId: outcome.setId, title })
}

function send({ file, idempotencyKey }: ChosenFile, title: string, signal: AbortSignal): Promise<ListeningUpload> {
  const about = { title, language_codes: languagesStore.get().join(','), wait: 'false' as const }
  const form = file instanceof File ? { ...about, file } : { ...about, material_id: file.materialId }
  return listeningApi.generate({ form }, { idempotencyKey, signal })
}

/** The wait is over: with a set, or with what became of it instead. The file stays for another try. */
export function endWait(failure: string | null): void {
  const upload = uploadStore.get()
  awaitedStore.set(null)
  uploadStore.set(failure !== null && upload.phase === 'uploading' ? ready(upload.chosen.file, failure) : BEGINNING)
}
