import { spawn } from 'node:child_process'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program on this terminal, passing signals on; resolves with its exit code. */
export const runInherited = (program, args, options = {}) =>
  ended(spawn(program, args, { stdio: 'inherit', ...options }), program)

/** Runs a program without the terminal: what it writes to either stream goes to `write`. */
export function runWriting(program, args, options, write) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  return ended(child, program)
}

/** The exit code of `child`, which gets our signals until then. */
function ended(child, program) {
  return new Promise((resolve) => {
    const forward = (signal) => child.kill(signal)
    for (const signal of FORWARDED) process.on(signal, forward)
    const finish = (code) => {
      for (const signal of FORWARDED) process.off(signal, forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      finish(1)
    })
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)))
  })
}
