import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startLectern } from '../test/start-lectern.ts'
import { testApp } from '../test/test-app.ts'
import { cloneServer, dropServer, queryServer } from '../test/test-database.ts'
import { openServerDatabase, type ServerDatabase } from './platform/database/open-server.ts'

const SECRET_KEY = 'one key for every process of these tests'
const STUDENTS = 8
/** Between two calls of a student, so that some connections of the proxy carry nothing for a while. */
const PAUSE_MS = 20
/** How long everything runs before the first restart and after the last. */
const STEADY_MS = 1000

let database: ServerDatabase
beforeAll(async () => {
  database = openServerDatabase(await cloneServer(), () => {})
})
afterAll(async () => {
  await database.close()
  await dropServer(database.url)
})
// It makes students, and leaves all jobs to the processes of the test.
const app = testApp(() => database, { SECRET_KEY, ROLE: 'web' })

test('While two processes that serve and two that work are restarted one after the other behind a proxy, no request fails, none is done twice and no job is lost', async () => {
  const settings = { DATABASE_URL: database.url, SECRET_KEY, CLIENT_LIMITS: 'off' }
  const ports = [await freePort(), await freePort()]
  const startWeb = (port: number) => startLectern({ ...settings, ROLE: 'web', PORT: String(port) })
  const startWorker = () => startLectern({ ...settings, ROLE: 'worker' })
  const webs = await Promise.all(ports.map(startWeb))
  const workers = await Promise.all(ports.map(startWorker))
  const proxy = await startProxy(ports)

  // Their tokens are read by processes that have the system's clock.
  app.clock.advance((Date.now() - app.clock.now().getTime()) / 1000)
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => app.student()))
  const failures: string[] = []
  let isOver = false
  const study = async ({ id, accessToken }: { id: number; accessToken: string }) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ title: 'Cells', selected_cards: [{ question: 'What is a cell?', answer: 'A unit' }] })
    let madeCount = 0
    while (!isOver) {
      const calls = [
        () => fetch(`${proxy}/api/recite/flashcard-sets/`, { method: 'POST', headers, body }),
        () => fetch(`${proxy}/api/users/profile/`, { headers }),
        // Whose address it is, a job finds out.
        () => fetch(`${proxy}/api/users/request-otp/`, { method: 'POST', headers, body: askingFor(id, madeCount) }),
      ]
      for (const call of calls) {
        const answer = await call()
        const text = await answer.text()
        if (answer.status !== 200) failures.push(text)
        await wait(PAUSE_MS)
      }
      madeCount += 1
    }
    return madeCount
  }
  const studying = Promise.all(students.map(study))
  await wait(STEADY_MS)
  for (const [at, port] of ports.entries()) {
    expect(await webs[at]?.end('SIGTERM')).toBe(0)
    await startWeb(port)
    expect(await workers[at]?.end('SIGTERM')).toBe(0)
    await startWorker()
  }
  await wait(STEADY_MS)
  isOver = true
  const madeCount = (await studying).reduce((sum, count) => sum + count, 0)

  expect(failures).toEqual([])
  expect(await queryServer(database.url, 'select count(*)::int from flashcard_sets')).toEqual([{ count: madeCount }])
  expect(madeCount).toBeGreaterThan(STUDENTS * 10)
  const jobs = `select state::text, count(*)::int from pgboss.job where name = 'account-mail' group by state`
  await vi.waitFor(
    async () => expect(await queryServer(database.url, jobs)).toEqual([{ state: 'completed', count: madeCount }]),
    { timeout: 180_000, interval: 100 },
  )
})

/** A code for an address of nobody, so that none waits for the one before. */
const askingFor = (studentId: number, n: number) => JSON.stringify({ email: `nobody-${studentId}-${n}@example.org` })

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}

/**
 * Hands calls to the processes in turn over connections that it keeps, as nginx does: one that cannot be reached is passed over,
 * and a call that was sent already and broke off is lost.
 */
async function startProxy(ports: readonly number[]): Promise<string> {
  const agents = ports.map(() => new Agent({ keepAlive: true }))
  let turn = 0
  const proxy = createServer(async (request, response) => {
    const body = await buffer(request)
    turn += 1
    const first = turn
    for (let tried = 0; tried < ports.length; tried += 1) {
      const at = (first + tried) % ports.length
      const outcome = await handOn(request, body, { port: ports[at] as number, agent: agents[at] as Agent }, response)
      if (outcome !== 'ECONNREFUSED') return
    }
    response.writeHead(502).end('no process took it')
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
    for (const agent of agents) agent.destroy()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

async function handOn(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  to: { port: number; agent: Agent },
  response: ServerResponse,
): Promise<string> {
  const { authorization, 'content-type': type } = headers
  const sent = httpRequest(`http://127.0.0.1:${to.port}${url}`, {
    method,
    agent: to.agent,
    headers: { authorization, 'content-length': body.length, ...(type && { 'content-type': type }) },
  })
  try {
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const text = await buffer(answer)
    response.writeHead(answer.statusCode ?? 502, { 'content-length': text.length }).end(text)
    return 'answered'
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    if (code !== 'ECONNREFUSED')
      response.writeHead(502).end(`${method} ${url}: ${code} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`)
    return code
  }
}
