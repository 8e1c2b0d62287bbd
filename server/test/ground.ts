import type { Credits } from '../src/core/credits/credits.ts'
import { createGenerationRuns, type GenerationRuns } from '../src/core/generation/generation-runs.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import type { Model } from '../src/platform/model/model.ts'
import type { Task } from '../src/platform/model/task.ts'
import type { JobQueue } from '../src/platform/queue/job-queue.ts'
import { openJobQueue } from '../src/platform/queue/open-job-queue.ts'
import type { Services } from '../src/services.ts'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from './ledger.ts'

/** What tests of use cases stand on: a database, a clock that they move, a student and a stranger. */
export interface Ground {
  database: Database
  clock: SteppedClock
  credits: Credits
  generationRuns: GenerationRuns
  queue: JobQueue
  config: Pick<Services['config'], 'storageLimitMb'>
  modules: Services['modules']
  student: { id: number }
  stranger: { id: number }
}

/** No row has a greater id. */
export const MISSING_ID = Number.MAX_SAFE_INTEGER

/** @param amountCredits what the student can spend */
export async function layGround(database: OpenDatabase, amountCredits = 0): Promise<Ground> {
  const clock = steppedClock()
  const ledger = { database, credits: creditsOver(database, { clock }) }
  const student = await createStudentWith(amountCredits, ledger)
  const queue = openJobQueue(database, 'web', silentLog)
  const generationRuns = createGenerationRuns({ ...ledger, clock, log: silentLog })
  const storage = { config: { storageLimitMb: 1 }, modules: [] }
  const stranger = await createStudentWith(0, ledger)
  return { ...ledger, clock, generationRuns, queue, ...storage, student, stranger }
}

/** A model that answers each call by `answer`, and keeps what it was asked. */
export function modelSaying(answer: (task: string, input: never, call: number) => unknown, contextTokens = 32_000) {
  const asked: unknown[] = []
  const model: Model = {
    description: { madeBy: 'model', name: 'test' },
    contextTokens: async () => contextTokens,
    async run<Input, Output>(task: Task<Input, Output>, input: Input) {
      asked.push(input)
      const output = task.output.parse(await answer(task.name, input as never, asked.length - 1))
      return { output, madeBy: 'model' as const, modelName: 'test' }
    },
  }
  return { model, asked }
}
