import { eq, sql } from 'drizzle-orm'
import { createSigner } from 'fast-jwt'
import { expect, test, vi } from 'vitest'
import { accountFixture, signInNewStudent } from '../../../../test/account-fixture.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { updateProfile } from '../profile/update-profile.ts'
import { sweepExpired } from '../sweep-expired.ts'
import { loginCodes, sessions, students } from '../tables.ts'
import { createAuthenticator } from './authenticate.ts'

const DAY = 24 * 3600

describeOnBothDatabases('Authenticating', (database) => {
  async function start() {
    const fixture = accountFixture(database())
    const opened = await signInNewStudent(fixture)
    const authenticator = createAuthenticator(fixture.services)
    const byBearer = (bearerToken: string, sessionCookie: string | null = null) =>
      authenticator.authenticate({ bearerToken, sessionCookie })
    const byCookie = (sessionCookie: string) => authenticator.authenticate({ bearerToken: null, sessionCookie })
    const sessionId = fixture.services.tokens.readCookie(opened.cookie) ?? ''
    return { fixture, ...opened, sessionId, authenticator, byBearer, byCookie }
  }

  test('knows the student by bearer token and by cookie', async () => {
    const { fixture, accessToken, cookie, student, sessionId, byBearer, byCookie } = await start()
    const expected = { student, sessionId, authenticatedAt: fixture.clock.now() }
    expect(await byBearer(accessToken)).toEqual(expected)
    expect(await byCookie(cookie)).toEqual(expected)
    expect(student.joinedAt).toEqual(fixture.clock.now())
  })

  test('knows nobody without credentials', async () => {
    const { authenticator } = await start()
    expect(await authenticator.authenticate({ bearerToken: null, sessionCookie: null })).toBe('unauthenticated')
  })

  test('lets a bearer token decide when there is one', async () => {
    const { cookie, byBearer } = await start()
    expect(await byBearer('malformed', cookie)).toBe('unauthenticated')
  })

  test('tells an expired access token from one that is none', async () => {
    const { fixture, accessToken, cookie, authenticator, byBearer, byCookie } = await start()
    fixture.clock.advance(15 * 60 - 1)
    expect(typeof (await byBearer(accessToken))).toBe('object')
    expect(authenticator.isSignedByUs(accessToken)).toBe(true)
    fixture.clock.advance(1)
    expect(await byBearer(accessToken, cookie)).toBe('token_expired')
    expect(authenticator.isSignedByUs(accessToken)).toBe(false)
    expect(typeof (await byCookie(cookie))).toBe('object')
  })

  test('takes only tokens that we signed for this purpose', async () => {
    const { fixture, accessToken, cookie, refreshToken, sessionId, authenticator, byBearer, byCookie } = await start()
    // What is known of a good one is of no use to any other.
    expect(typeof (await byBearer(accessToken))).toBe('object')
    const [header, payload, signature] = accessToken.split('.')
    const iat = Math.floor(fixture.clock.now().getTime() / 1000)
    const claims = { sub: '1', sid: sessionId, iat, exp: iat + 60 }
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const bearers = [
      'malformed',
      cookie,
      refreshToken,
      unsigned,
      `${header}.${payload}.`,
      `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
      createSigner({ key: 'another key, as long as it has to be' })(claims),
      createSigner({ key: fixture.services.secrets.accessTokens, algorithm: 'HS512' })(claims),
      createSigner({ key: fixture.services.secrets.accessTokens, algorithm: 'HS256' })({ ...claims, sid: 'x' }),
    ]
    for (const bearer of bearers) {
      expect(await byBearer(bearer), bearer).toBe('unauthenticated')
      expect(authenticator.isSignedByUs(bearer), bearer).toBe(false)
    }
    for (const value of [accessToken, refreshToken, `${cookie}x`, sessionId, ''])
      expect(await byCookie(value), value).toBe('unauthenticated')
  })

  test('refuses a session that has ended, or whose student is gone, at once', async () => {
    const first = await start()
    expect(typeof (await first.byBearer(first.accessToken))).toBe('object')
    const set = { endedAt: first.fixture.clock.now() }
    await database().transaction((tx) => tx.update(sessions).set(set).where(eq(sessions.id, first.sessionId)))
    expect(await first.byBearer(first.accessToken)).toBe('unauthenticated')
    const second = await start()
    await database().transaction((tx) => tx.delete(students).where(eq(students.id, second.student.id)))
    expect(await second.byCookie(second.cookie)).toBe('unauthenticated')
  })

  test('refuses a cookie after 30 days', async () => {
    const { fixture, cookie, byCookie } = await start()
    fixture.clock.advance(30 * DAY - 1)
    expect(typeof (await byCookie(cookie))).toBe('object')
    fixture.clock.advance(1)
    expect(await byCookie(cookie)).toBe('unauthenticated')
  })

  test('counts what is held as not to be spent', async () => {
    const { student, accessToken, byBearer } = await start()
    await database().transaction((tx) =>
      tx.execute(sql`update balances set held_credits = 7 where student_id = ${student.id}`),
    )
    expect(await byBearer(accessToken)).toMatchObject({ student: { credits: 13 } })
  })

  test('asks the database once, and notes when a session was seen at most every five minutes', async () => {
    const { fixture, accessToken, sessionId, byBearer } = await start()
    const lastSeen = async () => {
      const [row] = await database().queries.select().from(sessions).where(eq(sessions.id, sessionId))
      return row?.lastSeenAt
    }
    const openedAt = fixture.clock.now()
    const transaction = vi.spyOn(fixture.services.database, 'transaction')
    fixture.clock.advance(300)
    await byBearer(accessToken)
    expect(transaction).not.toHaveBeenCalled()
    expect(await lastSeen()).toEqual(openedAt)
    fixture.clock.advance(1)
    await Promise.all([byBearer(accessToken), byBearer(accessToken)])
    await Promise.all(transaction.mock.results.map(({ value }) => value))
    expect(await lastSeen()).toEqual(fixture.clock.now())
  })

  test('does not fail with the note of when a session was seen', async () => {
    const { fixture, accessToken, byBearer } = await start()
    fixture.clock.advance(301)
    vi.spyOn(fixture.services.database, 'transaction').mockRejectedValue(new Error('the disk is full'))
    expect(typeof (await byBearer(accessToken))).toBe('object')
  })

  test('sweeps out what has expired and nothing else', async () => {
    const { fixture, sessionId } = await start()
    fixture.clock.advance(DAY)
    const { sessionId: younger } = await start()
    const now = fixture.clock.now()
    const code = { codeHash: 'x', triesLeft: 5 }
    await database().transaction((tx) =>
      tx.insert(loginCodes).values([
        { ...code, emailHash: `past ${sessionId}`, expiresAt: now },
        { ...code, emailHash: `open ${sessionId}`, expiresAt: new Date(now.getTime() + 30 * DAY * 1000) },
      ]),
    )
    fixture.clock.advance(29 * DAY)
    await database().transaction((tx) =>
      tx
        .update(sessions)
        .set({ expiresAt: new Date(now.getTime() + 60 * DAY * 1000) })
        .where(eq(sessions.id, younger)),
    )
    await sweepExpired(fixture.services)
    const ids = (await database().queries.select().from(sessions)).map(({ id }) => id)
    expect(ids).not.toContain(sessionId)
    expect(ids).toContain(younger)
    const codes = (await database().queries.select().from(loginCodes)).map(({ emailHash }) => emailHash)
    expect(codes).not.toContain(`past ${sessionId}`)
    expect(codes).toContain(`open ${sessionId}`)
  })

  test('gives the profile as it was last saved', async () => {
    const { fixture, student, accessToken, byBearer } = await start()
    const fields = { firstName: ' Mei\u0007 Ling ', lastName: ' Chan', studyGoal: ' Pass the exam \n' }
    const saved = await updateProfile(fixture.services, student, fields)
    expect(saved).toEqual({ ...student, firstName: 'Mei Ling', lastName: 'Chan', studyGoal: 'Pass the exam' })
    expect(await byBearer(accessToken)).toMatchObject({ student: saved })
    const unnamed = updateProfile(fixture.services, student, { ...fields, lastName: ' ' })
    await expect(unnamed).rejects.toMatchObject({ code: 'invalid', message: 'First and last name are required' })
  })
})
