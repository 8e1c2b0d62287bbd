import type { Transaction } from '../database/database.ts'

export interface JobSettings {
  /** How often a job is tried at most, counting attempts that died with their process. 5 unless set. */
  attempts?: number
  /** An attempt that takes longer is ended, and counts as failed. 900 unless set. */
  timeLimitSeconds?: number
  /** How many jobs of this kind one process runs at once. 2 unless set. */
  concurrency?: number
}

/** A kind of durable work, known by name, apart from what does it. */
export interface JobDefinition<Payload extends object> {
  readonly name: string
  readonly settings: Required<JobSettings>
  /** Whose a job is, where students share the places for such jobs; without it they are run in order, whoever has them. */
  studentOf?(payload: Payload): number
  /** Never there: it carries the payload's type. */
  readonly payload?: Payload
}

/** @param name letters, digits, dots and dashes; it stays the same for as long as such jobs may be waiting */
export function defineJob<Payload extends object>(name: string, settings: JobSettings = {}): JobDefinition<Payload> {
  return { name, settings: { attempts: 5, timeLimitSeconds: 900, concurrency: 2, ...settings } }
}

/** Whose a job is. */
export interface OfStudent {
  studentId: number
}

/**
 * A kind of work that students share the places for: of each, one job is run at a time, and of those that wait the first of
 * every student goes before anybody's second.
 */
export const defineStudentsJob = <Payload extends object>(
  name: string,
  settings?: JobSettings,
): JobDefinition<Payload & OfStudent> => ({
  ...defineJob<Payload & OfStudent>(name, settings),
  studentOf: ({ studentId }) => studentId,
})

const FIRST_RETRY_SECONDS = 2

/** How long the next attempt waits after the nth has failed, about, until it waits for as long as attempts ever do. */
export const pauseSecondsAfter = (attempt: number): number => FIRST_RETRY_SECONDS * 2 ** (attempt - 1)

/** One attempt at a job. */
export interface RunningJob<Payload extends object> {
  readonly id: string
  readonly payload: Payload
  /** From 1 on. */
  readonly attempt: number
  /** Aborted when the result is no longer wanted: another process took the job over, or this one is stopping. */
  readonly signal: AbortSignal
  /**
   * Marks the job done in the transaction that writes its result, so that the two happen together and once.
   * @throws LeaseLostError when this attempt no longer holds the job; the transaction must then roll back
   */
  finish(tx: Transaction): Promise<void>
}

export interface JobHandler<Payload extends object> {
  /** Done when it resolves, tried again when it throws. May run more than once: write results only with `finish`. */
  run(job: RunningJob<Payload>): Promise<void>
  /** Called once no attempt is left, to undo what waits for the job's result. Itself tried again when it throws. */
  giveUp?(job: RunningJob<Payload>): Promise<void>
}

export interface EnqueueOptions {
  /** A UUID of the caller's; a job that exists already is not enqueued again. */
  id?: string
  startAfterSeconds?: number
}

/** Work that outlives the request, and the process, that asked for it. */
export interface JobQueue {
  /** Says how a kind of job is done. Every kind is registered before `start`, also where no jobs are run. */
  register<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void
  /**
   * Has `run` called about every `everySeconds`, by one process at a time if it takes no longer than that. Its signal is aborted
   * when this process is stopping.
   */
  repeat(name: string, everySeconds: number, run: (signal: AbortSignal) => Promise<void>): void
  /** Starts working, unless this process is for the web alone. */
  start(): Promise<void>
  /** The job exists once `tx` commits. Returns its id. */
  enqueue<Payload extends object>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string>
  /** A job that is not finished will not be; a running attempt sees its signal aborted within seconds. */
  cancel<Payload extends object>(tx: Transaction, job: JobDefinition<Payload>, id: string): Promise<void>
  /** Resolves when the queue answers. */
  probe(): Promise<void>
  /** Takes no more jobs, gives the running ones a few seconds to end, and hands the rest to other processes. */
  stop(): Promise<void>
}

/** This attempt no longer holds its job, so its result must not be written. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Thrown by a handler: trying again cannot help. The job is given up at once. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError'
}
