import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { usersEndpoints } from '@lectern/contract/accounts/users'
import { lectureEndpoints } from '@lectern/contract/lecture'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newEmail, registrationOf } from '../test/account-fixture.ts'
import { material } from '../test/material.ts'
import { S3_KEYS, startS3Peer } from '../test/peers/s3-peer.ts'
import { startLectern } from '../test/start-lectern.ts'
import { testBrowser } from '../test/test-browser.ts'
import { createEmptyServer, dropServer } from '../test/test-database.ts'

/** What several processes share: a PostgreSQL, a bucket and a mail server, each a real one. */
async function sharedParts() {
  const databaseUrl = await createEmptyServer()
  onTestFinished(() => dropServer(databaseUrl))
  const { filesUrl } = await startS3Peer()
  const mails: string[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void buffer(stream).then(async (bytes) => {
        mails.push((await PostalMime.parse(bytes)).text ?? '')
        done()
      }, done),
  })
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => mailServer.close(resolve)))
  const settings = {
    NODE_ENV: 'production',
    SECRET_KEY: 'the same for every process, kept for ever',
    DATABASE_URL: databaseUrl,
    FILES_URL: filesUrl,
    ...S3_KEYS,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    CLIENT_LIMITS: 'on',
  }
  return { settings, mails }
}

test('What one process takes, another works on, and every one of them serves', async () => {
  const { settings, mails } = await sharedParts()
  const [worker, ...webs] = await Promise.all([
    startLectern({ ...settings, LOG_LEVEL: 'info', ROLE: 'worker', METRICS_PORT: '0' }),
    startLectern({ ...settings, LOG_LEVEL: 'info', ROLE: 'web' }),
    startLectern({ ...settings, LOG_LEVEL: 'info', ROLE: 'web' }),
  ])
  let web = 0
  const browser = testBrowser(() => webs[web]?.base ?? '')
  const [users, lectures] = [browser.client(usersEndpoints), browser.client(lectureEndpoints)]
  const onOther = () => {
    web = 1 - web
  }

  // The mail goes out by the worker; the code is asked for at one process and typed at another.
  const email = newEmail()
  await users.register({ body: registrationOf(email) })
  await users.requestOtp({ body: { email } })
  onOther()
  const code = await vi.waitFor(
    () => {
      const found = mails.map((text) => /^\d{6}$/m.exec(text)?.[0]).find((digits) => digits !== undefined)
      if (!found) throw new Error('no code yet')
      return found
    },
    { interval: 100 },
  )
  const { user } = await users.login({ body: { email, otp_code: code } })
  expect(user.credits).toBe(20)

  // The PDF is taken by one process, read by the worker from the bucket, and shown by the other.
  onOther()
  const bytes = readFileSync(material('documents/en.pdf'))
  const { lecture_id: id } = await lectures.upload({ form: { pdf_file: new File([bytes], 'Week 1.pdf') } })
  onOther()
  const lecture = await vi.waitFor(
    async () => {
      const found = await lectures.get({ params: { id } })
      if (found.status === 'processing') throw new Error(`still ${found.phase}`)
      return found
    },
    { interval: 200 },
  )
  expect(lecture).toMatchObject({ status: 'completed', made_by: 'built-in' })
  const pdf = await browser.send(
    `/api/lecture/lectures/${id}/pdf/`,
    { method: 'GET', headers: new Headers() },
    lectureEndpoints.get,
  )
  expect(Buffer.from(await pdf.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await users.profile()).credits).toBe(19)

  const metrics = /http:\/\/\S+\/metrics/.exec(worker.lines.join('\n'))?.[0] ?? ''
  const figures = await (await fetch(metrics)).text()
  expect(figures).toContain('process_cpu_seconds_total')
  expect((await fetch(metrics, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404)
  expect(await Promise.all([worker, ...webs].map((lectern) => lectern.end('SIGTERM')))).toEqual([0, 0, 0])
  // No process but the worker worked: those that serve have logged requests, and the worker none.
  expect(worker.lines.filter((line) => line.includes('/api/'))).toEqual([])
})
