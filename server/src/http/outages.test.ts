import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { importEndpoints } from '@lectern/contract/cards/imports'
import type { Endpoint } from '@lectern/contract/endpoint'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { listeningEndpoints } from '@lectern/contract/listening'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { reciteEndpoints } from '@lectern/contract/recite'
import { siteEndpoints } from '@lectern/contract/site'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { mayMount } from '../../test/files/may-mount.ts'
import { silentLog } from '../../test/ledger.ts'
import { material } from '../../test/material.ts'
import { type CuttableServer, cuttableServer } from '../../test/peers/cuttable-server.ts'
import { startS3PeerWithKeys } from '../../test/peers/s3-peer.ts'
import { endedHold } from '../../test/rows/ended-hold.ts'
import { lectureRow } from '../../test/rows/lecture-row.ts'
import { listeningRow } from '../../test/rows/listening-row.ts'
import { readingRow } from '../../test/rows/reading-row.ts'
import { nameOf } from '../../test/sample-call.ts'
import { testApp } from '../../test/test-app.ts'
import { cloneServer, createTestDatabase, dropServer } from '../../test/test-database.ts'
import { ROUTES } from '../app.ts'
import { lectures } from '../modules/lecture/tables.ts'
import { listeningSets } from '../modules/listening/tables.ts'
import { ocrReadings } from '../modules/ocr/tables.ts'
import { cardImports } from '../modules/recite/tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openServerDatabase } from '../platform/database/open-server.ts'
import { newFileKey } from '../platform/files/file-store.ts'
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
type KeepRow = (tx: Transaction, studentId: number, holdId: string) => Promise<readonly { id: number }[]>
const fileOf = (name: string) => new File([readFileSync(material(name))], name.split('/').at(-1) ?? '')
const importRow = (studentId: number, filename: string, createdAt: Date) => ({
  ...{ studentId, filename, createdAt, clientId: randomUUID(), jobId: randomUUID() },
  ...{ fileKey: newFileKey(studentId), fileSizeBytes: 8, status: 'completed' as const },
})
const at = new Date()
const RETRY_UNTIL = new Date(at.getTime() + 86_400_000)
/** Calls that have a job go on with work: which, and the row it is of, kept for a student. */
const GOING_ON: readonly (readonly [string, Endpoint, KeepRow, object?])[] = [
  [
    'a lecture is tried again',
    lectureEndpoints.retry,
    (tx, student, holdId) => {
      const row = { ...lectureRow(student, 'Leaves', at), holdId, status: 'failed' as const, retryUntil: RETRY_UNTIL }
      return tx.insert(lectures).values(row).returning()
    },
  ],
  [
    'pages of a lecture are read again',
    lectureEndpoints.readAgain,
    (tx, student, holdId) => {
      const row = { ...lectureRow(student, 'Leaves', at), holdId, unreadPages: [1] }
      return tx.insert(lectures).values(row).returning()
    },
  ],
  [
    'pages of a document are read again',
    ocrEndpoints.readAgain,
    (tx, student, holdId) => {
      const row = { ...readingRow(student, 'Leaves', at), firstHoldId: holdId }
      return tx.insert(ocrReadings).values(row).returning()
    },
    { pages: [2] },
  ],
  [
    'a recording is tried again',
    listeningEndpoints.retry,
    (tx, student, holdId) => {
      const row = { ...listeningRow(student, 'Leaves', at), holdId, status: 'failed' as const }
      return tx
        .insert(listeningSets)
        .values({ ...row, uploadKey: newFileKey(student) })
        .returning()
    },
  ],
  [
    'an import is undone',
    importEndpoints.undo,
    (tx, student) =>
      tx
        .insert(cardImports)
        .values(importRow(student, 'leaves.txt', at))
        .returning(),
  ],
]
/** Calls that have work done by a job, or a file looked after by one: which, and with what. */
const ENQUEUING = [
  ['a lecture is brought', lectureEndpoints.upload, 'pdf_file', fileOf('documents/en.pdf')],
  ['a document is to be recognised', ocrEndpoints.readDocument, 'file', fileOf('documents/en.pdf')],
  ['a recording is brought', listeningEndpoints.generate, 'file', fileOf('audio/clip.ogg')],
  ['cards are brought', importEndpoints.begin, 'file', new File(['Leaf\tLaub\n'], 'cards.txt')],
  ['a picture is put on a card', reciteEndpoints.uploadMedia, 'file', fileOf('pictures/en.jpg')],
] as const

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

