import { usersEndpoints } from '@lectern/contract/accounts/users'
import { ApiError } from '@lectern/contract/api-error'
import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { expect, test, vi } from 'vitest'
import { newEmail, PASSWORD, registrationOf } from '../../../test/account-fixture.ts'
import { testApp } from '../../../test/test-app.ts'
import { type TestBrowser, testBrowser } from '../../../test/test-browser.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { inEnglish } from '../../speaker.ts'

describeOnDatabase('server', 'The addresses of accounts', (database) => {
  const app = testApp(database)
  const browse = (headers?: Record<string, string>) => testBrowser(() => app.base, headers)
  const users = (browser: TestBrowser) => browser.client(usersEndpoints)
  const mailTo = (email: string, subject: string) =>
    vi.waitFor(() => {
      const mail = app.mails.findLast((kept) => kept.to === email && kept.subject === subject)
      if (!mail) throw new Error(`No mail '${subject}' to ${email}`)
      return mail
    })
  async function receiveCode(browser: TestBrowser, email: string): Promise<string> {
    expect(await users(browser).requestOtp({ body: { email } })).toEqual({ message: inEnglish(ACCOUNT_TEXTS.codeSent) })
    const { text } = await mailTo(email, 'Your Lectern login code')
    return /^\d{6}$/m.exec(text)?.[0] ?? ''
  }
  async function signIn(browser: TestBrowser) {
    const email = newEmail()
    await users(browser).register({ body: registrationOf(email) })
    const code = await receiveCode(browser, email)
    const loggedIn = await users(browser).login({ body: { email, otp_code: code } })
    return { email, ...loggedIn, bearer: browse({ authorization: `Bearer ${loggedIn.access_token}` }) }
  }
  const failure = (promise: Promise<unknown>): Promise<ApiError> =>
    promise.then(
      () => {
        throw new Error('It did not fail')
      },
      (error) => {
        if (error instanceof ApiError) return error
        throw error
      },
    )

  test('lead from registration through a mailed code into the profile, and out again', async () => {
    const browser = browse()
    const email = newEmail()
    expect(await users(browser).register({ body: registrationOf(email) })).toEqual({
      message: inEnglish(ACCOUNT_TEXTS.registered),
    })
    await mailTo(email, 'Welcome to Lectern')
    expect(await users(browser).checkAuth()).toEqual({ authenticated: false })

    const code = await receiveCode(browser, email)
    const loggedIn = await users(browser).login({ body: { email, otp_code: code } })
    expect(loggedIn.user).toMatchObject({ email, first_name: 'Mei', last_name: 'Chan', study_goal: '', credits: 20 })
    expect(loggedIn.password_discarded).toBeUndefined()
    expect(await users(browser).profile()).toEqual(loggedIn.user)
    for (const check of ['testSession', 'checkAuth', 'simpleAuthTest'] as const)
      expect(await users(browser)[check]()).toEqual({ authenticated: true })

    expect(await users(browser).logout({ body: {} })).toEqual({ success: true })
    expect(browser.cookies.has('lectern_session')).toBe(false)
    expect(browser.cookies.has('csrftoken')).toBe(false)
    expect(await failure(users(browser).profile())).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect((await users(browser).passwordLogin({ body: { email, password: PASSWORD } })).user.email).toBe(email)
  })

  test('answer a new and a known address the same', async () => {
    const browser = browse()
    const { email } = await signIn(browser)
    const stranger = browse()
    const known = await users(stranger).register({ body: registrationOf(email) })
    const fresh = await users(stranger).register({ body: registrationOf(newEmail()) })
    expect(known).toEqual(fresh)
    await mailTo(email, 'You already have a Lectern account')
    expect(stranger.cookies.has('lectern_session')).toBe(false)
  })

  test('tell a student who registered elsewhere that their password was discarded', async () => {
    const email = newEmail()
    await users(browse()).register({ body: registrationOf(email) })
    const phone = browse()
    const code = await receiveCode(phone, email)
    expect(await users(phone).login({ body: { email, otp_code: code } })).toMatchObject({ password_discarded: true })
  })

  test('give a session cookie that scripts and other sites do not get', async () => {
    const browser = browse()
    await signIn(browser)
    const session = browser.setCookies.find((line) => line.startsWith('lectern_session='))
    expect(session).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const csrf = browser.setCookies.find((line) => line.startsWith('csrftoken='))
    expect(csrf).not.toMatch(/HttpOnly/)
  })

  test('do not take over a session id that was planted', async () => {
    const browser = browse()
    browser.cookies.set('lectern_session', 'planted')
    await signIn(browser)
    expect(browser.cookies.get('lectern_session')).not.toContain('planted')
    expect(await users(browser).checkAuth()).toEqual({ authenticated: true })
  })

  test('bind the CSRF token to the session: the one from before login is refused', async () => {
    const browser = browse()
    await users(browser).csrf()
    const before = browser.cookies.get('csrftoken') ?? ''
    await signIn(browser)
    expect(browser.cookies.get('csrftoken')).not.toBe(before)
    const body = { first_name: 'Mei', last_name: 'Chan' }
    expect(await users(browser).updateProfile({ body })).toMatchObject({ first_name: 'Mei' })
    browser.cookies.set('csrftoken', before)
    expect(await failure(users(browser).updateProfile({ body }))).toMatchObject({ status: 403, code: 'csrf_failed' })
    const { csrfToken } = await users(browser).csrf()
    expect(browser.cookies.get('csrftoken')).toBe(csrfToken)
    expect(await users(browser).updateProfile({ body })).toMatchObject({ first_name: 'Mei' })
  })

  test('need a CSRF token for registration and login too', async () => {
    const bare = browse({ 'x-csrftoken': 'none' })
    const email = newEmail()
    const refusals = [
      users(bare).register({ body: registrationOf(email) }),
      users(bare).requestOtp({ body: { email } }),
      users(bare).login({ body: { email, otp_code: '123456' } }),
      users(bare).passwordLogin({ body: { email, password: PASSWORD } }),
      users(bare).refreshToken({ body: { refresh_token: 'x' } }),
      users(bare).logout({ body: {} }),
    ].map(failure)
    for (const refusal of await Promise.all(refusals))
      expect(refusal).toMatchObject({ status: 403, code: 'csrf_failed' })
  })

  test('refresh tokens, and keep the cookie alive with them', async () => {
    const browser = browse()
    const { refresh_token } = await signIn(browser)
    const cookie = browser.cookies.get('lectern_session')
    const next = await users(browser).refreshToken({ body: { refresh_token } })
    expect(browser.setCookies.some((line) => line.startsWith(`lectern_session=${cookie}; Max-Age=2592000`))).toBe(true)
    const bearer = browse({ authorization: `Bearer ${next.access_token}` })
    expect(await users(bearer).checkAuth()).toEqual({ authenticated: true })
    const stranger = browse()
    await users(stranger).refreshToken({ body: { refresh_token: next.refresh_token } })
    expect(stranger.cookies.has('lectern_session')).toBe(false)
    expect(await failure(users(browser).refreshToken({ body: { refresh_token: 'x' } }))).toMatchObject({ status: 401 })
  })

  test('end a session by its refresh token alone, and answer a logout that ends nothing the same', async () => {
    const { refresh_token, bearer } = await signIn(browse())
    const elsewhere = browse()
    expect(await users(elsewhere).logout({ body: { refresh_token } })).toEqual({ success: true })
    expect(await failure(users(bearer).profile())).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await users(elsewhere).logout({ body: { refresh_token } })).toEqual({ success: true })
    expect(await users(elsewhere).logout({ body: { refresh_token: 'nonsense' } })).toEqual({ success: true })
  })

  test('end a session by its bearer token', async () => {
    const { bearer } = await signIn(browse())
    expect(await users(bearer).logout({ body: {} })).toEqual({ success: true })
    expect(await failure(users(bearer).profile())).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('tell an expired token from a missing one', async () => {
    const { bearer } = await signIn(browse())
    app.clock.advance(15 * 60)
    expect(await failure(users(bearer).profile())).toMatchObject({ status: 401, code: 'token_expired' })
    expect(await users(bearer).checkAuth()).toEqual({ authenticated: false })
    expect(await failure(users(browse()).profile())).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('change the three named fields of the profile and nothing else', async () => {
    const browser = browse()
    const { user } = await signIn(browser)
    const body = { first_name: ' Ada ', last_name: 'Lovelace', study_goal: 'Pass', credits: 1000, email: 'x@y.test' }
    const changed = { ...user, first_name: 'Ada', last_name: 'Lovelace', study_goal: 'Pass' }
    expect(await users(browser).updateProfile({ body })).toEqual(changed)
    expect(await users(browser).profile()).toEqual(changed)
    const nameless = failure(users(browser).updateProfile({ body: { first_name: ' ', last_name: 'Chan' } }))
    expect(await nameless).toMatchObject({ status: 400, message: inEnglish(ACCOUNT_TEXTS.nameRequired) })
    const signedOut = failure(users(browse()).updateProfile({ body }))
    expect(await signedOut).toMatchObject({ status: 401 })
  })

  test('answer a second code within the minute with 429 and the seconds to wait', async () => {
    const browser = browse()
    const email = newEmail()
    await users(browser).requestOtp({ body: { email } })
    const refused = await failure(users(browser).requestOtp({ body: { email } }))
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited', retryAfterSeconds: 60 })
  })

  test.each([
    ['register', { email: 'x' }],
    ['requestOtp', {}],
    ['login', { email: 'mei@school.test', otp_code: 123456 }],
    ['passwordLogin', { email: 'mei@school.test', password: 'x'.repeat(201) }],
    ['refreshToken', {}],
  ] as const)('refuse a %s that is not what it should be', async (name, body) => {
    const call = users(browse())[name] as (input: object) => Promise<unknown>
    expect(await failure(call({ body }))).toMatchObject({ status: 400, code: 'invalid' })
  })
})
