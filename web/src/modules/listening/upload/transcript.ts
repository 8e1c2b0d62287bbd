import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { createSavedStudentStore } from '../../../core/account/student-store.ts'
import { repeatLostCall } from '../../../core/generation/repeat-lost-call.ts'
import { listeningApi } from '../api.ts'

/** Where a student's questions come from. */
export const SOURCES = ['recording', 'transcript'] as const
export type Source = (typeof SOURCES)[number]

/** What is pasted, and what its questions are asked for with: the same text again is paid once, also after a reload. */
interface Pasted {
  text: string
  idempotencyKey: string
}

export const sourceStore = createSavedStudentStore<Source>('listening.source', 'recording')
export const pastedStore = createSavedStudentStore<Pasted | null>('listening.transcript', null)

export const pasteText = (text: string): void =>
  pastedStore.set(text ? { text, idempotencyKey: crypto.randomUUID() } : null)

/** Has questions made of what is pasted, which is let go then. Rejects with an ApiError. */
export async function makeOfPasted(pasted: Pasted): Promise<ListeningSet> {
  const { text, idempotencyKey } = pasted
  const send = () => listeningApi.questionTranscript({ body: { text } }, { idempotencyKey })
  const { set } = await repeatLostCall(send, new AbortController().signal)
  // Something else may have been pasted meanwhile.
  if (pastedStore.get() === pasted) pastedStore.set(null)
  return set
}
