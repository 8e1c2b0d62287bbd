import { expect, test } from 'vitest'
import {
  type AccountFixture,
  accountFixture,
  HERE,
  PASSWORD,
  signInNewStudent,
} from '../../../../test/account-fixture.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { deriveSecrets } from '../../../settings/secrets.ts'
import { logInWithPassword } from '../login/log-in-with-password.ts'
import { createAuthenticator } from './authenticate.ts'
import { logOut } from './log-out.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { createSessionTokens } from './session-tokens.ts'

const DAY = 24 * 3600
const ENDED = { code: 'unauthenticated', status: 401 }

describeOnDatabase('server', 'Refreshing tokens', (database) => {
  async function start() {
    const fixture = accountFixture(database())
    const opened = await signInNewStudent(fixture)
    const refresh = (token: string) => refreshTokens(fixture.services, token)
    const isSignedIn = async (bearerToken: string) =>
      typeof (await createAuthenticator(fixture.services).authenticate({ bearerToken, sessionCookie: null })) !==
      'string'
    return { fixture, ...opened, refresh, isSignedIn }
  }

  test('gives new tokens for the same session', async () => {
    const { fixture, accessToken, refreshToken, refresh, isSignedIn } = await start()
    fixture.clock.advance(60)
    const next = await refresh(refreshToken)
    expect(next.refreshToken).not.toBe(refreshToken)
    expect(next.accessToken).not.toBe(accessToken)
    expect(await isSignedIn(next.accessToken)).toBe(true)
  })

  test('gives the immediate parent its 30 s, and does not end the family', async () => {
    const { fixture, refreshToken, refresh, isSignedIn } = await start()
    const first = await refresh(refreshToken)
    fixture.clock.advance(29)
    const again = await refresh(refreshToken)
    expect(again.refreshToken).not.toBe(refreshToken)
    fixture.clock.advance(3600)
    const later = await refresh(again.refreshToken)
    expect(await isSignedIn(later.accessToken)).toBe(true)
    expect(first.sessionId).toBe(later.sessionId)
  })

  test('takes a parent as copied once its grace is over, and ends the whole family', async () => {
    const { fixture, cookie, refreshToken, refresh, isSignedIn } = await start()
    const next = await refresh(refreshToken)
    fixture.clock.advance(30)
    expect(await isSignedIn(next.accessToken)).toBe(true)
    await expect(refresh(refreshToken)).rejects.toMatchObject(ENDED)
    expect(await isSignedIn(next.accessToken)).toBe(false)
    await expect(refresh(next.refreshToken)).rejects.toMatchObject(ENDED)
    const authenticator = createAuthenticator(fixture.services)
    expect(await authenticator.authenticate({ bearerToken: null, sessionCookie: cookie })).toBe('unauthenticated')
  })

  test('takes a grandparent as copied even within 30 s', async () => {
    const { refreshToken, refresh, isSignedIn } = await start()
    const second = await refresh(refreshToken)
    const third = await refresh(second.refreshToken)
    await expect(refresh(refreshToken)).rejects.toMatchObject(ENDED)
    expect(await isSignedIn(third.accessToken)).toBe(false)
  })

  test('does not prolong the grace by using it', async () => {
    const { fixture, refreshToken, refresh } = await start()
    await refresh(refreshToken)
    fixture.clock.advance(20)
    await refresh(refreshToken)
    fixture.clock.advance(20)
    await expect(refresh(refreshToken)).rejects.toMatchObject(ENDED)
  })

  test('leaves other sessions of the student alone', async () => {
    const { fixture, email, refreshToken, refresh, isSignedIn } = await start()
    const other = await logInWithPassword(fixture.services, { ...HERE, email, password: PASSWORD })
    await refresh(refreshToken)
    fixture.clock.advance(30)
    await expect(refresh(refreshToken)).rejects.toMatchObject(ENDED)
    expect(await isSignedIn(other.accessToken)).toBe(true)
  })

  test('by twenty tabs at once gives each of them tokens that work', async () => {
    const { refreshToken, refresh, isSignedIn } = await start()
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    for (const { accessToken } of all) expect(await isSignedIn(accessToken)).toBe(true)
    const next = await refresh(all[19]?.refreshToken ?? '')
    expect(await isSignedIn(next.accessToken)).toBe(true)
  })

  test('keeps a session for 30 days after its last refresh', async () => {
    const { fixture, refreshToken, refresh } = await start()
    fixture.clock.advance(29 * DAY)
    const next = await refresh(refreshToken)
    fixture.clock.advance(29 * DAY)
    const last = await refresh(next.refreshToken)
    fixture.clock.advance(30 * DAY)
    await expect(refresh(last.refreshToken)).rejects.toMatchObject(ENDED)
  })

  test('refuses what we did not sign, and ends nothing by it', async () => {
    const { fixture, accessToken, cookie, refreshToken, refresh, isSignedIn } = await start()
    const [sessionId, , signature] = refreshToken.split('.')
    const foreign = createSessionTokens(deriveSecrets('another key, as long as the first one'), fixture.clock)
    const forged = [
      '',
      'nonsense',
      cookie,
      accessToken,
      `${sessionId}.1.${signature}`,
      `${refreshToken}.`,
      foreign.signRefresh({ sessionId: sessionId ?? '', generation: 0 }),
    ]
    for (const token of forged) await expect(refresh(token)).rejects.toMatchObject(ENDED)
    expect(await isSignedIn(accessToken)).toBe(true)
  })
})

describeOnDatabase('server', 'Logging out', (database) => {
  async function start() {
    const fixture = accountFixture(database())
    const opened = await signInNewStudent(fixture)
    return { fixture, ...opened }
  }
  const authenticate = ({ services }: AccountFixture, bearerToken: string) =>
    createAuthenticator(services).authenticate({ bearerToken, sessionCookie: null })
  const nothing = { refreshToken: null, sessionCookie: null, sessionId: null }

  test('by refresh token ends the session at once', async () => {
    const { fixture, accessToken, refreshToken } = await start()
    await logOut(fixture.services, { ...nothing, refreshToken })
    expect(await authenticate(fixture, accessToken)).toBe('unauthenticated')
    await expect(refreshTokens(fixture.services, refreshToken)).rejects.toMatchObject(ENDED)
  })

  test('by cookie ends the session at once', async () => {
    const { fixture, accessToken, cookie } = await start()
    await logOut(fixture.services, { ...nothing, sessionCookie: cookie })
    expect(await authenticate(fixture, accessToken)).toBe('unauthenticated')
  })

  test('again, or by nothing that names a session, is no failure and ends nothing', async () => {
    const { fixture, accessToken, cookie } = await start()
    const { fixture: other, accessToken: otherToken } = await start()
    await logOut(fixture.services, nothing)
    await logOut(fixture.services, { refreshToken: 'nonsense', sessionCookie: `${cookie}x`, sessionId: null })
    expect(await authenticate(fixture, accessToken)).not.toBe('unauthenticated')
    for (let count = 0; count < 2; count += 1) await logOut(fixture.services, { ...nothing, sessionCookie: cookie })
    expect(await authenticate(fixture, accessToken)).toBe('unauthenticated')
    expect(await authenticate(other, otherToken)).not.toBe('unauthenticated')
  })
})
