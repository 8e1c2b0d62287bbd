import { ACCOUNT_TEXTS, CONSENT_VERSION } from '@lectern/domain/accounts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  type AccountFixture,
  accountFixture,
  HERE,
  newEmail,
  PASSWORD,
  receiveCode,
  registerHere,
  signInNewStudent,
} from '../../../../test/account-fixture.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { inEnglish } from '../../../speaker.ts'
import { introduceStudent } from '../registration/introduce-student.ts'
import { findRunningSession } from '../sessions/session-store.ts'
import { accountMails, loginCodes, students } from '../tables.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logInWithPassword } from './log-in-with-password.ts'
import { requestLoginCode } from './request-login-code.ts'

const WRONG = { code: 'bad_credentials', message: inEnglish(ACCOUNT_TEXTS.wrongCode) }

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describeOnBothDatabases('Logging in with a code', (database) => {
  const start = () => accountFixture(database())
  const logIn = ({ services }: AccountFixture, email: string, code: string, browserMark = 'laptop') =>
    logInWithCode(services, { ...HERE, email, code, browserMark })
  async function registered() {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, email)
    return { fixture, email }
  }

  test('signs in, however the address is written and the code is spaced', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    const { student } = await logIn(fixture, ` ${email.toUpperCase()}`, ` ${code} `)
    expect(student).toMatchObject({ email, firstName: 'Mei', lastName: 'Chan', studyGoal: '', credits: 20 })
  })

  test('needs both fields', async () => {
    const fixture = start()
    await expect(logIn(fixture, '', '123456')).rejects.toMatchObject({
      message: inEnglish(ACCOUNT_TEXTS.codeFieldsRequired),
    })
    await expect(logIn(fixture, newEmail(), ' ')).rejects.toMatchObject({
      message: inEnglish(ACCOUNT_TEXTS.codeFieldsRequired),
    })
  })

  test('works once', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    await logIn(fixture, email, code)
    await expect(logIn(fixture, email, code)).rejects.toMatchObject(WRONG)
  })

  test('works for one of twenty who try the same code at once', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => logIn(fixture, email, code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('works for ten minutes', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    fixture.clock.advance(599)
    await logIn(fixture, email, code)
    const next = await receiveCode(fixture, email)
    fixture.clock.advance(600)
    await expect(logIn(fixture, email, next)).rejects.toMatchObject(WRONG)
  })

  test('works after four wrong tries, and not after five', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    for (let count = 0; count < 4; count += 1)
      await expect(logIn(fixture, email, wrongOf(code))).rejects.toMatchObject(WRONG)
    await logIn(fixture, email, code)
    fixture.clock.advance(60)
    const next = await receiveCode(fixture, email)
    for (let count = 0; count < 5; count += 1)
      await expect(logIn(fixture, email, wrongOf(next))).rejects.toMatchObject(WRONG)
    await expect(logIn(fixture, email, next)).rejects.toMatchObject(WRONG)
  })

  test('uses up no try for what cannot be a code', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    for (const given of ['1', code.slice(1), `${code}0`, 'abcdef', '12 345', '１'.repeat(7)])
      await expect(logIn(fixture, email, given)).rejects.toMatchObject({
        code: 'invalid',
        message: inEnglish(ACCOUNT_TEXTS.codeLength),
      })
    expect((await logIn(fixture, email, code)).student.email).toBe(email)
  })

  test('takes over nothing that was registered in another browser, until its owner has said it', async () => {
    const { fixture, email } = await registered()
    const opened = await logIn(fixture, email, await receiveCode(fixture, email), 'phone')
    expect(opened.student).toMatchObject({ email, firstName: '', lastName: '', hasConsented: false })
    const read = async () => {
      const [row] = await database().queries.select().from(students).where(eq(students.email, email))
      return row
    }
    expect(await read()).toMatchObject({ consentVersion: null, consentedAt: null })

    const introduce = (input: object) =>
      introduceStudent(fixture.services, opened.student, {
        first_name: ' 美玲 ',
        last_name: '陳',
        consent: true,
        ...input,
      })
    await expect(introduce({ last_name: ' ' })).rejects.toMatchObject({
      message: inEnglish(ACCOUNT_TEXTS.nameRequired),
    })
    await expect(introduce({ consent: false })).rejects.toMatchObject({
      message: inEnglish(ACCOUNT_TEXTS.consentRequired),
    })
    expect(await read()).toMatchObject({ consentedAt: null })
    const consentedAt = fixture.clock.now()
    expect(await introduce({})).toMatchObject({ firstName: '美玲', lastName: '陳', hasConsented: true })
    fixture.clock.advance(60)
    await introduce({ first_name: 'Again' })
    expect(await read()).toMatchObject({ firstName: '美玲', consentVersion: CONSENT_VERSION, consentedAt })
  })

  test('takes over names and consent of the browser that registered', async () => {
    const fixture = start()
    const { student } = await signInNewStudent(fixture)
    expect(student).toMatchObject({ firstName: 'Mei', lastName: 'Chan', hasConsented: true })
  })

  test('counts tries that come at once', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    await Promise.allSettled(Array.from({ length: 20 }, () => logIn(fixture, email, wrongOf(code))))
    await expect(logIn(fixture, email, code)).rejects.toMatchObject(WRONG)
  })

  test('takes only the newest code', async () => {
    const { fixture, email } = await registered()
    const older = await receiveCode(fixture, email)
    fixture.clock.advance(60)
    let newer = await receiveCode(fixture, email)
    while (newer === older) {
      fixture.clock.advance(3600)
      newer = await receiveCode(fixture, email)
    }
    await expect(logIn(fixture, email, older)).rejects.toMatchObject(WRONG)
    await logIn(fixture, email, newer)
  })

  test('does not take the code of another address', async () => {
    const { fixture, email } = await registered()
    const other = newEmail()
    await registerHere(fixture, other)
    await expect(logIn(fixture, email, await receiveCode(fixture, other))).rejects.toMatchObject(WRONG)
  })

  test('says the same of an unknown address, whose code nobody is told', async () => {
    const fixture = start()
    const email = newEmail()
    await requestLoginCode(fixture.services, { ...HERE, email })
    await fixture.deliver()
    expect(fixture.sent).toEqual([])
    await expect(logIn(fixture, email, '123456')).rejects.toMatchObject(WRONG)
  })

  test('stores the code only as a hash', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    const rows = JSON.stringify(await database().queries.select().from(loginCodes))
    expect(rows).not.toContain(email)
    expect(rows).not.toContain(`"${code}"`)
  })

  test('activates the password that was typed in the same browser', async () => {
    const { fixture, email } = await registered()
    const login = () => logInWithPassword(fixture.services, { ...HERE, email, password: PASSWORD })
    await expect(login()).rejects.toMatchObject({ code: 'bad_credentials' })
    const code = await receiveCode(fixture, email)
    expect((await logIn(fixture, email, code)).isPasswordDiscarded).toBe(false)
    expect((await login()).student.email).toBe(email)
  })

  test('discards the password that was typed in another browser, and says so once', async () => {
    const { fixture, email } = await registered()
    const code = await receiveCode(fixture, email)
    expect((await logIn(fixture, email, code, 'phone')).isPasswordDiscarded).toBe(true)
    const login = logInWithPassword(fixture.services, { ...HERE, email, password: PASSWORD })
    await expect(login).rejects.toMatchObject({ code: 'bad_credentials' })
    const [row] = await database().queries.select().from(students).where(eq(students.email, email))
    expect(row).toMatchObject({ passwordHash: null, pendingPasswordHash: null, pendingBrowserHash: null })
    fixture.clock.advance(60)
    const again = await logIn(fixture, email, await receiveCode(fixture, email), 'phone')
    expect(again.isPasswordDiscarded).toBe(false)
  })

  test('brings the free credits once for an address, even after its account is gone', async () => {
    const fixture = start()
    const { email, student } = await signInNewStudent(fixture)
    expect(student.credits).toBe(20)
    fixture.clock.advance(60)
    expect((await logIn(fixture, email, await receiveCode(fixture, email))).student.credits).toBe(20)
    await database().transaction((tx) => tx.delete(students).where(eq(students.email, email)))
    fixture.clock.advance(60)
    await registerHere(fixture, email)
    expect(fixture.sent.at(-1)?.text).not.toContain('free credits')
    expect((await logIn(fixture, email, await receiveCode(fixture, email))).student.credits).toBe(0)
  })

  test('replaces the session that the browser held', async () => {
    const fixture = start()
    const { email, cookie } = await signInNewStudent(fixture)
    fixture.clock.advance(60)
    const code = await receiveCode(fixture, email)
    const again = await logInWithCode(fixture.services, {
      ...HERE,
      email,
      code,
      browserMark: 'laptop',
      sessionCookie: cookie,
    })
    expect(again.cookie).not.toBe(cookie)
    const { tokens } = fixture.services
    const find = (value: string) =>
      findRunningSession(database().queries, tokens.readCookie(value) ?? '', fixture.clock.now())
    expect(await find(cookie)).toBeNull()
    expect(await find(again.cookie)).not.toBeNull()
  })

  test('is limited to 60 wrong codes a client in a quarter of an hour; right ones do not count', async () => {
    const fixture = start()
    const { limits } = fixture.services
    const clientAddress = '198.51.100.2'
    const email = newEmail()
    await registerHere(fixture, email)
    const code = await receiveCode(fixture, email)
    for (let count = 0; count < 59; count += 1) await limits.hit('wrongCodesOfClient', clientAddress)
    await logInWithCode(fixture.services, { ...HERE, clientAddress, email, code, browserMark: 'laptop' })
    await limits.hit('wrongCodesOfClient', clientAddress)
    const blocked = logInWithCode(fixture.services, { ...HERE, clientAddress, email, code, browserMark: 'laptop' })
    await expect(blocked).rejects.toMatchObject({ code: 'rate_limited' })
  })
})