const FORMS_WITH_FILES = ROUTES.flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints)).filter(
  ({ form }) => form && Object.keys(form.files).length > 0,
)

describe('A disk that is full', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
  })
  afterAll(() => database.close())
  // Set up, so that listening is not refused for want of what transcribes.
  const app = testApp(() => database, { SPEECH_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'none' })

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

  describe.runIf(mayMount())('is 503 with Retry-After while a file is received, and nothing of it stays', () => {
    let uploads: string
    beforeAll(async () => {
      uploads = join(app.services.config.dataDir, 'uploads')
      await mkdir(uploads, { recursive: true })
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', uploads])
    })
    afterAll(() => void execFileSync('umount', [uploads]))

    test.each(FORMS_WITH_FILES.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
      const student = await app.student(10)
      const body = new FormData()
      const [name = ''] = Object.keys(endpoint.form?.files ?? {})
      body.append(name, new File([new Uint8Array(200_000)], 'large.pdf'))
      const path = endpoint.path.replace(/:\w+/g, '1')
      expect(await outcomeOf(student.fetch(path, { method: endpoint.method, body }))).toEqual(UNAVAILABLE)
      expect(await readdir(uploads)).toEqual([])
      expect(await app.services.credits.readAvailable(database.queries, student.id)).toBe(10)
    })
  })

  test('is seen by readiness', async () => {
    // The folder of processes is on a disk without any room.
    await expect(readinessOf({ DATA_DIR: '/proc' })()).rejects.toMatchObject({ code: 'unavailable', message: /disk/ })
    await expect(readinessOf({ DATA_DIR: await emptyFolder() })()).resolves.toBeUndefined()
  })

  describe('A queue that is gone is 503 with Retry-After, and nothing is charged, where', () => {
    beforeAll(() => database.queries.execute(sql`alter schema pgboss rename to gone`))
    afterAll(() => database.queries.execute(sql`alter schema gone rename to pgboss`))

    test.each(ENQUEUING)('%s', async (_, { path }, field, file) => {
      const student = await app.student(10)
      const body = new FormData()
      body.append(field, file)
      expect(await outcomeOf(student.fetch(path, { method: 'POST', body }))).toEqual(UNAVAILABLE)
      expect(await app.services.credits.readAvailable(database.queries, student.id)).toBe(10)
    })

    const goingOn = GOING_ON.map(([name, { path }, keepRow, asked = {}]) => ({ name, path, keepRow, asked }))

    test.each(goingOn)('$name', async ({ path, keepRow, asked }) => {
      const student = await app.student(10)
      const keep = async (tx: Transaction) => keepRow(tx, student.id, await endedHold(tx, student.id))
      const [row] = await database.transaction(keep)
      const headers = { 'content-type': 'application/json' }
      const call = { method: 'POST', headers, body: JSON.stringify(asked) }
      expect(await outcomeOf(student.fetch(path.replace(':id', String(row?.id)), call))).toEqual(UNAVAILABLE)
      expect(await app.services.credits.readAvailable(database.queries, student.id)).toBe(10)
    })

    test('an account is deleted', async () => {
      const { email, ...student } = await app.student()
      const headers = { 'content-type': 'application/json' }
      const deletion = { method: 'POST', headers, body: JSON.stringify({ email }) }
      expect(await outcomeOf(student.fetch(accountSettingsEndpoints.deleteAccount.path, deletion))).toEqual(UNAVAILABLE)
      expect((await student.fetch(usersEndpoints.profile.path)).status).toBe(200)
    })

    test('a code is asked for', async () => {
      const visitor = await app.visitor()
      const { email } = await app.student()
      const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) }
      expect(await outcomeOf(visitor.fetch(usersEndpoints.requestOtp.path, asked))).toEqual(UNAVAILABLE)
    })
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
