import { once } from 'node:events'
import { Readable } from 'node:stream'
import { blob } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readZip } from '../../../test/files/read-zip.ts'
import type { ExportEntry } from '../../bound-module.ts'
import { collectGarbage } from '../../platform/processes/collect-garbage.ts'
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

/** How many of them something still holds. */
async function countHeld(list: readonly WeakRef<object>[]): Promise<number> {
  // What was reached in this turn counts as held until the next one.
  await turn()
  collectGarbage()
  return list.filter((reference) => reference.deref()).length
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

test('What has gone out is let go of while the rest is written, of any kind of entry', async () => {
  const brought: WeakRef<object>[] = []
  const written: WeakRef<object>[] = []
  const held: { brought: number; written: number }[] = []
  const known = <Thing extends object>(list: WeakRef<object>[], thing: Thing): Thing => {
    list.push(new WeakRef(thing))
    return thing
  }
  async function* entries(): AsyncGenerator<ExportEntry> {
    for (let n = 1; n <= 200; n++) {
      const bytes = known(brought, crypto.getRandomValues(Buffer.alloc(25_000)))
      yield { path: `${n}.png`, content: known(brought, Readable.from([bytes])) }
      yield { path: `${n}.json`, content: known(brought, { text: 'a'.repeat(1000) }) }
      if (n % 50 === 0) held.push({ brought: await countHeld(brought), written: await countHeld(written) })
    }
  }
  for await (const chunk of streamZip(entries(), MTIME)) known(written, (chunk as Buffer).buffer)
  expect(written.length).toBeGreaterThan(200)
  // What is under way, and the blocks that its bytes are cut from.
  for (const now of held) {
    expect(now.brought).toBeLessThan(10)
    expect(now.written).toBeLessThan(30)
  }
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
