import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportEntry } from '../../bound-module.ts'

/**
 * A zip of `entries`, dated `mtime`. The next entry is asked for once the one before has been read; when the reader
 * leaves, the entry under way is destroyed and no other is asked for.
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
    zip.addReadStream(source, path, { mtime })
    await finished(source)
  }
  zip.end()
}

const asJson = (content: object): Readable => Readable.from([`${JSON.stringify(content, null, 2)}\n`])
