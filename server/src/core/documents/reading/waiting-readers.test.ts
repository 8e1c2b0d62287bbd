import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf } from '../../../../test/files/build-pdf.ts'
import { emptyFolder } from '../../../../test/files/empty-folder.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import { readDocument } from '../read-document.ts'
import { READING_LIMITS } from './limits.ts'
import type { ReadingProcess } from './reading-process.ts'
import { WaitingReaders } from './waiting-readers.ts'

const write = temporaryFolder()
const { memoryBytes } = READING_LIMITS

/** With `count` that wait, after one document more. */
async function readers(count: number, waitsSeconds = 120): Promise<WaitingReaders> {
  const waiting = new WaitingReaders(memoryBytes, { waitsSeconds, now: () => 0 })
  onTestFinished(() => waiting.close())
  for (let one = 0; one <= count; one += 1) await waiting.expectNext('.txt')
  return waiting
}

function taken(waiting: WaitingReaders): ReadingProcess {
  const process = waiting.take('.txt')
  if (!process) throw new Error('None waits')
  onTestFinished(() => process.stop())
  return process
}

const read = (reading: ReadingProcess, type: '.txt' | '.pdf' = '.txt', seconds = 20) =>
  reading.ask({ task: 'text', type, limits: READING_LIMITS }, seconds)

test('One that waited reads its document, and none waits twice or beyond two', async () => {
  const waiting = await readers(3)
  const [first, second] = [taken(waiting), taken(waiting)]
  expect(waiting.take('.txt')).toBeNull()
  await first.take(write('first.txt', 'The first.'))
  await second.take(write('second.txt', 'The second.'))
  await expect(read(first)).resolves.toMatchObject({ text: 'The first.' })
  await expect(read(second)).resolves.toMatchObject({ text: 'The second.' })
  await expect(first.take(write('third.txt', 'A third.'))).rejects.toThrow('EEXIST')
})

test('One waits where a second document came within a minute, and not where they come seldom', async () => {
  let seconds = 1000
  const waiting = new WaitingReaders(memoryBytes, { now: () => seconds * 1000 })
  onTestFinished(() => waiting.close())
  await waiting.expectNext('.txt')
  expect(waiting.take('.txt')).toBeNull()
  seconds += 61
  await waiting.expectNext('.txt')
  expect(waiting.take('.txt')).toBeNull()
  seconds += 60
  await waiting.expectNext('.txt')
  taken(waiting)
})

test('A document that takes too long kills its own process alone', async () => {
  const waiting = await readers(2)
  const [hostile, harmless] = [taken(waiting), taken(waiting)]
  await hostile.take(write('slow.pdf', buildPdf(['BT /F1 1 Tf (a) Tj ET '.repeat(600_000)])))
  await harmless.take(write('harmless.txt', 'Harmless.'))
  await expect(read(hostile, '.pdf', 0.3)).rejects.toMatchObject({ reason: 'timeout' })
  await expect(read(harmless)).resolves.toMatchObject({ text: 'Harmless.' })
})

test('It ends with an abort, before its document or in the middle of it', async () => {
  const waiting = await readers(2)
  const left = AbortSignal.abort(new Error('the student left'))
  await expect(taken(waiting).take(write('a.txt', 'a'), left)).rejects.toThrow('the student left')
  const abort = new AbortController()
  const reading = taken(waiting)
  await reading.take(write('b.pdf', buildPdf(['BT /F1 1 Tf (a) Tj ET '.repeat(600_000)])), abort.signal)
  const asked = read(reading, '.pdf')
  abort.abort(new Error('the student left'))
  await expect(asked).rejects.toThrow('the student left')
})

test('Documents are read on although the folder of those that wait has gone, and others wait after it', async () => {
  const folder = await emptyFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const readOne = () =>
    readDocument(write('one.txt', 'One.'), { types: ['.txt'], student: { id: 1 } }).then(({ text }) => text)
  const places = () => readdirSync(folder)
  expect(await readOne()).toBe('One.')
  expect(await readOne()).toBe('One.')
  await vi.waitUntil(() => places().length === 1)
  rmSync(join(folder, places()[0] ?? ''), { recursive: true })
  expect(await readOne()).toBe('One.')
  await vi.waitUntil(() => places().length === 1)
  expect(await readOne()).toBe('One.')
})

test('One is given its document, or none where the place for it has gone', async () => {
  vi.stubEnv('TMPDIR', await emptyFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  const waiting = await readers(2)
  rmSync(join(process.env.TMPDIR ?? '', readdirSync(process.env.TMPDIR ?? '')[0] ?? ''), { recursive: true })
  const left = AbortSignal.abort(new Error('the student left'))
  await expect(waiting.give(write('a.txt', 'a'), '.txt', left)).rejects.toThrow('the student left')
  expect(await waiting.give(write('a.txt', 'a'), '.txt')).toBeNull()
  await waiting.expectNext('.txt')
  const given = await waiting.give(write('a.txt', 'a'), '.txt')
  onTestFinished(() => given?.stop())
  await expect(given && read(given)).resolves.toMatchObject({ text: 'a' })
})

test.runIf(existsSync('/proc/self/task'))('None waits for longer than it is told to', async () => {
  const before = new Set(childrenOfThis())
  await readers(1, 0.05)
  const [child] = childrenOfThis().filter((pid) => !before.has(pid))
  expect(child).toBeDefined()
  await vi.waitUntil(() => !childrenOfThis().includes(child ?? ''))
})

const childrenOfThis = (): string[] =>
  readdirSync(`/proc/${process.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').trim().split(' '),
  )

test.runIf(existsSync('/proc/self/task'))(
  'It may read its own place and code, and goes with its parent, which it does not hold',
  async () => {
    const source = new URL('../read-document.ts', import.meta.url)
    const document = write('parent.txt', 'Once.')
    const script = `const { readDocument } = await import('${source}')
    const { readFileSync, readdirSync } = await import('node:fs')
    const { setTimeout } = await import('node:timers/promises')
    const children = () => readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim()
    await readDocument(process.argv[1], { types: ['.txt'], student: { id: 1 } })
    const { text } = await readDocument(process.argv[1], { types: ['.txt'], student: { id: 1 } })
    while (!children() || !readFileSync('/proc/' + children() + '/cmdline', 'utf8').includes('--permission')) await setTimeout(20)
    const command = readFileSync('/proc/' + children() + '/cmdline', 'utf8').split('\\0')
    console.log(JSON.stringify({ text, child: children(), command }))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script, document], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    let printed = ''
    parent.stdout.setEncoding('utf8').on('data', (part: string) => {
      printed += part
    })
    // By itself: nobody ends it.
    expect(await once(parent, 'close')).toEqual([0, null])
    const { text, child, command } = JSON.parse(printed) as { text: string; child: string; command: string[] }
    expect(text).toBe('Once.')
    const readable = command.filter((argument) => argument.startsWith('--allow-fs-read='))
    const places = readable.filter(
      (argument) => !/node_modules\/\*$|package\.json$|\/server\/dist\/programs\/\*$/.test(argument),
    )
    expect(places).toEqual([expect.stringMatching(/^--allow-fs-read=\/.*\/lectern-reading-[\w-]+\/1$/)])
    expect(command.filter((argument) => argument.startsWith('--allow-')).length - readable.length).toBe(1)
    expect(existsSync(dirname(places[0]?.split('=')[1] ?? ''))).toBe(false)
    await vi.waitUntil(
      () => !existsSync(`/proc/${child}`) || /^State:\s+Z/m.test(readFileSync(`/proc/${child}/status`, 'utf8')),
    )
  },
)
