import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { emptyFolder } from '../test/files/empty-folder.ts'
import { filledDataDir } from '../test/filled-data-dir.ts'
import { openEmbeddedDatabase } from './platform/database/open-embedded.ts'
import { SERVER_PROGRAM } from './platform/processes/built-programs.ts'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/** Starts the product as `npm start` does, on a port of its own. */
function start(environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [SERVER_PROGRAM], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  return { child, exited: once(child, 'exit') as Promise<[code: number | null]>, errors: text(child.stderr) }
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = /^Lectern is ready after .*: http:\/\/localhost:(\d+)$/.exec(line)?.[1]
    if (address) return `http://127.0.0.1:${address}`
  }
  throw new Error('The server ended before it listened')
}

test('it says where it is, serves, and ends in good order when it is told to: once what is in flight is answered', async () => {
  const { child, exited, errors } = start({ DATA_DIR: await emptyFolder() })
  const base = await addressOf(child)
  expect(await (await fetch(`${base}/api/ready/`)).json()).toEqual({ status: 'ok' })
  const request = await beginSignIn(base)
  child.kill('SIGTERM')
  request.end(SIGN_IN)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(401)
  expect((await exited)[0]).toBe(0)
  expect(await errors).toBe('')
})

test('on data that another process has open it is refused with one line', async () => {
  const dataDir = await filledDataDir()
  const other = await openEmbeddedDatabase(dataDir, () => {})
  const { exited, errors } = start({ DATA_DIR: dataDir })
  expect((await exited)[0]).toBe(1)
  expect(await errors).toMatch(/^DATA_DIR .* is in use by another Lectern[^\n]*\n$/)
  await other.close()
})

test('a wrong setting stops the start with one line', async () => {
  const { exited, errors } = start({ DATA_DIR: await emptyFolder(), AI_TIMEOUT_SECONDS: 'soon' })
  expect((await exited)[0]).toBe(1)
  expect(await errors).toMatch(/^AI_TIMEOUT_SECONDS [^\n]*\n$/)
})

const SIGN_IN = JSON.stringify({ email: 'ada@example.org', password: 'correct horse' })

/** A request whose headers have reached the server, which awaits the body. */
async function beginSignIn(base: string): Promise<ClientRequest> {
  const { csrfToken, cookie } = await browserOf(base)
  const request = httpRequest(`${base}/api/users/password-login/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': SIGN_IN.length,
      'x-csrftoken': csrfToken,
      cookie,
      expect: '100-continue',
    },
  })
  request.flushHeaders()
  await once(request, 'continue')
  return request
}

async function browserOf(base: string): Promise<{ csrfToken: string; cookie: string }> {
  const response = await fetch(`${base}/api/users/csrf/`)
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...((await response.json()) as { csrfToken: string }), cookie: cookie.join('; ') }
}
