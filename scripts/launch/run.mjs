import { spawn } from 'node:child_process'

/** What a program has written is read for so long after its end: what it started may hold its streams open for ever. */
const LAST_WORDS_MS = 5000

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
    child.on('exit', () => {
      const letGo = () => {
        for (const stream of child.stdio) stream?.destroy()
      }
      const timer = setTimeout(letGo, LAST_WORDS_MS)
      child.on('close', () => clearTimeout(timer))
    })
  })
}
