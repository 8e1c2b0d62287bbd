import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { watchMemory } from './watch-memory.ts'

const MEBIBYTE = 1024 * 1024
const GROW = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(10 * 1024 * 1024, 1)), 10)'

test('A process that outgrows its memory is told of while it runs', async () => {
  const child = spawn(process.execPath, ['-e', GROW], { stdio: 'ignore' })
  const stop = watchMemory(child, 200 * MEBIBYTE, () => child.kill('SIGKILL'))
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  stop()
})
