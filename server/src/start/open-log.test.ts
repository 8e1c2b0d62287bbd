import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../test/programs/write-log.ts', import.meta.url))

const start = (what: string) => {
  const child = spawn(process.execPath, [PROGRAM, what], { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const numbersOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).n)

test.each(['ends', 'fails'])(
  'every line of the log is written, each once and in order, when its process %s',
  async (how) => {
    expect(numbersOf(await text(start(how).stdout))).toEqual([1, 2, 3])
  },
)

test('a few lines wait for others only for a moment', async () => {
  let lines = ''
  start('goes on').stdout.on('data', (part) => {
    lines += part
  })
  await expect.poll(() => (lines.endsWith('\n') ? numbersOf(lines) : []), { timeout: 60_000 }).toEqual([1, 2, 3])
})
