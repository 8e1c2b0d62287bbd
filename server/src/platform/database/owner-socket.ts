import { randomBytes } from 'node:crypto'
import { chmod, link, mkdtemp, readdir, rm, symlink, unlink } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Answers a request of another process of the same system user; what it throws reaches the asker as a message. */
export type RequestHandler = (request: unknown) => Promise<unknown>

export interface FolderOwner {
  /** From now on `handler` answers what `askOwner` sends. */
  answer(handler: RequestHandler): void
  close(): Promise<void>
}

/** Somebody else owns the folder, and lives. */
export class FolderOwnedError extends Error {
  override readonly name = 'FolderOwnedError'
}

/** The owner has not said yet how it answers; it will, or it goes. Nothing was done. */
export class OwnerStartingError extends Error {
  override readonly name = 'OwnerStartingError'
}

/** Nobody owns the folder, so nobody can be asked. */
export class NoOwnerError extends Error {
  override readonly name = 'NoOwnerError'
}

const SOCKET_NAME = /^owner\.(\d+)\.sock$/
/** The smallest limit among the systems that have unix sockets, less the closing zero. */
const LONGEST_SOCKET_PATH_BYTES = 103
const LARGEST_MESSAGE_BYTES = 1024 * 1024
const STARTING = 'Lectern is starting; try again in a moment'

/**
 * Becomes the only owner of `folder` among all processes, until `close` or death.
 *
 * The kernel tells a living owner from a dead one: it accepts connections to a listening socket and refuses them once
 * the process is gone. Each owner has a number, one above the last: a dead owner's socket is never removed before a
 * higher one stands, so that two processes which find the same dead owner at once compete for one name, and `link`
 * lets one of them have it.
 * @throws FolderOwnedError when another process owns it
 */
export async function ownFolder(folder: string): Promise<FolderOwner> {
  const { server, openSockets, handle } = createRequestServer()
  const draft = `draft.${randomBytes(6).toString('hex')}.sock`
  await withShortPath(folder, (path) => listen(server, join(path, draft)))
  try {
    await chmod(join(folder, draft), 0o600)
    const number = await claim(folder, draft)
    await removeSocketsBelow(folder, number)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(join(folder, draft), { force: true })
  }
  server.unref()
  return {
    answer: (handler) => {
      handle.request = handler
    },
    close: () => {
      for (const socket of openSockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/**
 * Has the owner of `folder` answer `request` (JSON, at most 1 MiB, like the answer).
 * @throws NoOwnerError when no process owns the folder; OwnerStartingError; Error with the owner's message when the
 *   request failed
 */
export async function askOwner(folder: string, request: unknown): Promise<unknown> {
  const number = await highestSocket(folder)
  const socket = number === null ? null : await connectTo(folder, number)
  if (!socket) throw new NoOwnerError(`No running Lectern owns ${folder}`)
  socket.write(`${JSON.stringify(request)}\n`)
  const line = await readLine(socket)
  socket.destroy()
  const answer = JSON.parse(line) as { value?: unknown; error?: string }
  if (answer.error === STARTING) throw new OwnerStartingError(STARTING)
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer.value
}

async function claim(folder: string, draft: string): Promise<number> {
  for (;;) {
    const last = (await highestSocket(folder)) ?? 0
    if (last > 0 && (await isAlive(folder, last))) throw new FolderOwnedError(`${folder} is in use by another process`)
    const mine = last + 1
    if (!(await linkUnlessTaken(join(folder, draft), socketPath(folder, mine)))) continue
    if ((await highestSocket(folder)) === mine) return mine
    await unlink(socketPath(folder, mine))
  }
}

async function linkUnlessTaken(existing: string, path: string): Promise<boolean> {
  try {
    await link(existing, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function highestSocket(folder: string): Promise<number | null> {
  const numbers = await socketNumbers(folder)
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** None where the folder is still to be made. */
async function socketNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return names.flatMap((name) => SOCKET_NAME.exec(name)?.[1] ?? []).map(Number)
}

async function removeSocketsBelow(folder: string, number: number): Promise<void> {
  const lower = (await socketNumbers(folder)).filter((other) => other < number)
  await Promise.all(lower.map((other) => rm(socketPath(folder, other), { force: true })))
}

async function isAlive(folder: string, number: number): Promise<boolean> {
  const socket = await connectTo(folder, number)
  socket?.destroy()
  return socket !== null
}

/** Null when the kernel says that nobody listens there any more. */
async function connectTo(folder: string, number: number): Promise<Socket | null> {
  return withShortPath(folder, async (path) => {
    const socket = connect(socketPath(path, number))
    try {
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      return socket
    } catch (error) {
      socket.destroy()
      if (hasCode(error, 'ECONNREFUSED', 'ENOENT')) return null
      throw error
    }
  })
}

/** The operating system limits a socket's path to about a hundred bytes; a deep folder is reached by a short link. */
async function withShortPath<Result>(folder: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const longest = socketPath(folder, Number.MAX_SAFE_INTEGER)
  if (Buffer.byteLength(longest) <= LONGEST_SOCKET_PATH_BYTES) return use(folder)
  const shortcut = await mkdtemp(join(tmpdir(), 'lectern-'))
  try {
    await symlink(folder, join(shortcut, 'd'))
    return await use(join(shortcut, 'd'))
  } finally {
    await rm(shortcut, { recursive: true, force: true })
  }
}

function createRequestServer() {
  const handle: { request: RequestHandler } = {
    request: () => Promise.reject(new Error(STARTING)),
  }
  const openSockets = new Set<Socket>()
  const server = createServer((socket) => {
    openSockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => openSockets.delete(socket))
    void answerOn(socket, (request) => handle.request(request))
  })
  return { server, openSockets, handle }
}

async function answerOn(socket: Socket, handler: RequestHandler): Promise<void> {
  try {
    const request: unknown = JSON.parse(await readLine(socket))
    socket.end(`${JSON.stringify({ value: (await handler(request)) ?? null })}\n`)
  } catch (error) {
    if (!socket.destroyed) socket.end(`${JSON.stringify({ error: (error as Error).message })}\n`)
  }
}

async function readLine(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  let sizeBytes = 0
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const end = part.indexOf(10)
    parts.push(end < 0 ? part : part.subarray(0, end))
    if (end >= 0) return Buffer.concat(parts).toString('utf8')
    sizeBytes += part.length
    if (sizeBytes > LARGEST_MESSAGE_BYTES) throw new Error('The message is too long')
  }
  throw new Error('The connection ended before a whole message came')
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve))
}

const socketPath = (folder: string, number: number) => join(folder, `owner.${number}.sock`)

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '')
