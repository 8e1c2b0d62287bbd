import type { Services } from '../services.ts'

/** What a command prints, and the exit code of its process. */
export interface Outcome {
  lines: readonly string[]
  exitCode: number
  /** Why nothing was done: one line for the error output. */
  refusal?: string
}

/** A command that works on the database: in the process that has it open, whichever that is. */
export interface OperatorCommand {
  /** What is typed after `lectern`. */
  usage: string
  /** What it does, in a line. */
  summary: string
  /** More about it, for `--help`. */
  details?: readonly string[]
  /**
   * Reads the arguments, and says what is to be done.
   * @throws UsageError, in any process, before anything is done
   */
  prepare(args: readonly string[]): (services: Services) => Promise<Outcome>
}

/** A command that needs no database, or opens everything itself. */
export interface LocalCommand extends Pick<OperatorCommand, 'usage' | 'summary' | 'details'> {
  /** @returns the exit code. @throws UsageError */
  run(args: readonly string[], output: Output): Promise<number>
}

export interface Output {
  log(line: string): void
  error(line: string): void
}

/** What was typed cannot be done; the message is one line for the operator. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command is sound, but what it asks for is not there or not possible; the message is one line. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

export const done = (...lines: string[]): Outcome => ({ lines, exitCode: 0 })
