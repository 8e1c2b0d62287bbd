import { once } from 'node:events'
import { Readable } from 'node:stream'
import { blob } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '../../../test/files/read-zip.ts'
import type { ExportEntry } from '../../bound-module.ts'
import { streamZip } from './stream-zip.ts'

const MTIME = new Date('2026-12-01T08:00:00Z')
const MEGABYTE = 1024 * 1024

/** Counts the entries that were asked for, and says when nobody asks any more. */
function endless(content: () => ExportEntry['content']) {
  const state = { asked: 0, left: Promise.withResolvers<void>() }
  async function* entries(): AsyncGenerator<ExportEntry> {
    try {
      for (;;) yield { path: `${state.asked++}.json`, content: content() }
    } finally {
      state.left.resolve()
    }
  }
  return { state, entries: entries() }
}

test('A zip holds JSON and streams under their paths', async () => {
  async function* entries(): AsyncGenerator<ExportEntry> {
    yield { path: 'profile.json', content: { name: '學生' } }
    yield { path: 'files/one.txt', content: Readable.from([Buffer.from('a '), Buffer.from('file')]) }
    yield { path: 'empty.json', content: [] }
  }
  expect(await readZip(await blob(streamZip(entries(), MTIME)))).toEqual({
    'profile.json': '{\n  "name": "學生"\n}\n',
    'files/one.txt': 'a file',
    'empty.json': '[]\n',
  })
})

test('A zip of nothing is a zip', async () => {
  async function* entries(): AsyncGenerator<ExportEntry> {}
  expect((await blob(streamZip(entries(), MTIME))).size).toBe(22)
})

test('What nobody reads is not asked for', async () => {
  // Random bytes do not shrink, so that each entry fills what waits to be read.
  const { state, entries } = endless(() => Readable.from([crypto.getRandomValues(Buffer.alloc(65_536))]))
  const zip = streamZip(entries, MTIME)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(state.asked).toBeLessThan(10)
  zip.destroy()
  await state.left.promise
})

test('When the reader leaves, the entry under way is destroyed and no other is made', async () => {
  const sources: Readable[] = []
  const { state, entries } = endless(() => {
    const source = new Readable({ read: () => {} })
    source.push(Buffer.alloc(MEGABYTE))
    sources.push(source)
    return source
  })
  const zip = streamZip(entries, MTIME)
  await once(zip, 'readable')
  zip.destroy()
  await state.left.promise
  expect(sources.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('A zip that cannot be finished breaks, and is never taken for whole', async () => {
  async function* entries(): AsyncGenerator<ExportEntry> {
    yield { path: 'profile.json', content: {} }
    throw new Error('the database is gone')
  }
  await expect(blob(streamZip(entries(), MTIME))).rejects.toThrow('the database is gone')
})

test('A file that breaks off breaks the zip', async () => {
  async function* entries(): AsyncGenerator<ExportEntry> {
    const bytes = async function* () {
      yield Buffer.from('half a ')
      throw new Error('the disk is gone')
    }
    yield { path: 'file', content: Readable.from(bytes()) }
  }
  await expect(blob(streamZip(entries(), MTIME))).rejects.toThrow('the disk is gone')
})
