import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../../settings/config.ts'
import type { Transaction } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { OutageError } from '../outage.ts'
import { beginSpan } from '../tracing/tracing.ts'
import { connectBoss, HEARTBEAT_SECONDS } from './connect-boss.ts'
import {
  type EnqueueOptions,
  HopelessJobError,
  type JobDefinition,
  type JobHandler,
  type JobQueue,
  LeaseLostError,
  pauseSecondsAfter,
  type RunningJob,
} from './job-queue.ts'
import { type RecurringWork, repeatWork } from './recurring-work.ts'
import { beginTurn, takeTurn } from './students-turn.ts'
import { payloadOf, tracedPayload, traceOf } from './traced-payload.ts'
import { type DueWatch, watchForDue } from './watch-for-due.ts'

type AnyHandler = JobHandler<object>
type Attempt = JobWithMetadata<object>

interface Registration {
  job: JobDefinition<object>
  handler: AnyHandler
}

interface AttemptUnderWay {
  queue: string
  attempt: Attempt
  stopping: AbortController
  ended: Promise<unknown>
}

/** How often a worker asks by itself, though nobody told it to: `watchForDue` and announcements do before. */
const POLLING_SECONDS = 60
const LONGEST_RETRY_SECONDS = 300
/** How long `stop` waits for jobs to end by themselves, then for those handed back to notice it. */
const GRACE_SECONDS = 3
const NOTICE_SECONDS = 2

/** The job queue on pg-boss, at least once and fenced: see `RunningJob.finish`. */
export function openJobQueue(database: OpenDatabase, role: Config['role'], log: Logger): JobQueue {
  return new BossQueue(database, role !== 'web', log)
}

class BossQueue implements JobQueue {
  readonly #database: OpenDatabase
  readonly #isWorker: boolean
  readonly #log: Logger
  readonly #boss: PgBoss
  readonly #registrations = new Map<string, Registration>()
  readonly #recurring: Parameters<typeof repeatWork>[1][] = []
  readonly #underWay = new Set<AttemptUnderWay>()
  /** The ids of the workers of each queue. */
  readonly #workers = new Map<string, string[]>()
  #repeating: RecurringWork[] = []
  #dueWatch: DueWatch | null = null

  constructor(database: OpenDatabase, isWorker: boolean, log: Logger) {
    this.#database = database
    this.#isWorker = isWorker
    this.#log = log
    this.#boss = connectBoss(database, isWorker)
    this.#boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'))
    this.#boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'))
  }

