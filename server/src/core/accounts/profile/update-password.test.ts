import { ACCOUNT_TEXTS, FRESH_LOGIN_SECONDS } from '@lectern/domain/accounts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountFixture, HERE, PASSWORD, signInNewStudent } from '../../../../test/account-fixture.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { inEnglish, speaker } from '../../../speaker.ts'
import { logInWithPassword } from '../login/log-in-with-password.ts'
import { createAuthenticator } from '../sessions/authenticate.ts'
import { endSession } from '../sessions/end-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { refreshTokens } from '../sessions/refresh-tokens.ts'
import type { SignedIn } from '../signed-in.ts'
import { students } from '../tables.ts'
import { updatePassword } from './update-password.ts'

const NEW = 'a better horse'
const typed = (password: string, confirmation = password) => ({ password, confirmation })

describeOnBothDatabases('Updating a password', (database) => {
  async function start() {
    const fixture = accountFixture(database())
    const { services } = fixture
    const opened = await signInNewStudent(fixture)
    const authenticator = createAuthenticator(services)
    const known = (bearerToken: string) => authenticator.authenticate({ bearerToken, sessionCookie: null })
    const signedIn = (await known(opened.accessToken)) as SignedIn
    const logIn = (password: string) => logInWithPassword(services, { ...HERE, email: opened.email, password })
    const update = (fields: ReturnType<typeof typed>, as = signedIn) =>
      updatePassword(services, as, { ...fields, language: 'en' })
    const passwordHash = async () => {
      const [row] = await database().queries.select().from(students).where(eq(students.id, opened.student.id))
      return row?.passwordHash
    }
    return { fixture, services, ...opened, signedIn, known, logIn, update, passwordHash }
  }

  test('lets the student in with the new one only, and tells them by mail', async () => {
    const { fixture, email, update, logIn } = await start()
    await update(typed(NEW))
    expect((await logIn(NEW)).student.email).toBe(email)
    await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'bad_credentials' })
    await fixture.deliver()
    expect(fixture.sent.at(-1)).toMatchObject({ to: email, subject: 'Your Lectern password was changed' })
  })

  test('ends every other session, and keeps this one', async () => {
    const { services, accessToken, signedIn, logIn, update, known } = await start()
    const elsewhere = await logIn(PASSWORD)
    await update(typed(NEW))
    expect(await known(elsewhere.accessToken)).toBe('unauthenticated')
    await expect(refreshTokens(services, elsewhere.refreshToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await known(accessToken)).toMatchObject({ sessionId: signedIn.sessionId })
    expect(await listSessions(services, signedIn, speaker.in('en'))).toMatchObject([
      { id: signedIn.sessionId, is_current: true },
    ])
  })

  test.each([
    ['', '', inEnglish(ACCOUNT_TEXTS.passwordFieldsRequired)],
    [NEW, '', inEnglish(ACCOUNT_TEXTS.passwordFieldsRequired)],
    ['        ', '        ', inEnglish(ACCOUNT_TEXTS.passwordFieldsRequired)],
    ['seven77', 'seven77', inEnglish(ACCOUNT_TEXTS.passwordTooShort)],
    ['x'.repeat(21), 'x'.repeat(21), inEnglish(ACCOUNT_TEXTS.passwordTooLong)],
    [NEW, `${NEW}!`, inEnglish(ACCOUNT_TEXTS.passwordsDiffer)],
    ['iLoveYou', 'iLoveYou', inEnglish(ACCOUNT_TEXTS.passwordTooCommon)],
    ['ｐａｓｓｗｏｒｄ', 'ｐａｓｓｗｏｒｄ', inEnglish(ACCOUNT_TEXTS.passwordTooCommon)],
  ])('refuses %j with %j, and changes nothing', async (password, confirmation, text) => {
    const { update, passwordHash } = await start()
    const before = await passwordHash()
    await expect(update(typed(password, confirmation))).rejects.toMatchObject({ code: 'invalid', message: text })
    expect(await passwordHash()).toBe(before)
  })

  test('needs a login of the last ten minutes, however fresh the tokens are', async () => {
    const { fixture, services, refreshToken, update, known, logIn } = await start()
    fixture.clock.advance(FRESH_LOGIN_SECONDS)
    await update(typed(NEW))
    fixture.clock.advance(1)
    const refreshed = await refreshTokens(services, refreshToken)
    const signedIn = (await known(refreshed.accessToken)) as SignedIn
    const stale = { status: 401, code: 'reauth_required', message: inEnglish(ACCOUNT_TEXTS.reauthRequired) }
    await expect(update(typed('third horse'), signedIn)).rejects.toMatchObject(stale)
    const again = (await known((await logIn(NEW)).accessToken)) as SignedIn
    await update(typed('third horse'), again)
  })

  test('does nothing for a session that ended meanwhile', async () => {
    const { services, student, signedIn, update, passwordHash } = await start()
    const before = await passwordHash()
    await endSession(services, student, signedIn.sessionId)
    await expect(update(typed(NEW))).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await passwordHash()).toBe(before)
  })

  test('leaves no session behind that began with the old password at the same time', async () => {
    const { services, signedIn, logIn, update } = await start()
    const logins = Array.from({ length: 6 }, () => logIn(PASSWORD).catch((error: unknown) => error))
    const [, ...outcomes] = await Promise.all([update(typed(NEW)), ...logins])
    expect(await listSessions(services, signedIn, speaker.in('en'))).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'bad_credentials' })
  })

  test('of two sessions that change it at once, leaves the one that came last', async () => {
    const { services, signedIn, known, logIn, update } = await start()
    const other = (await known((await logIn(PASSWORD)).accessToken)) as SignedIn
    const outcomes = await Promise.allSettled([update(typed(NEW)), update(typed('third horse'), other)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listSessions(services, signedIn, speaker.in('en'))).toHaveLength(1)
  })
})
