import { ApiError } from '@lectern/contract/api-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendApiSignal } from '../../lib/api/api-signals.ts'
import { clearTokens, readTokens, SIGNED_OUT_KEY, storeTokens } from '../../lib/api/tokens.ts'
import type { AccountApi } from './account-api.ts'
import { AccountSession } from './account-session.ts'

const USER = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  language: null,
  credits: 18,
  date_joined: '2026-01-02T03:04:05Z',
}
const TOKENS = { access_token: 'a1', refresh_token: 'r1' }
const unauthenticated = () => new ApiError(401, 'unauthenticated', 'Please log in.')
const offline = () => ApiError.network(new TypeError('offline'))

let api: { [Name in keyof AccountApi]: ReturnType<typeof vi.fn> }
let session: AccountSession
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  api = {
    profile: vi.fn().mockResolvedValue(USER),
    csrf: vi.fn().mockResolvedValue({ csrfToken: 't' }),
    checkAuth: vi.fn().mockResolvedValue({ authenticated: false }),
    login: vi.fn().mockResolvedValue({ ...TOKENS, user: USER }),
    passwordLogin: vi.fn().mockResolvedValue({ ...TOKENS, user: USER }),
    logout: vi.fn().mockResolvedValue({ success: true }),
  } as unknown as typeof api
  session = new AccountSession(api as unknown as AccountApi)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Starts and lets the first check come to its end. */
async function start() {
  stop = session.start()
  await vi.advanceTimersByTimeAsync(0)
  return session.getState()
}

test('with tokens the profile decides', async () => {
  storeTokens(TOKENS)
  expect(session.getState().isLoading).toBe(true)
  expect(await start()).toMatchObject({ user: USER, isAuthenticated: true, isLoading: false })
  expect(api.csrf).not.toHaveBeenCalled()
})

test('tokens that no refresh could save fall back to the session cookie', async () => {
  storeTokens(TOKENS)
  api.profile.mockRejectedValueOnce(unauthenticated())
  api.checkAuth.mockResolvedValue({ authenticated: true })
  expect(await start()).toMatchObject({ user: USER, isAuthenticated: true })
  expect(readTokens()).toBeNull()
  expect(api.csrf).toHaveBeenCalledOnce()
})

test('without tokens the visitor is signed out at once and the session route is tried silently', async () => {
  api.checkAuth.mockReturnValue(new Promise(() => {}))
  stop = session.start()
  expect(session.getState()).toMatchObject({ user: null, isLoading: false, isSettled: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(api.checkAuth).toHaveBeenCalledOnce()
})

test('a signed-out visitor is not polled', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(api.checkAuth).toHaveBeenCalledOnce()
})

test('a student is checked again every five minutes', async () => {
  storeTokens(TOKENS)
  await start()
  await vi.advanceTimersByTimeAsync(299_999)
  expect(api.profile).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(api.profile).toHaveBeenCalledTimes(2)
})

test('a network failure keeps who is here and is tried again after 30 seconds', async () => {
  storeTokens(TOKENS)
  await start()
  api.profile.mockRejectedValueOnce(offline())
  await vi.advanceTimersByTimeAsync(300_000)
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(api.profile).toHaveBeenCalledTimes(3)
})

test('a first check without network says so, keeps the tokens and recovers', async () => {
  storeTokens(TOKENS)
  api.profile.mockRejectedValueOnce(offline())
  expect(await start()).toMatchObject({ user: null, error: 'Network error' })
  expect(readTokens()).toEqual(TOKENS)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true, error: null })
})

test('a session that ends on an open screen keeps the user and asks to sign in', async () => {
  storeTokens(TOKENS)
  await start()
  api.profile.mockRejectedValue(unauthenticated())
  sendApiSignal('sessionEnded', undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: false, isExpired: true })

  await session.signInWithCode('mei@example.hk', '123456')
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true, isExpired: false })
})

test('a login keeps tokens and user, and says when the password was discarded', async () => {
  await start()
  api.login.mockResolvedValue({ ...TOKENS, user: USER, password_discarded: true })
  expect(await session.signInWithCode('mei@example.hk', '123456')).toEqual({ error: null, isPasswordDiscarded: true })
  expect(readTokens()).toEqual(TOKENS)
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true })
})

test.each([
  [
    'the words of the server',
    new ApiError(401, 'bad_credentials', 'Wrong code.', { data: { error: 'Wrong code.' } }),
    'Wrong code.',
  ],
  ['Login failed', new ApiError(502, 'unreadable_answer', 'API request failed'), 'Login failed'],
  ['Network error', offline(), 'Network error'],
])('a refused login says: %s', async (_, failure, text) => {
  await start()
  api.passwordLogin.mockRejectedValue(failure)
  expect(await session.signInWithPassword('mei@example.hk', 'x')).toMatchObject({ error: text })
  expect(session.getState()).toMatchObject({ user: null, error: text, isLoading: false })
})

test('a login without a user is refused', async () => {
  await start()
  api.login.mockResolvedValue(TOKENS)
  const { error } = await session.signInWithCode('mei@example.hk', '123456')
  expect(error).toBe('Login failed - no user data received')
  expect(readTokens()).toBeNull()
})

