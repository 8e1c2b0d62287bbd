import { ACCOUNT_TEXTS, CONSENT_VERSION, PASSWORD_MAX_CHARACTERS } from '@lectern/domain/accounts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accountFixture,
  HERE,
  newEmail,
  PASSWORD,
  receiveCode,
  registerHere,
  registrationOf,
  signInNewStudent,
} from '../../../../test/account-fixture.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { inEnglish } from '../../../speaker.ts'
import { hashAddress } from '../address-hash.ts'
import { logInWithCode } from '../login/log-in-with-code.ts'
import { logInWithPassword } from '../login/log-in-with-password.ts'
import { addressRecords, students } from '../tables.ts'
import { register } from './register.ts'

describeOnBothDatabases('Registering', (database) => {
  const start = () => accountFixture(database())
  const rowsOf = (email: string) => database().queries.select().from(students).where(eq(students.email, email))

  test.each([
    [{ email: ' ' }, inEnglish(ACCOUNT_TEXTS.allFieldsRequired)],
    [{ first_name: '\u0000\t' }, inEnglish(ACCOUNT_TEXTS.allFieldsRequired)],
    [{ last_name: '' }, inEnglish(ACCOUNT_TEXTS.allFieldsRequired)],
    [{ password: '' }, inEnglish(ACCOUNT_TEXTS.allFieldsRequired)],
    [{ confirm_password: '' }, inEnglish(ACCOUNT_TEXTS.allFieldsRequired)],
    [{ email: 'mei@school' }, inEnglish(ACCOUNT_TEXTS.emailInvalid)],
    [{ email: 'mei@school.test, eve@school.test' }, inEnglish(ACCOUNT_TEXTS.emailInvalid)],
    [{ password: 'seven77', confirm_password: 'seven77' }, inEnglish(ACCOUNT_TEXTS.passwordTooShort)],
    [{ password: 'x'.repeat(21), confirm_password: 'x'.repeat(21) }, inEnglish(ACCOUNT_TEXTS.passwordTooLong)],
    [{ confirm_password: 'another one' }, inEnglish(ACCOUNT_TEXTS.passwordsDiffer)],
    [{ consent: false }, inEnglish(ACCOUNT_TEXTS.consentRequired)],
    [{ password: 'Sunshine', confirm_password: 'Sunshine' }, inEnglish(ACCOUNT_TEXTS.passwordTooCommon)],
  ])('refuses %j', async (wrong, text) => {
    const { services, waiting } = start()
    const fields = { ...registrationOf(newEmail()), ...wrong }
    await expect(register(services, { ...HERE, fields, browserMark: 'laptop' })).rejects.toMatchObject({
      code: 'invalid',
      message: text,
    })
    expect(await rowsOf(fields.email)).toEqual([])
    expect(waiting).toEqual([])
  })

  test.each([8, PASSWORD_MAX_CHARACTERS])('takes a password of %i characters', async (length) => {
    const { services, waiting } = start()
    const password = '學'.repeat(length)
    const fields = { ...registrationOf(newEmail()), password, confirm_password: password }
    await register(services, { ...HERE, fields, browserMark: 'laptop' })
    expect(waiting).toHaveLength(1)
  })

  test('keeps the consent with its time and version, and the password only as a pending hash', async () => {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, `  ${email.toUpperCase()} `)
    const [student] = await rowsOf(email)
    expect(student).toMatchObject({
      emailAsTyped: email.toUpperCase(),
      firstName: 'Mei',
      consentVersion: CONSENT_VERSION,
      consentedAt: fixture.clock.now(),
      passwordHash: null,
      verifiedAt: null,
    })
    expect(student?.pendingPasswordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(student)).not.toContain('laptop')
  })

  test.each([
    { named: 'zh-hant', spoken: 'en', stored: 'zh-hant', subject: '歡迎使用 Lectern' },
    { named: 'en', spoken: 'zh-hans', stored: 'en', subject: 'Welcome to Lectern' },
    { named: undefined, spoken: 'zh-hans', stored: null, subject: '欢迎使用 Lectern' },
  ] as const)('keeps the language that it names, and writes in it: %j', async ({ named, spoken, stored, subject }) => {
    const fixture = start()
    const email = newEmail()
    const fields = { ...registrationOf(email), language: named }
    await register(fixture.services, { ...HERE, language: spoken, fields, browserMark: 'laptop' })
    await fixture.deliver()
    expect(await rowsOf(email)).toMatchObject([{ language: stored }])
    expect(fixture.sent).toMatchObject([{ to: email, subject }])
  })

  test('welcomes a new student by mail, with how to log in and what it brings', async () => {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, email)
    const [mail] = fixture.sent
    expect(fixture.sent).toHaveLength(1)
    expect(mail).toMatchObject({ to: email, subject: 'Welcome to Lectern' })
    expect(mail?.text).toContain('https://lectern.test/login')
    expect(mail?.text).toContain('20 free credits')
    expect(mail?.text).not.toMatch(/\b\d{6}\b/)
  })

  test('tells the owner of a known address, and changes nothing', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    const before = await rowsOf(email)
    const fields = {
      ...registrationOf(email),
      first_name: 'Eve',
      password: 'eve was here',
      confirm_password: 'eve was here',
    }
    await register(fixture.services, { ...HERE, fields, browserMark: 'elsewhere' })
    await fixture.deliver()
    expect(fixture.sent.at(-1)).toMatchObject({ to: email, subject: 'You already have a Lectern account' })
    expect(await rowsOf(email)).toEqual(before)
  })

  test('tells the owner of a frozen address until when it is frozen', async () => {
    const fixture = start()
    const email = newEmail()
    const emailHash = hashAddress(fixture.services.secrets, email)
    const frozenUntil = new Date('2026-12-20T08:00:00Z')
    await database().transaction((tx) => tx.insert(addressRecords).values({ emailHash, frozenUntil }))
    await registerHere(fixture, email)
    expect(fixture.sent.at(-1)).toMatchObject({ to: email, subject: 'This address cannot be registered yet' })
    expect(fixture.sent.at(-1)?.text).toContain('after 20 December 2026.')
    expect(await rowsOf(email)).toEqual([])
    fixture.clock.advance(20 * 24 * 3600)
    await registerHere(fixture, email)
    expect(fixture.sent.at(-1)?.subject).toBe('Welcome to Lectern')
  })

  test('promises no free credits to an address that has had them', async () => {
    const fixture = start()
    const email = newEmail()
    const emailHash = hashAddress(fixture.services.secrets, email)
    await database().transaction((tx) => tx.insert(addressRecords).values({ emailHash, hasWelcomeCredits: true }))
    await registerHere(fixture, email)
    expect(fixture.sent.at(-1)).toMatchObject({ to: email, subject: 'Welcome to Lectern' })
    expect(fixture.sent.at(-1)?.text).not.toMatch(/free credits/)
  })

  test('again before the first login replaces what was typed, however the address is written', async () => {
    const fixture = start()
    const email = newEmail()
    await registerHere(fixture, email, 'library')
    const password = 'a better one'
    const fields = { ...registrationOf(email.toUpperCase()), first_name: 'May', password, confirm_password: password }
    await register(fixture.services, { ...HERE, fields, browserMark: 'laptop' })
    await fixture.deliver()
    expect(fixture.sent.map(({ subject }) => subject)).toEqual(['Welcome to Lectern', 'Welcome to Lectern'])
    const code = await receiveCode(fixture, email)
    await logInWithCode(fixture.services, { ...HERE, email, code, browserMark: 'laptop' })
    const { student } = await logInWithPassword(fixture.services, { ...HERE, email, password })
    expect(student.firstName).toBe('May')
    await expect(logInWithPassword(fixture.services, { ...HERE, email, password: PASSWORD })).rejects.toThrow()
  })

  test('twenty times at once makes one student', async () => {
    const fixture = start()
    const email = newEmail()
    const fields = registrationOf(email)
    await Promise.all(
      Array.from({ length: 20 }, () => register(fixture.services, { ...HERE, fields, browserMark: 'laptop' })),
    )
    expect(await rowsOf(email)).toHaveLength(1)
  })

  test('does not flood a mailbox: five mails an hour', async () => {
    const fixture = start()
    const email = newEmail()
    for (let count = 0; count < 8; count += 1) await registerHere(fixture, email)
    expect(fixture.sent).toHaveLength(5)
    fixture.clock.advance(3600)
    await registerHere(fixture, email)
    expect(fixture.sent).toHaveLength(6)
  })

  test('is limited per client', async () => {
    const fixture = start()
    const clientAddress = '198.51.100.1'
    const hit = () => fixture.services.limits.hit('registrationsOfClient', clientAddress)
    for (let count = 0; count < 100; count += 1) await hit()
    const fields = registrationOf(newEmail())
    const refused = register(fixture.services, { ...HERE, fields, clientAddress, browserMark: 'laptop' })
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 3600 })
    await register(fixture.services, { ...HERE, fields, browserMark: 'laptop' })
  })
})
