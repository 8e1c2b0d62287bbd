import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../test/programs/write-log.ts', import.meta.url))

const start = (what: string) => {
  const child = spawn(process.execPath, [PROGRAM, what], { stdio: ['ignore', 'pipe', 'pipe'] })
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
  await expect.poll(() => (lines.endsWith('\n') ? numbersOf(lines) : [])).toEqual([1, 2, 3])
})

test('what nobody reads is kept up to 4 MB; then it is told how many lines were lost', async () => {
  const { stdout, stderr } = start('floods')
  await once(stderr, 'data')
  let said = ''
  stdout.on('data', (part) => {
    said += part
  })
  await expect.poll(() => said.includes('lines are lost')).toBe(true)
  await expect.poll(() => said.endsWith('\n')).toBe(true)
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const told = lines.filter(({ msg }) => msg.includes('lines are lost'))
  const lost = told.reduce((sum, line) => sum + line.lines, 0)
  expect(lines.length - told.length + lost, 'each is written or told of').toBe(2000)
  expect(said.length).toBeLessThan(6 * 1024 * 1024)
})
