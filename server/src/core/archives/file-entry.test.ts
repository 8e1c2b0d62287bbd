import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts'
import { fileEntry } from './file-entry.ts'

const collect = (open: FileStore['open']) => Array.fromAsync(fileEntry('notes/a.pdf', { open }, '7/a'))

test('what is there is one entry', async () => {
  const stream = Readable.from(['%PDF'])
  expect(await collect(async () => ({ stream, sizeBytes: 4 }))).toEqual([{ path: 'notes/a.pdf', content: stream }])
})

test('what was deleted meanwhile is none', async () => {
  expect(await collect(() => Promise.reject(new FileMissingError('7/a')))).toEqual([])
})

test('what fails for another reason breaks the archive', async () => {
  const failure = new Error('the store is gone')
  await expect(collect(() => Promise.reject(failure))).rejects.toBe(failure)
})
