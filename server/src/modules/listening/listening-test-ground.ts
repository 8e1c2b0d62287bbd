import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildWav } from '../../../test/files/build-wav.ts'
import type { TestApp } from '../../../test/test-app.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Speech, Transcript } from '../../platform/speech/speech.ts'
import type { Services } from '../../services.ts'
import { generateSet } from './generate-set.ts'
import type { ListeningJob } from './jobs.ts'

export const FIRST = 'The first half of the recording speaks about the muscles of the human body.'
export const SECOND = 'Of the human body the second half tells that the heart pumps blood through all the vessels.'
const PIECES: Transcript[] = [
  { text: FIRST, language: 'en', segments: [{ start: 110, end: 120, text: FIRST }] },
  { text: SECOND, language: 'en', segments: [{ start: 0.5, end: 12, text: SECOND }] },
]
/** What is heard in one of the two pieces of the recording. */
export const heardIn = (piece: number): Transcript => PIECES[piece] ?? expect.unreachable('there are two pieces')

/** A recogniser that answers by piece, and keeps which it was asked for. */
export function hearing(answer: (piece: number) => Promise<Transcript> | Transcript = heardIn) {
  const asked: string[] = []
  const speech: Speech = {
    description: { transcribes: 'service', speaks: null, name: 'test' },
    transcribe: async ({ path }, { signal }) => {
      signal.throwIfAborted()
      asked.push(path.split('/').at(-1) ?? '')
      return answer(Number(path.split('/').at(-1)))
    },
    speak: async () => null,
  }
  return { speech, asked }
}

const SECONDS = 230

/** A recording of two pieces and 2 megabytes. */
export async function writeRecording({ services }: TestApp): Promise<string> {
  const path = join(services.config.dataDir, 'two-pieces.wav')
  await writeFile(path, buildWav(SECONDS))
  return path
}

/** Uploads it as the request does, with nobody waiting; the id of its set. */
export async function uploadRecording(
  app: TestApp,
  student: { id: number },
  { path, services = app.services, key = null }: { path?: string; services?: Services; key?: string | null },
): Promise<number> {
  const file = { path: path ?? '', filename: '兩段.wav', sizeBytes: 44 + SECONDS * 8000 }
  const form = { file, title: '', language_codes: ['en-US' as const], wait: 'false' as const }
  const { work } = await generateSet(services, student, form, key, AbortSignal.timeout(30_000))
  return work?.id ?? expect.unreachable('no work began')
}

/** An attempt at a set's job, and which of its attempts have ended the job. */
export function attemptAt(
  setId: number,
  attempt: number,
  { signal = new AbortController().signal, attemptsBefore = 0 }: { signal?: AbortSignal; attemptsBefore?: number } = {},
) {
  const ends: number[] = []
  const job: RunningJob<ListeningJob> = {
    id: randomUUID(),
    payload: { setId, attemptsBefore },
    attempt,
    signal,
    finish: async () => void ends.push(attempt),
  }
  return { job, ends }
}