test('a login renewed over a running session takes its tokens; refused, everything stays as it is', async () => {
  storeTokens(TOKENS)
  await start()
  api.login.mockRejectedValueOnce(
    new ApiError(401, 'bad_credentials', 'Wrong code.', { data: { error: 'Wrong code.' } }),
  )
  expect(await session.renewLogin('mei@example.hk', '000000')).toMatchObject({ error: 'Wrong code.' })
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true, error: null })
  expect(readTokens()).toEqual(TOKENS)

  const fresh = { access_token: 'a2', refresh_token: 'r2' }
  api.login.mockResolvedValue({ ...fresh, user: USER })
  expect(await session.renewLogin('mei@example.hk', '123456')).toMatchObject({ error: null })
  expect(readTokens()).toEqual(fresh)
})

test('a check that began before a login does not undo it', async () => {
  let answerCheck = (_: { authenticated: boolean }) => {}
  api.checkAuth.mockReturnValue(
    new Promise((resolve) => {
      answerCheck = resolve
    }),
  )
  await start()
  await session.signInWithCode('mei@example.hk', '123456')
  answerCheck({ authenticated: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(session.getState().isAuthenticated).toBe(true)
})

test('logout clears the tokens whatever the server says; a failed one leaves a mark that closes the session route', async () => {
  storeTokens(TOKENS)
  await start()
  api.logout.mockRejectedValue(offline())
  await session.logout()
  expect(api.logout.mock.calls[0]?.[0]).toEqual({ body: { refresh_token: 'r1' } })
  expect(session.getState()).toMatchObject({ user: null, isAuthenticated: false })
  expect(readTokens()).toBeNull()
  expect(localStorage.getItem(SIGNED_OUT_KEY)).not.toBeNull()

  api.checkAuth.mockResolvedValue({ authenticated: true })
  await session.check()
  expect(session.getState().user).toBeNull()
  expect(api.checkAuth).not.toHaveBeenCalled()
})

test('a logout that reached the server leaves no mark, and a login removes an old one', async () => {
  storeTokens(TOKENS)
  await start()
  await session.logout()
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull()
  localStorage.setItem(SIGNED_OUT_KEY, '1')
  await session.signInWithCode('mei@example.hk', '123456')
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull()
})

test('a burst of paid calls reads the balance once; a refund reads it at once', async () => {
  storeTokens(TOKENS)
  await start()
  api.profile.mockResolvedValue({ ...USER, credits: 15 })
  for (let call = 0; call < 5; call++) sendApiSignal('creditsChanged', undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(api.profile).toHaveBeenCalledTimes(2)
  expect(session.getState().user?.credits).toBe(15)

  api.profile.mockResolvedValue({ ...USER, credits: 18 })
  sendApiSignal('creditsRefunded', 3)
  await vi.advanceTimersByTimeAsync(0)
  expect(session.getState().user?.credits).toBe(18)
})

test('a logout in another tab leaves the screen and its student, signed out', async () => {
  storeTokens(TOKENS)
  await start()
  window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY, newValue: '1' }))
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: false, isExpired: true, isSignedOut: true })
})

test('a logout that failed is repeated, ever more slowly, until the server has ended the session', async () => {
  storeTokens(TOKENS)
  await start()
  api.logout.mockRejectedValue(offline())
  await session.logout()
  for (const pauseMs of [5000, 10_000, 20_000]) {
    const before = api.logout.mock.calls.length
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(api.logout).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(api.logout).toHaveBeenCalledTimes(before + 1)
  }
  api.logout.mockResolvedValue({ success: true })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull()
  const ended = api.logout.mock.calls.length
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(api.logout).toHaveBeenCalledTimes(ended)
})

test('the next visit repeats what the last one could not tell, and so does a network that comes back', async () => {
  localStorage.setItem(SIGNED_OUT_KEY, '1')
  api.logout.mockRejectedValueOnce(offline())
  await start()
  expect(api.logout).toHaveBeenCalledOnce()
  expect(session.getState().user).toBeNull()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(api.logout).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem(SIGNED_OUT_KEY)).toBeNull()
})

test('a login waits for a logout on its way, and then nothing is repeated', async () => {
  await start()
  let failLogout = () => {}
  api.logout.mockReturnValueOnce(
    new Promise((_, reject) => {
      failLogout = () => reject(offline())
    }),
  )
  const leaving = session.logout()
  const entering = session.signInWithCode('mei@example.hk', '123456')
  await vi.advanceTimersByTimeAsync(0)
  expect(api.login).not.toHaveBeenCalled()
  failLogout()
  await Promise.all([leaving, entering])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(api.logout).toHaveBeenCalledOnce()
  expect(session.getState().isAuthenticated).toBe(true)
})

test('a visitor who never signed out ends nothing', async () => {
  await start()
  expect(api.logout).not.toHaveBeenCalled()
})

test('a login in another tab signs in here as well', async () => {
  await start()
  storeTokens(TOKENS)
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: 'r1' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.getState()).toMatchObject({ user: USER, isAuthenticated: true })
})

test('without a network whoever was here last is here again, until they sign out', async () => {
  storeTokens(TOKENS)
  await start()
  stop()
  api.profile.mockRejectedValue(offline())
  session = new AccountSession(api as unknown as AccountApi)
  expect(await start()).toMatchObject({ user: USER, isAuthenticated: true, error: null })

  await session.logout()
  stop()
  storeTokens(TOKENS)
  session = new AccountSession(api as unknown as AccountApi)
  expect(await start()).toMatchObject({ user: null, isAuthenticated: false })
})

test('without tokens nobody is taken for who was here last', async () => {
  storeTokens(TOKENS)
  await start()
  stop()
  clearTokens()
  api.csrf.mockRejectedValue(offline())
  session = new AccountSession(api as unknown as AccountApi)
  expect(await start()).toMatchObject({ user: null, isAuthenticated: false })
})
