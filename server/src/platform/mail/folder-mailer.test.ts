import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steppedClock } from '../../../test/ledger.ts'
import { composeMail } from './compose-mail.ts'
import { createFolderMailer, removeKeptMails } from './folder-mailer.ts'
import { type KeptMail, MailRefusedError } from './mailer.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-mail-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

function mailerIn(name: string) {
  const clock = steppedClock()
  const told: KeptMail[] = []
  const folder = join(root, name)
  const mailer = createFolderMailer({
    folder,
    from: 'Lectern <study@lectern.test>',
    clock,
    onMail: (kept) => told.push(kept),
  })
  return { mailer, folder, clock, told }
}

const mailTo = (to: string) => composeMail(to, 'Your code', ['Hello 學生,', { code: '123456' }], 'en')

test('A mail is kept as it would have been sent, for its owner alone', async () => {
  const { mailer, folder, told } = mailerIn('kept')
  await mailer.send(mailTo('mei@school.test'))
  const [eml] = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mail = await PostalMime.parse(await readFile(join(folder, eml!)))
  expect(mail.to).toEqual([expect.objectContaining({ address: 'mei@school.test' })])
  expect(mail).toMatchObject({ subject: 'Your code', date: '2026-12-01T08:00:00.000Z' })
  expect(mail.text).toContain('Hello 學生,\n\n123456')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, eml!))).mode & 0o777).toBe(0o600)
  expect(told).toEqual([expect.objectContaining({ to: 'mei@school.test', text: mailTo('').text })])
})

test('The newest come first, as many as are asked for', async () => {
  const { mailer, clock } = mailerIn('several')
  for (const name of ['a', 'b', 'c']) {
    await mailer.send(mailTo(`${name}@school.test`))
    clock.advance(1)
  }
  const newest = await mailer.newestMails?.(2)
  expect(newest?.map(({ to }) => to)).toEqual(['c@school.test', 'b@school.test'])
})

test('Before the first mail there are none', async () => {
  expect(await mailerIn('none').mailer.newestMails?.(5)).toEqual([])
})

test('A mail to more than one address is refused', async () => {
  await expect(mailerIn('refused').mailer.send(mailTo('a@school.test,b@school.test'))).rejects.toThrow(MailRefusedError)
})

test('What is kept of one address is removed, and of no other', async () => {
  const { mailer, folder } = mailerIn('forgetful')
  for (const address of ['a@school.test', 'aa@school.test', 'a@school.test']) await mailer.send(mailTo(address))
  await removeKeptMails(folder, (address) => address === 'a@school.test')
  expect((await mailer.newestMails?.(9))?.map(({ to }) => to)).toEqual(['aa@school.test'])
  expect(await readdir(folder)).toHaveLength(2)
  await removeKeptMails(join(root, 'no such folder'), () => true)
})
