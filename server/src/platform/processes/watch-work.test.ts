import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchWork } from './watch-work.ts'

const CPU_SECONDS = 0.5
/** How long it takes until the watch has surely looked at a process. */
const LOOKED_AFTER_MS = 1000

/** A process that has begun and from now on does this alone. */
async function begun(work: string) {
  const child = spawn(process.execPath, ['-e', `console.log('begun'); ${work}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('A process is ended by the time that it works, and not by the time that it waits', async () => {
  const [waiting, working] = [await begun('setInterval(() => {}, 60_000)'), await begun('while (true);')]
  const stops = [waiting, working].map((child) => watchWork(child.pid, CPU_SECONDS, () => child.kill('SIGKILL')))
  onTestFinished(() => {
    for (const stop of stops) stop()
  })
  expect(await once(working, 'exit')).toEqual([null, 'SIGKILL'])
  await pause(LOOKED_AFTER_MS)
  expect([waiting.exitCode, waiting.signalCode]).toEqual([null, null])
})
