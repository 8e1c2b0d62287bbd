import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportEntry } from '../../bound-module.ts'

/**
 * A zip of `entries`, dated `mtime`. The next entry is asked for once the one before has been read, and what has gone out is
 * let go of but for its name, so that memory is the same for any number of them; when the reader leaves, the entry under way
 * is destroyed and no other is asked for.
 */
export function streamZip(entries: AsyncIterable<ExportEntry>, mtime: Date): Readable {
  const zip = new ZipFile()
  // The library's types promise less than what it makes.
  const archive = zip.outputStream as Readable
  const reading = new AbortController()
  archive.once('close', () => reading.abort())
  addAll(zip, entries, mtime, reading.signal).catch((error: Error) => archive.destroy(error))
  return archive
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ExportEntry>, mtime: Date, reading: AbortSignal) {
  for await (const { path, content } of entries) {
    const source = addAbortSignal(reading, content instanceof Readable ? content : asJson(content))
    add(zip, path, mtime, source)
    await finished(source)
  }
  zip.end()
}

/** What the library holds of each entry until the archive is whole, which its types do not tell. */
interface Holding {
  entries: { utf8FileName: Uint8Array }[]
}

function add(zip: ZipFile, path: string, mtime: Date, source: Readable) {
  // It holds what it asks for an entry, too: a function that had its stream still would keep all that went through it.
  const waiting = [source]
  zip.addReadStreamLazy(path, { mtime }, (give) => {
    for (const asked of waiting.splice(0)) give(null, asked)
  })
  // Node cuts short buffers from blocks of 64 kB, those of compressed bytes too: a name of four bytes would keep its block.
  const entry = (zip as unknown as Holding).entries.at(-1)
  if (entry) entry.utf8FileName = new Uint8Array(entry.utf8FileName)
}

const asJson = (content: object): Readable => Readable.from([`${JSON.stringify(content, null, 2)}\n`])