describeOnBothDatabases('Requesting a code', (database) => {
  const start = () => accountFixture(database())
  const request = ({ services }: AccountFixture, email: string, clientAddress = HERE.clientAddress) =>
    requestLoginCode(services, { ...HERE, email, clientAddress })

  test('needs an address that can be mailed to', async () => {
    const fixture = start()
    await expect(request(fixture, ' ')).rejects.toMatchObject({ message: inEnglish(ACCOUNT_TEXTS.emailRequired) })
    await expect(request(fixture, 'mei')).rejects.toMatchObject({ message: inEnglish(ACCOUNT_TEXTS.emailInvalid) })
  })

  test('is possible once a minute and five times an hour, known address or not', async () => {
    for (const isKnown of [true, false]) {
      const fixture = start()
      const email = newEmail()
      if (isKnown) await registerHere(fixture, email)
      await request(fixture, email)
      await expect(request(fixture, email)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 60 })
      for (let count = 0; count < 4; count += 1) {
        fixture.clock.advance(60)
        await request(fixture, email.toUpperCase())
      }
      fixture.clock.advance(60)
      const refused = request(fixture, email, '198.51.100.9')
      await expect(refused).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3300 })
    }
  })

  test('asks for the same mail whether the address is known or not, and looks only later', async () => {
    const fixture = start()
    const [known, unknown] = [newEmail(), newEmail()]
    await registerHere(fixture, known)
    await request(fixture, known)
    await request(fixture, unknown)
    const asked = { kind: 'login-code', language: 'en', frozenUntil: null, requestedAt: fixture.clock.now() }
    const rows = await database().queries.select().from(accountMails)
    const about = (email: string) => rows.filter((row) => row.email === email).map(({ id, ...row }) => row)
    expect(about(known)).toEqual([{ ...asked, email: known }])
    expect(about(unknown)).toEqual([{ ...asked, email: unknown }])
    expect(fixture.waiting).toHaveLength(2)
    expect(JSON.stringify(fixture.waiting)).not.toContain('@')
    await fixture.deliver()
    expect(fixture.sent.map(({ to, subject }) => [to, subject]).slice(1)).toEqual([[known, 'Your Lectern login code']])
    const left = await database().queries.select().from(accountMails)
    expect(left.filter(({ email }) => email === known || email === unknown)).toEqual([])
  })

  test('mails the student by the address that the account is known by', async () => {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, email)
    await request(fixture, email.replace('school', 'SCHOOL'))
    await fixture.deliver()
    expect(fixture.sent.at(-1)).toMatchObject({ to: email, subject: 'Your Lectern login code' })
  })

  test('that waited longer than a code lives is forgotten', async () => {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, email)
    await request(fixture, email)
    fixture.clock.advance(601)
    const before = fixture.sent.length
    await fixture.deliver()
    expect(fixture.sent).toHaveLength(before)
  })

  test('by somebody else does not keep a student from logging in with their password', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    for (let count = 0; count < 4; count += 1) {
      fixture.clock.advance(60)
      await request(fixture, email, '198.51.100.3')
    }
    const login = await logInWithPassword(fixture.services, { ...HERE, email, password: PASSWORD })
    expect(login.student.email).toBe(email)
  })
})
