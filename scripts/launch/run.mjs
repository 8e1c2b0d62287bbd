import { spawn } from 'node:child_process'

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program on this terminal, passing signals on; resolves with its exit code. */
export const runInherited = (program, args, options = {}) =>
  ended(spawn(program, args, { stdio: 'inherit', ...options }), program)

/** The same without the terminal: resolves with `{ code, output }`, what it wrote to either stream. */
export async function runCaptured(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return { code: await ended(child, program), output }
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
