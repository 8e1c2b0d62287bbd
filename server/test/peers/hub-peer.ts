import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const RANGE = /^bytes=(\d+)-$/
/** From this size on the hub keeps files apart, and names them by SHA-256. */
const LARGE_CHARACTERS = 1000

/**
 * Speaks as much of the hub's protocol as is used: the list of a model's files with their digests, and the files, from
 * any byte on. `served` may be changed meanwhile.
 */
export async function startHubPeer(model: string, files: Readonly<Record<string, string>>) {
  const served = { ...files }
  const peer = {
    address: '',
    served,
    /** What it says in place of the list of files. */
    listing: null as string | null,
    /** What was asked for, as `path from-byte`. */
    asked: [] as string[],
    /** After so many bytes the connection of a download breaks. */
    breaksAfterBytes: Number.POSITIVE_INFINITY,
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer')
    if (pathname === `/api/models/${model}/tree/main`) {
      return void response.end(peer.listing ?? JSON.stringify(listOf(files)))
    }
    const path = pathname.replace(`/${model}/resolve/main/`, '')
    const content = served[path]
    if (content === undefined) return void response.writeHead(404).end()
    const from = Number(RANGE.exec(request.headers.range ?? '')?.[1] ?? 0)
    peer.asked.push(`${path} ${from}`)
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from })
    const part = content.slice(from, from + peer.breaksAfterBytes)
    if (part.length === content.length - from) return void response.end(part)
    response.write(part, () => setTimeout(() => response.destroy(), BREAKS_AFTER_MS))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  peer.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return peer
}

/** Time for what was written to arrive. */
const BREAKS_AFTER_MS = 100

const listOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, content]) => {
    const git = createHash('sha1').update(`blob ${content.length}\0${content}`).digest('hex')
    const sha256 = createHash('sha256').update(content).digest('hex')
    const lfs = content.length >= LARGE_CHARACTERS ? { oid: sha256, size: content.length } : undefined
    return { type: 'file', path, size: content.length, oid: lfs ? 'a pointer' : git, lfs }
  })
