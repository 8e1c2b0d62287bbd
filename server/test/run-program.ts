import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { onTestFinished } from 'vitest'

export interface RunningProgram {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>
  /** The next line of its output; throws, with what it said on its error output, when it ended without one. */
  nextLine(): Promise<string>
  /** Its exit code, or the signal that killed it, once it ended. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** What it wrote on its error output so far. */
  errors(): string
}

/** Runs a program of `test/programs` as a process of its own, which does not outlive the test. */
export function runProgram(name: string, ...parameters: string[]): RunningProgram {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'programs', `${name}.ts`), ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let errors = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const ended = once(program, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals)
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await ended
  })
  return {
    process: program,
    ended,
    errors: () => errors,
    async nextLine() {
      const { value, done } = await lines.next()
      if (done) throw new Error(`${name} ended: ${errors}`)
      return value
    },
  }
}
