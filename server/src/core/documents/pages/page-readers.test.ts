import { afterAll, expect, test } from 'vitest'
import { buildPdf, pageSaying } from '../../../../test/files/build-pdf.ts'
import { temporaryFolder } from '../../../../test/files/temporary-folder.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
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