  register<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void {
    if (this.#registrations.has(job.name)) throw new Error(`The job ${job.name} is registered already`)
    this.#registrations.set(job.name, { job, handler: handler as AnyHandler })
  }

  repeat(name: string, everySeconds: number, run: (signal: AbortSignal) => Promise<void>): void {
    this.#recurring.push({ name, everySeconds, run })
  }

  async start(): Promise<void> {
    await this.#boss.start()
    for (const registration of this.#registrations.values()) await this.#ensureQueues(registration)
    // Inside a transaction of the embedded database's one connection the library could not look a queue up any more.
    for (const name of this.#queueNames()) await this.#boss.findJobs(name, { key: 'any, to have the queue cached' })
    if (!this.#isWorker) return
    for (const registration of this.#registrations.values()) await this.#work(registration)
    this.#dueWatch = watchForDue(
      this.#database,
      this.#queueNames(),
      (queue) => {
        for (const id of this.#workers.get(queue) ?? []) this.#boss.notifyWorker(id)
      },
      (error) => this.#log.error({ err: error }, 'Jobs that are due could not be looked for'),
    )
    this.#repeating = this.#recurring.map((work) =>
      repeatWork(this.#database, work, (error) => this.#log.error({ err: error, work: work.name }, 'A sweep failed')),
    )
  }

  async enqueue<Payload extends object>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string> {
    this.#assertRegistered(job.name)
    const id = options.id ?? crypto.randomUUID()
    const settings = { id, startAfter: options.startAfterSeconds ?? 0, db: within(tx) }
    try {
      const turn = job.studentOf && (await takeTurn(tx, job.name, job.studentOf(payload)))
      await this.#boss.send(job.name, tracedPayload(payload), { ...settings, ...turn })
    } catch (error) {
      throw new OutageError('queue', error)
    }
    return id
  }

  async cancel<Payload extends object>(tx: Transaction, job: JobDefinition<Payload>, id: string): Promise<void> {
    this.#assertRegistered(job.name)
    await this.#boss.cancel(job.name, id, { db: within(tx) })
  }

  async probe(): Promise<void> {
    await this.#boss.schemaVersion()
  }

  async stop(): Promise<void> {
    const sweeps = [...this.#repeating, ...(this.#dueWatch ? [this.#dueWatch] : [])].map((work) => work.stop())
    const workers = this.#queueNames().map((name) => this.#boss.offWork(name))
    await waitAtMost(GRACE_SECONDS, [...sweeps, ...workers])
    const remaining = [...this.#underWay]
    await Promise.all(remaining.map((job) => this.#handBack(job)))
    await waitAtMost(
      NOTICE_SECONDS,
      remaining.map((job) => job.ended),
    )
    await this.#boss.stop({ graceful: false })
  }

  #assertRegistered(name: string): void {
    if (!this.#registrations.has(name)) throw new Error(`The job ${name} is not registered`)
  }

  #queueNames(): string[] {
    return [...this.#registrations.values()].flatMap(({ job, handler }) =>
      handler.giveUp ? [job.name, givenUpName(job.name)] : [job.name],
    )
  }

  async #ensureQueues({ job, handler }: Registration): Promise<void> {
    const options = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: job.settings.timeLimitSeconds,
      retryLimit: job.settings.attempts - 1,
      retryDelay: pauseSecondsAfter(1),
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_SECONDS,
    }
    const deadLetter = handler.giveUp ? givenUpName(job.name) : null
    if (deadLetter) await this.#ensureQueue(deadLetter, options, null)
    await this.#ensureQueue(job.name, options, deadLetter)
  }

  async #ensureQueue(name: string, options: Parameters<PgBoss['createQueue']>[1], deadLetter: string | null) {
    if (await this.#boss.getQueue(name)) await this.#boss.updateQueue(name, { ...options, deadLetter })
    else await this.#boss.createQueue(name, { ...options, ...(deadLetter === null ? {} : { deadLetter }) })
  }

  async #work({ job, handler }: Registration): Promise<void> {
    await this.#workQueue(job.name, job.settings.concurrency, handler.run.bind(handler))
    if (handler.giveUp) await this.#workQueue(givenUpName(job.name), 1, handler.giveUp.bind(handler))
  }

  async #workQueue(queue: string, concurrency: number, run: AnyHandler['run']): Promise<void> {
    const workerIds: string[] = []
    this.#workers.set(queue, workerIds)
    // A student's jobs are a group.
    const options = { ...WORK_OPTIONS, ...(this.#registrations.get(queue)?.job.studentOf && { groupConcurrency: 1 }) }
    const lookAgain = (worker: number) => {
      const id = workerIds[worker % concurrency]
      if (id) this.#boss.notifyWorker(id)
    }
    for (let worker = 0; worker < concurrency; worker += 1) {
      workerIds[worker] = await this.#boss.work<object, never, typeof options>(queue, options, async (batch) => {
        // Where there was one job there may be more: the next worker looks at once, and this one when it is done.
        if (concurrency > 1) lookAgain(worker + 1)
        const results = await Promise.all(batch.map((attempt) => this.#attempt(queue, attempt, run)))
        lookAgain(worker)
        return results
      })
    }
  }

  async #attempt(queue: string, attempt: Attempt, run: AnyHandler['run']): Promise<JobResult> {
    // It is put back already: an attempt that no longer holds its job settles nothing.
    if (attempt.groupId && !(await beginTurn(this.#database, queue, attempt)))
      return { id: attempt.id, status: 'failed' }
    const stopping = new AbortController()
    const span = beginSpan({
      name: `job ${queue}`,
      kind: 'consumer',
      attributes: { 'messaging.message.id': attempt.id, 'lectern.attempt': attempt.retryCount + 1 },
      parent: traceOf(attempt),
    })
    const work = span.run(() => Promise.try(run, this.#present(queue, attempt, stopping.signal)))
    const underWay = { queue, attempt, stopping, ended: work }
    this.#underWay.add(underWay)
    try {
      await work
      span.end()
      return { id: attempt.id, status: 'completed' }
    } catch (error) {
      span.end({}, error instanceof Error ? error.name : 'failed')
      return this.#failed(queue, attempt, error)
    } finally {
      this.#underWay.delete(underWay)
    }
  }

  async #failed(queue: string, attempt: Attempt, error: unknown): Promise<JobResult> {
    const isHopeless = error instanceof HopelessJobError
    const isLast = isHopeless || attempt.retryCount >= attempt.retryLimit
    const details = { err: error, queue, job: attempt.id, attempt: attempt.retryCount + 1 }
    if (error instanceof LeaseLostError) this.#log.warn(details, 'Another process took a job over')
    else if (isLast) this.#log.error(details, 'A job failed for good')
    else this.#log.warn(details, 'A job failed and will be tried again')
    const output = { message: error instanceof Error ? error.message : String(error) }
    const putBack = this.#timesPutBack(queue, attempt)
    if (putBack > 0 && !isLast) await this.#failAfter(attempt.retryCount + 1 - putBack, queue, attempt, output)
    return { id: attempt.id, status: isHopeless ? 'deadletter' : 'failed', output }
  }

  /** How often a job was put back for another one of its student: each time it may be tried once more. */
  #timesPutBack(queue: string, { groupId, retryLimit }: Attempt): number {
    const { attempts = 1 } = this.#registrations.get(queue)?.job.settings ?? {}
    return groupId ? retryLimit - (attempts - 1) : 0
  }

  /** The queue counts what was put back as attempts: the pause is set to that after the nth that failed. */
  async #failAfter(nth: number, queue: string, attempt: Attempt, output: { message: string }): Promise<void> {
    await this.#boss.fail(queue, lease(attempt), output)
    await this.#boss.update(queue, undefined, { id: attempt.id, startAfter: pauseSecondsAfter(nth) })
  }

  #present(queue: string, attempt: Attempt, stopping: AbortSignal): RunningJob<object> {
    return {
      id: attempt.sourceId ?? attempt.id,
      payload: payloadOf(attempt),
      attempt: attempt.retryCount + 1,
      signal: AbortSignal.any([attempt.signal, stopping]),
      finish: async (tx) => {
        const { affected } = (await this.#boss.complete(queue, lease(attempt), null, {
          db: within(tx),
        })) as { affected: number }
        if (affected === 0) throw new LeaseLostError(`The job ${attempt.id} is no longer held by this attempt`)
      },
    }
  }

  /** The attempt counts as one; another process may start the next at once. */
  async #handBack({ queue, attempt, stopping }: AttemptUnderWay): Promise<void> {
    try {
      await this.#boss.fail(queue, lease(attempt), { message: 'handed back: its process was stopping' })
      await this.#boss.update(queue, undefined, { id: attempt.id, startAfter: 0 })
    } catch (error) {
      this.#log.warn(
        { err: error, queue, job: attempt.id },
        'A job was not handed back, and waits for its lease to end',
      )
    }
    stopping.abort(new LeaseLostError('The process is stopping'))
  }
}

const WORK_OPTIONS = {
  batchSize: 1,
  includeMetadata: true,
  perJobResults: true,
  heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 4,
  pollingIntervalSeconds: POLLING_SECONDS,
  notifyPollingIntervalSeconds: POLLING_SECONDS,
} as const

const waitAtMost = (seconds: number, ends: Promise<unknown>[]) =>
  Promise.race([Promise.allSettled(ends), delay(seconds * 1000, undefined, { ref: false })])

/** What a settlement is fenced by: the job, as this attempt fetched it. */
const lease = ({ id, retryCount }: Attempt) => ({ id, retryCount })

/** Both drivers answer as pg-boss expects; only their common type does not say so. */
const within = (tx: Transaction) => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)

const givenUpName = (name: string) => `${name}.given-up`
