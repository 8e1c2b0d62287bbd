import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf, pageSaying } from '../../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { UnreadableDocument } from '../reading/unreadable-document.ts'
import { PageReaders } from './page-readers.ts'

const write = temporaryFolder()
/** The second page is none. */
const path = write(
  'broken.pdf',
  Buffer.from(
    buildPdf([pageSaying('A cell.'), pageSaying('A leaf.'), pageSaying('A root.')])
      .toString('latin1')
      .replace('6 0 R 8', '0 0 R 8'),
    'latin1',
  ),
)
const readers = new PageReaders()
afterAll(() => readers.close())

test('A document is opened once for the pages that follow each other, and anew after one that failed', async () => {
  const opened: string[] = []
  const files = {
    readAt: (key: string, use: (at: string) => Promise<unknown>) => {
      opened.push(key)
      return use(path)
    },
  } as unknown as FileStore
  const draw = (index: number, { fileKey = 'one', signal = new AbortController().signal } = {}) =>
    readers.ask(files, { student: { id: 1 }, fileKey }, { task: 'drawing', index }, signal)
  await draw(0)
  await draw(2)
  expect(opened).toEqual(['one'])
  await expect(draw(1)).rejects.toMatchObject({ reason: 'broken' })
  expect((await draw(0)).png.length).toBeGreaterThan(100)
  await draw(0, { fileKey: 'other' })
  await draw(2)
  expect(opened).toEqual(['one', 'one', 'other'])
  // Whoever has turned the page leaves the line, and what is waited for goes on.
  const left = new AbortController()
  const [first, second] = [draw(0), draw(2, { signal: left.signal })]
  left.abort(new Error('turned'))
  await expect(second).rejects.toThrow('turned')
  await first
  const many = await Promise.allSettled(Array.from({ length: 45 }, () => draw(0)))
  const refused = many.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } })
})

/** Readers of processes that answer at once, and how many of those there are and were. */
function standIns() {
  const counts = { started: 0, running: 0, most: 0 }
  const failures: Error[] = []
  function start() {
    counts.started += 1
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    const process = {
      isRunning: true,
      rest: () => {},
      ask: async () => {
        const failure = failures.shift()
        if (failure) throw failure
        return { png: Buffer.of(1) } as never
      },
      stop: async () => {
        if (process.isRunning) counts.running -= 1
        process.isRunning = false
      },
    }
    return process
  }
  const standing = new PageReaders({ keptSeconds: 2, start: async () => start() })
  const store = { readAt: (_: string, use: (at: string) => Promise<unknown>) => use('') } as unknown as FileStore
  const draw = (id: number, fileKey: string) =>
    standing.ask(store, { student: { id }, fileKey }, { task: 'drawing', index: 0 }, new AbortController().signal)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  return { counts, failures, draw, close: () => standing.close() }
}

test('Two students go on beside each other, and no more than two processes are there, drawing or kept', async () => {
  const { counts, draw, close } = standIns()
  for (let page = 0; page < 3; page++) await Promise.all([draw(1, 'one'), draw(2, 'two')])
  expect(counts).toEqual({ started: 2, running: 2, most: 2 })
  await Promise.all([draw(3, 'three'), draw(4, 'four'), draw(1, 'one'), draw(5, 'five')])
  expect(counts).toMatchObject({ running: 2, most: 2 })
  await close()
  expect(counts.running).toBe(0)
})

test('A document is closed a while after its last page', async () => {
  const { counts, draw } = standIns()
  await draw(1, 'one')
  await vi.advanceTimersByTimeAsync(1500)
  await draw(1, 'one')
  await vi.advanceTimersByTimeAsync(1500)
  expect(counts).toMatchObject({ started: 1, running: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts.running).toBe(0)
})

test('A page that takes too much memory after others is tried by itself, once', async () => {
  const { counts, failures, draw } = standIns()
  const full = new UnreadableDocument('too_complex', 'full')
  await draw(1, 'one')
  failures.push(full)
  await draw(1, 'one')
  expect(counts).toEqual({ started: 2, running: 1, most: 1 })
  failures.push(full, full)
  await expect(draw(1, 'one')).rejects.toBe(full)
  expect(counts).toMatchObject({ started: 3, running: 0 })
})
