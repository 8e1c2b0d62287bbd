import { readFile } from 'node:fs/promises'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { readConfig } from '../../config.ts'
import type { Credits } from '../../core/credits/credits.ts'
import { createLimits } from '../../core/limits/limits.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Task } from '../../platform/model/task.ts'
import type { Speech, Transcript } from '../../platform/speech/speech.ts'
import type { Services } from '../../services.ts'

/** What the tests of this module stand on: a database, a clock that they move, a student and a stranger. */
export type Ground = Pick<Services, 'database' | 'config' | 'limits' | 'log'> & {
  clock: SteppedClock
  credits: Credits
  student: { id: number }
  stranger: { id: number }
}

/** No row has a greater id. */
export const MISSING_ID = Number.MAX_SAFE_INTEGER

export async function layGround(database: Database, amountCredits = 0): Promise<Ground> {
  const clock = steppedClock()
  const ledger = { database, credits: creditsOver(database, { clock }) }
  const secrets = { hash: (_purpose: string, text: string) => text } as Services['secrets']
  return {
    ...ledger,
    clock,
    log: silentLog,
    config: readConfig({}, '.'),
    limits: createLimits({ database, clock, secrets, hasClientLimits: false }),
    student: await createStudentWith(amountCredits, ledger),
    stranger: await createStudentWith(0, ledger),
  }
}

/** A model that answers each call by `answer`, and keeps what it was asked. */
export function modelSaying(answer: (task: string, input: never) => unknown) {
  const asked: unknown[] = []
  const model: Model = {
    description: { madeBy: 'model', name: 'test' },
    async run<Input, Output>(task: Task<Input, Output>, input: Input) {
      asked.push(input)
      return { output: task.output.parse(await answer(task.name, input as never)), madeBy: 'model' as const }
    },
  }
  return { model, asked }
}

/** A recogniser that hears `answer`, and keeps what it was given. */
export function speechHearing(answer: string | (() => Promise<Transcript> | Transcript)) {
  const heard: { languages: readonly string[]; contentType: string; sizeBytes: number }[] = []
  const speech: Speech = {
    description: { transcribes: 'service', speaks: null, name: 'test' },
    async transcribe({ path, contentType }, { languages }) {
      heard.push({ languages, contentType, sizeBytes: (await readFile(path)).length })
      return typeof answer === 'string' ? { text: answer, language: null, segments: [] } : answer()
    },
    speak: async () => null,
  }
  return { speech, heard }
}

export const upload = (path: string, sizeBytes = 1): UploadedFile => ({ path, filename: 'turn.webm', sizeBytes })

/** A judgement as a model gives it. */
export const ASSESSMENT = {
  fluency: { score: null, comment: 'It flows.' },
  vocabulary: { score: 70, comment: 'Varied.' },
  grammar: { score: 50, comment: 'He go.' },
  content: { score: 90, comment: 'On the topic.' },
  corrections: [
    { quote: 'I plays', correction: 'I play', explanation: 'Agreement.' },
    { quote: 'never said', correction: 'x', explanation: 'Not there.' },
  ],
  practise: ['The third person.'],
  summary: 'Well done.',
}
