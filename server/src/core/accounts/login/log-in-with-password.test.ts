import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { expect, test } from 'vitest'
import {
  type AccountFixture,
  accountFixture,
  HERE,
  newEmail,
  PASSWORD,
  receiveCode,
  registerHere,
  registrationOf,
  signInNewStudent,
} from '../../../../test/account-fixture.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { inEnglish } from '../../../speaker.ts'
import { register } from '../registration/register.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logInWithPassword } from './log-in-with-password.ts'

const WRONG = { code: 'bad_credentials', message: inEnglish(ACCOUNT_TEXTS.wrongPassword) }

describeOnDatabase('server', 'Logging in with a password', (database) => {
  const start = () => accountFixture(database())
  const logIn = ({ services }: AccountFixture, email: string, password: string, clientAddress = HERE.clientAddress) =>
    logInWithPassword(services, { ...HERE, clientAddress, email, password })

  test('signs in with the right one only', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    expect((await logIn(fixture, ` ${email.toUpperCase()} `, PASSWORD)).student.email).toBe(email)
    for (const password of [PASSWORD.toUpperCase(), `${PASSWORD} `, 'x'])
      await expect(logIn(fixture, email, password)).rejects.toMatchObject(WRONG)
  })

  test('needs both fields', async () => {
    const fixture = start()
    for (const [email, password] of [
      ['', PASSWORD],
      [newEmail(), ''],
    ] as const)
      await expect(logIn(fixture, email, password)).rejects.toMatchObject({
        message: inEnglish(ACCOUNT_TEXTS.loginFieldsRequired),
      })
  })

  test('says the same of an unknown address and of a password that is not activated', async () => {
    const fixture = start()
    const email = newEmail()
    await expect(logIn(fixture, email, PASSWORD)).rejects.toMatchObject(WRONG)
    await registerHere(fixture, email)
    await expect(logIn(fixture, email, PASSWORD)).rejects.toMatchObject(WRONG)
  })

  test('takes one password typed as different code points', async () => {
    const fixture = start()
    const email = newEmail()
    const composed = 'caf\u00e9 au lait'
    const fields = { ...registrationOf(email), password: composed, confirm_password: composed }
    await register(fixture.services, { ...HERE, fields, browserMark: 'laptop' })
    const code = await receiveCode(fixture, email)
    await logInWithCode(fixture.services, { ...HERE, email, code, browserMark: 'laptop' })
    expect((await logIn(fixture, email, 'cafe\u0301 au lait')).student.email).toBe(email)
  })

  test('allows ten failures of one address from one client, and does not keep others out', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    const attacker = '198.51.100.4'
    for (let count = 0; count < 10; count += 1)
      await expect(logIn(fixture, email, 'a wrong guess', attacker)).rejects.toMatchObject(WRONG)
    const blocked = logIn(fixture, email, PASSWORD, attacker)
    await expect(blocked).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 900 })
    expect((await logIn(fixture, email, PASSWORD)).student.email).toBe(email)
    fixture.clock.advance(900)
    expect((await logIn(fixture, email, PASSWORD, attacker)).student.email).toBe(email)
  })

  test('counts failures that come at once', async () => {
    const fixture = start()
    const email = newEmail()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => logIn(fixture, email, 'a wrong guess')))
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code)
    expect(codes.filter((code) => code === 'bad_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(10)
  })

  test('does not count successes', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    for (let count = 0; count < 12; count += 1) await logIn(fixture, email, PASSWORD)
  })

  test('opens a session of its own for each of several logins at once', async () => {
    const fixture = start()
    const { email } = await signInNewStudent(fixture)
    const logins = await Promise.all(Array.from({ length: 8 }, () => logIn(fixture, email, PASSWORD)))
    expect(new Set(logins.map(({ cookie }) => cookie)).size).toBe(8)
  })
})
