import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const watch = new URL('./watch-self.mjs', import.meta.url)
const MEBIBYTE = 1024 * 1024

/** How a process ends that works on for ten seconds, without a pause, beside a watch that is told its memory and its parent. */
async function endOf(memoryBytes: number, parent: string): Promise<NodeJS.Signals | null> {
  const script = `
    const { Worker } = require('node:worker_threads')
    new Worker(new URL('${watch}'), { argv: [${memoryBytes}, ${parent}] }).on('online', () => {
      for (const end = Date.now() + 10_000; Date.now() < end; );
      process.exit()
    })`
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  const [, signal] = await once(child, 'exit')
  return signal
}

test('a process whose parent was gone before its watch began is ended in the midst of its work', async () => {
  expect(await endOf(1024 * MEBIBYTE, '1')).toBe('SIGKILL')
})

test('so is one that outgrows its memory', async () => {
  expect(await endOf(MEBIBYTE, 'process.ppid')).toBe('SIGKILL')
})
