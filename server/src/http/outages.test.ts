import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { reciteEndpoints } from '@lectern/contract/recite'
import { siteEndpoints } from '@lectern/contract/site'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { silentLog } from '../../test/ledger.ts'
import { material } from '../../test/material.ts'
import { type CuttableServer, cuttableServer } from '../../test/peers/cuttable-server.ts'
import { startS3PeerWithKeys } from '../../test/peers/s3-peer.ts'
import { testApp } from '../../test/test-app.ts'
import { cloneServer, createTestDatabase, dropServer } from '../../test/test-database.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openServerDatabase } from '../platform/database/open-server.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { isOutage, OutageError } from '../platform/outage.ts'
import type { JobQueue } from '../platform/queue/job-queue.ts'
import type { Services } from '../services.ts'
import { readConfig } from '../settings/config.ts'
import { createReadiness } from './watching/readiness.ts'

/** Writes to a device that is always full. */
const fillDisk = () => writeFile('/dev/full', 'x')

const outcomeOf = async (answer: Promise<Response>) => {
  const response = await answer
  const { code, error } = (await response.json()) as { code?: string; error?: string }
  return { status: response.status, code, error, retryAfter: response.headers.get('retry-after') }
}
const UNAVAILABLE = {
  status: 503,
  code: 'unavailable',
  error: expect.stringMatching(/^[A-Z].*\.$/),
  retryAfter: expect.stringMatching(/^\d+$/),
}

describe('A database that is gone', () => {
  let line: CuttableServer
  let database: OpenDatabase
  let url: string
  beforeAll(async () => {
    url = await cloneServer()
    line = await cuttableServer(url)
    database = openServerDatabase(line.url, () => {})
  })
  afterAll(async () => {
    await database.close()
    await line.close()
    await dropServer(url)
  })
  const app = testApp(() => database, { ROLE: 'web' })

  test('is 503 with Retry-After at every address that needs it, and readiness says so; then it is back', async () => {
    const student = await app.student(10)
    const visitor = await app.visitor()
    const headers = { 'content-type': 'application/json' }
    const calls = () => [
      student.fetch(usersEndpoints.profile.path),
      student.fetch(reciteEndpoints.createSet.path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ title: 'T', selected_cards: [{ question: 'q', answer: 'a' }] }),
      }),
      visitor.fetch(usersEndpoints.requestOtp.path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: student.email }),
      }),
      visitor.fetch(siteEndpoints.ready.path),
    ]
    line.cut()
    for (const call of calls()) expect(await outcomeOf(call)).toEqual(UNAVAILABLE)
    expect((await visitor.fetch(siteEndpoints.health.path)).status).toBe(200)
    line.mend()
    await vi.waitFor(async () => expect((await visitor.fetch(siteEndpoints.ready.path)).status).toBe(200))
    for (const { status } of await Promise.all(calls())) expect(status).toBe(200)
  })
})

describe('A disk that is full', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
  })
  afterAll(() => database.close())
  const app = testApp(() => database)

  test('is 503 with Retry-After where a file is kept, and nothing is charged', async () => {
    const student = await app.student(10)
    const put = vi.spyOn(app.services.files, 'put').mockImplementation(fillDisk as never)
    onTestFinished(() => put.mockRestore())
    const body = new FormData()
    body.append('pdf_file', new File([readFileSync(material('documents/en.pdf'))], 'Virtual memory.pdf'))
    expect(await outcomeOf(student.fetch(lectureEndpoints.upload.path, { method: 'POST', body }))).toEqual(UNAVAILABLE)
    expect(put).toHaveBeenCalledOnce()
    expect(await app.services.credits.readAvailable(database.queries, student.id)).toBe(10)
  })

  test('is seen by readiness', async () => {
    // The folder of processes is on a disk without any room.
    await expect(readinessOf({ DATA_DIR: '/proc' })()).rejects.toMatchObject({ code: 'unavailable', message: /disk/ })
    await expect(readinessOf({ DATA_DIR: await emptyFolder() })()).resolves.toBeUndefined()
  })

  test('A queue that is gone is seen by readiness', async () => {
    const queue = { probe: async () => Promise.reject(new Error('relation "pgboss.version" does not exist')) }
    const ready = readinessOf({ DATA_DIR: await emptyFolder() }, { queue: queue as unknown as JobQueue })
    await expect(ready()).rejects.toMatchObject({ code: 'unavailable', message: /queue/ })
  })

  const readinessOf = (environment: Record<string, string>, parts: Partial<Services> = {}) =>
    createReadiness({ ...app.services, config: readConfig(environment, '/'), log: silentLog, ...parts })

  test('A store of files that is gone is an outage, and seen by readiness', async () => {
    const { filesUrl, close } = await startS3PeerWithKeys()
    const dataDir = await emptyFolder()
    const files = await openFileStore({ dataDir, filesUrl })
    const ready = () => readinessOf({ DATA_DIR: dataDir, FILES_URL: filesUrl }, { files })()
    await expect(ready()).resolves.toBeUndefined()
    await close()
    await expect(ready()).rejects.toMatchObject({ code: 'unavailable', message: /store of files/ })
    await expect(files.put('students/1/x', Readable.from([Buffer.from('x')]))).rejects.toBeInstanceOf(OutageError)
    await expect(files.open('students/1/x')).rejects.toBeInstanceOf(OutageError)
  })
})

test('An outage is told from a failure by its class and code, however deep it stands', async () => {
  const full = await fillDisk().catch((error: unknown) => error)
  const coded = (code: string) => Object.assign(new Error('x'), { code })
  for (const error of [full, new Error('x', { cause: full }), coded('57P01'), coded('53100'), coded('08006')])
    expect(isOutage(error)).toBe(true)
  for (const error of [coded('23505'), coded('42P01'), coded('ENOENT'), new Error('ENOSPC'), null, 'ENOSPC'])
    expect(isOutage(error)).toBe(false)
})
