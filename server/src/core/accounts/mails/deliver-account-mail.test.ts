import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { accountFixture, HERE, newEmail, registerHere, registrationOf } from '../../../../test/account-fixture.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { MailRefusedError } from '../../../platform/mail/mailer.ts'
import { logInWithCode } from '../login/log-in-with-code.ts'
import { requestLoginCode } from '../login/request-login-code.ts'
import { register } from '../registration/register.ts'
import { sweepExpired } from '../sweep-expired.ts'
import { accountMails, students } from '../tables.ts'
import { deliverAccountMail } from './deliver-account-mail.ts'

describeOnBothDatabases('Delivering a mail about an account', (database) => {
  async function start() {
    const fixture = accountFixture(database())
    const email = newEmail()
    await registerHere(fixture, email)
    await requestLoginCode(fixture.services, { ...HERE, email })
    const [job] = fixture.waiting
    return { fixture, email, job: job ?? { mailId: 'none' } }
  }
  const isWaiting = async (mailId: string) =>
    (await database().queries.select().from(accountMails)).some(({ id }) => id === mailId)

  test('happens once, however often its job runs', async () => {
    const { fixture, job } = await start()
    for (let count = 0; count < 3; count += 1) await deliverAccountMail(fixture.services, job)
    expect(fixture.sent).toHaveLength(2)
  })

  test('fails while the server is away, and the code of the mail that arrives in the end is valid', async () => {
    const { fixture, email, job } = await start()
    const send = vi.spyOn(fixture.services.mailer, 'send').mockRejectedValueOnce(new Error('away'))
    await expect(deliverAccountMail(fixture.services, job)).rejects.toThrow('away')
    expect(await isWaiting(job.mailId)).toBe(true)
    fixture.clock.advance(300)
    await deliverAccountMail(fixture.services, job)
    expect(send).toHaveBeenCalledTimes(2)
    expect(await isWaiting(job.mailId)).toBe(false)
    const login = { ...HERE, email, code: fixture.newestCode(email), browserMark: 'laptop' }
    expect((await logInWithCode(fixture.services, login)).student.email).toBe(email)
  })

  test('speaks what the request spoke, unless the student has chosen a language', async () => {
    const { fixture, email } = await start()
    await requestLoginCode(fixture.services, { ...HERE, email: newEmail(), language: 'zh-hans' })
    await register(fixture.services, {
      ...HERE,
      fields: registrationOf('anna@school.test'),
      browserMark: 'phone',
      language: 'zh-hans',
    })
    await fixture.deliver()
    const welcome = fixture.sent.find(({ to }) => to === 'anna@school.test')
    expect(welcome?.subject).toBe('欢迎使用 Lectern')
    expect(welcome?.text).toContain('3. 输入验证码。如果你用注册时的浏览器登录，首次登录会启用你选择的密码。')
    expect(welcome?.html).toContain('<html lang="zh-Hans">')

    await database().queries.update(students).set({ language: 'zh-hant' }).where(eq(students.email, email))
    fixture.clock.advance(60)
    await requestLoginCode(fixture.services, { ...HERE, email, language: 'zh-hans' })
    await fixture.deliver()
    const mail = fixture.sent.findLast(({ to }) => to === email)
    expect(mail?.subject).toBe('你的 Lectern 登入驗證碼')
    expect(mail?.text).toContain('驗證碼在 10 分鐘內有效，只能使用一次。之前的驗證碼已經失效。')
  })

  test('is given up when the mail is refused for good', async () => {
    const { fixture, job } = await start()
    vi.spyOn(fixture.services.mailer, 'send').mockRejectedValue(new MailRefusedError('no such mailbox'))
    await deliverAccountMail(fixture.services, job)
    expect(await isWaiting(job.mailId)).toBe(false)
  })

  test('that no job will do any more is swept out after a day', async () => {
    const { fixture, job } = await start()
    fixture.clock.advance(24 * 3600)
    await sweepExpired(fixture.services)
    expect(await isWaiting(job.mailId)).toBe(true)
    fixture.clock.advance(1)
    await sweepExpired(fixture.services)
    expect(await isWaiting(job.mailId)).toBe(false)
  })
})
