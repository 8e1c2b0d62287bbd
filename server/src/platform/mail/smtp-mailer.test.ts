import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { MailRefusedError, type MailTransport } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Peer {
  received: { recipients: string[]; mail: Email }[]
  port: number
  close(): Promise<void>
}

async function startPeer(options: SMTPServerOptions = {}, port = 0): Promise<Peer> {
  const received: Peer['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      buffer(stream).then(async (bytes) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, mail: await PostalMime.parse(bytes) })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  closing.push(close)
  return { received, port: (server.server.address() as AddressInfo).port, close }
}

function mailerFor({ port }: { port: number }, retryDelaysMs: number[] = []): MailTransport {
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Lectern <study@lectern.test>',
    retryDelaysMs,
  })
  closing.push(() => mailer.close())
  return mailer
}

const mail = composeMail('mei@school.test', 'Your code', ['Hello 學生,', { code: '123456' }], 'en')

const refusing = (responseCode: number, times = Number.POSITIVE_INFINITY): SMTPServerOptions => {
  let refusals = 0
  return {
    onRcptTo(_address, _session, done) {
      refusals += 1
      done(refusals <= times ? Object.assign(new Error('Not now'), { responseCode }) : null)
    },
  }
}

test('A mail arrives as text and HTML, from the configured sender', async () => {
  const peer = await startPeer()
  await mailerFor(peer).send(mail)
  expect(peer.received).toHaveLength(1)
  const [{ recipients, mail: arrived } = peer.received[0]!] = peer.received
  expect(recipients).toEqual(['mei@school.test'])
  expect(arrived.from).toMatchObject({ name: 'Lectern', address: 'study@lectern.test' })
  expect(arrived.subject).toBe('Your code')
  expect(arrived.text).toContain('Hello 學生,\n\n123456')
  expect(arrived.html).toContain('<p>Hello 學生,</p>')
  expect(arrived.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

test('A mail that comes again and again says how it ends in one click; no other does', async () => {
  const peer = await startPeer()
  const mailer = mailerFor(peer)
  const unsubscribeUrl = 'https://lectern.test/unsubscribe/token'
  await mailer.send({ ...mail, unsubscribeUrl })
  await mailer.send(mail)
  const headersOf = ({ mail: { headers } }: Peer['received'][number]) =>
    headers.filter(({ key }) => key.startsWith('list-unsubscribe')).map(({ key, value }) => [key, value])
  expect(peer.received.map(headersOf)).toEqual([
    [
      ['list-unsubscribe', `<${unsubscribeUrl}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ],
    [],
  ])
})

test('An attachment arrives byte by byte', async () => {
  const peer = await startPeer()
  const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff])
  await mailerFor(peer).send({ ...mail, attachments: [{ filename: 'qr.png', contentType: 'image/png', content }] })
  const [attachment] = peer.received[0]!.mail.attachments
  expect(attachment).toMatchObject({ filename: 'qr.png', mimeType: 'image/png' })
  expect(Buffer.from(attachment!.content as ArrayBuffer)).toEqual(content)
})

test('A subject with line breaks stays a subject', async () => {
  const peer = await startPeer()
  await mailerFor(peer).send({ ...mail, subject: 'Hello\r\nBcc: everybody@school.test\r\n\r\nand more' })
  const [{ recipients, mail: arrived } = peer.received[0]!] = peer.received
  expect(arrived.subject).toBe('Hello Bcc: everybody@school.test and more')
  expect(recipients).toEqual(['mei@school.test'])
  expect(arrived.bcc).toBeUndefined()
})

test.each([
  'mei@school.test, eve@elsewhere.test',
  'mei@school.test\r\nBcc: eve@elsewhere.test',
  'Mei <mei@school.test>',
  '',
])('%j is no recipient', async (to) => {
  const peer = await startPeer()
  await expect(mailerFor(peer).send({ ...mail, to })).rejects.toThrow(MailRefusedError)
  expect(peer.received).toEqual([])
})

test('A server that says later is asked again', async () => {
  const peer = await startPeer(refusing(451, 2))
  await mailerFor(peer, [1, 1, 1]).send(mail)
  expect(peer.received).toHaveLength(1)
})

test('A server that keeps saying later fails the mail for now', async () => {
  const peer = await startPeer(refusing(451))
  const failure = await mailerFor(peer, [1, 1])
    .send(mail)
    .catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(MailRefusedError)
  expect(failure).toMatchObject({ message: 'The mail server could not take the mail', cause: { responseCode: 451 } })
})

test('A mailbox that does not exist is not tried again', async () => {
  let asked = 0
  const peer = await startPeer({
    onRcptTo(_address, _session, done) {
      asked += 1
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
  })
  await expect(mailerFor(peer, [1, 1, 1]).send(mail)).rejects.toThrow(MailRefusedError)
  expect(asked).toBe(1)
})

test('A sender that the server refuses can be mended, so the mail is not given up', async () => {
  const peer = await startPeer({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('Who?'), { responseCode: 553 })),
  })
  const failure = await mailerFor(peer)
    .send(mail)
    .catch((error: unknown) => error)
  expect(failure).not.toBeInstanceOf(MailRefusedError)
  expect(failure).toMatchObject({ cause: { responseCode: 553 } })
})

test('A server that was away gets the mail once it is back', async () => {
  const { port, close } = await startPeer()
  await close()
  const sending = mailerFor({ port }, [20, 50, 100, 200, 400]).send(mail)
  const back = await startPeer({}, port)
  await sending
  expect(back.received).toHaveLength(1)
})
