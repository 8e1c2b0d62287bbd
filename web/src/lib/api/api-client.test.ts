import { endpoints } from '@lectern/contract/endpoint'
import { listeningEndpoints } from '@lectern/contract/listening'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientFor } from './api-client.ts'
import { onApiSignal } from './api-signals.ts'
import { stubFetch } from './fake-calls-ground.ts'
import { readTokens, storeTokens } from './tokens.ts'

const api = clientFor(
  endpoints({
    read: { method: 'GET', path: '/api/read/', summary: '', access: 'student' },
    write: { method: 'POST', path: '/api/write/', summary: '', access: 'student' },
    pay: { method: 'POST', path: '/api/pay/', summary: '', access: 'student', isPaid: true },
  }),
)

interface Call {
  path: string
  bearer: string | null
  csrf: string | null
}
type Answer = Response | Promise<Response>

let calls: Call[]
let answer: (call: Call) => Answer
const stops: (() => void)[] = []

const json = (status: number, body: unknown) => Response.json(body, { status })
const expired = () => json(401, { error: 'Please log in again.', code: 'token_expired' })
const clearCookies = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands in for the server, which sets this cookie
  document.cookie = 'csrftoken=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
}

beforeEach(() => {
  calls = []
  localStorage.clear()
  clearCookies()
  stubFetch(async (path, init) => {
    const headers = new Headers(init?.headers)
    const call = { path, bearer: headers.get('authorization'), csrf: headers.get('x-csrftoken') }
    calls.push(call)
    return answer(call)
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const paths = () => calls.map((call) => call.path)

test('a reading call carries the bearer token and no CSRF token', async () => {
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = () => json(200, { ok: true })
  await api.read()
  expect(calls).toEqual([{ path: '/api/read/', bearer: 'Bearer a1', csrf: null }])
})

test('a writing call takes the CSRF token from the cookie', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands in for the server, which sets this cookie
  document.cookie = 'csrftoken=from%20cookie'
  answer = () => json(200, {})
  await api.write()
  expect(calls).toEqual([{ path: '/api/write/', bearer: null, csrf: 'from cookie' }])
})

test('without the cookie a writing call fetches a CSRF token first', async () => {
  answer = ({ path }) => json(200, path === '/api/users/csrf/' ? { csrfToken: 'fresh' } : {})
  await api.write()
  expect(calls.map(({ path, csrf }) => [path, csrf])).toEqual([
    ['/api/users/csrf/', null],
    ['/api/write/', 'fresh'],
  ])
})

test('a 403 fetches a fresh CSRF token and retries once, not twice', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands in for the server, which sets this cookie
  document.cookie = 'csrftoken=stale'
  answer = ({ path, csrf }) => {
    if (path === '/api/users/csrf/') return json(200, { csrfToken: 'fresh' })
    return csrf === 'fresh' ? json(200, {}) : json(403, { error: 'CSRF', code: 'csrf_failed' })
  }
  await api.write()
  expect(paths()).toEqual(['/api/write/', '/api/users/csrf/', '/api/write/'])

  calls = []
  answer = ({ path }) =>
    path === '/api/users/csrf/' ? json(200, { csrfToken: 'x' }) : json(403, { error: 'CSRF', code: 'csrf_failed' })
  await expect(api.write()).rejects.toMatchObject({ status: 403, code: 'csrf_failed' })
  expect(paths()).toEqual(['/api/write/', '/api/users/csrf/', '/api/write/'])
})

test('a 401 refreshes once and repeats the call; calls at the same time share the refresh', async () => {
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = ({ path, bearer }) => {
    if (path === '/api/users/csrf/') return json(200, { csrfToken: 't' })
    if (path === '/api/users/token/refresh/') return json(200, { access_token: 'a2', refresh_token: 'r2' })
    return bearer === 'Bearer a2' ? json(200, {}) : expired()
  }
  await Promise.all([api.read(), api.read(), api.write()])
  expect(paths().filter((path) => path === '/api/users/token/refresh/')).toHaveLength(1)
  expect(readTokens()).toEqual({ access_token: 'a2', refresh_token: 'r2' })
})

test('a refresh runs under a lock that all tabs share', async () => {
  const request = vi.fn((_: string, work: () => Promise<boolean>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = ({ path, bearer }) => {
    if (path === '/api/users/csrf/') return json(200, { csrfToken: 't' })
    if (path === '/api/users/token/refresh/') return json(200, { access_token: 'a2', refresh_token: 'r2' })
    return bearer === 'Bearer a2' ? json(200, {}) : expired()
  }
  await api.read()
  expect(request).toHaveBeenCalledOnce()
})

test('a token that another tab has refreshed meanwhile is used without asking again', async () => {
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = ({ bearer }) => {
    if (bearer === 'Bearer a2') return json(200, {})
    storeTokens({ access_token: 'a2', refresh_token: 'r2' })
    return expired()
  }
  await api.read()
  expect(paths()).toEqual(['/api/read/', '/api/read/'])
})

test('a refused refresh clears the tokens, says that the session ended, and leaves the 401', async () => {
  const ended = vi.fn()
  stops.push(onApiSignal('sessionEnded', ended))
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = ({ path }) => (path === '/api/users/csrf/' ? json(200, { csrfToken: 't' }) : expired())
  await expect(api.read()).rejects.toMatchObject({ status: 401, message: 'Please log in again.' })
  expect(readTokens()).toBeNull()
  expect(ended).toHaveBeenCalledOnce()
})

test('a refresh that cannot reach the server keeps the tokens and is a network error', async () => {
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = ({ path }) => {
    if (path === '/api/users/csrf/') return json(200, { csrfToken: 't' })
    return path === '/api/users/token/refresh/' ? Promise.reject(new TypeError('offline')) : expired()
  }
  await expect(api.read()).rejects.toMatchObject({ status: 0, message: 'Network error' })
  expect(readTokens()).not.toBeNull()
})

test.each(['bad_credentials', 'reauth_required'])('a 401 with code %s is no reason to refresh', async (code) => {
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = () => json(401, { error: 'No', code })
  await expect(api.read()).rejects.toMatchObject({ status: 401, code })
  expect(paths()).toEqual(['/api/read/'])
})

test('a network failure has status 0 and the specified words', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(api.read()).rejects.toMatchObject({ status: 0, message: 'Network error' })
})

test.each([
  [200, { credits_refunded: 4 }],
  [502, { error: 'It failed.', code: 'generation_failed', refund_credits: 4 }],
])('a refund in an answer with status %i is signalled', async (status, body) => {
  const refunded = vi.fn()
  stops.push(onApiSignal('creditsRefunded', refunded))
  answer = () => json(status, body)
  await api.read().catch(() => {})
  expect(refunded).toHaveBeenCalledWith(4)
})

test('only a paid call says that the balance may have changed', async () => {
  const changed = vi.fn()
  stops.push(onApiSignal('creditsChanged', changed))
  storeTokens({ access_token: 'a1', refresh_token: 'r1' })
  answer = () => json(200, {})
  await api.write()
  expect(changed).not.toHaveBeenCalled()
  await api.pay()
  expect(changed).toHaveBeenCalledOnce()
})

test('a call is given up after as long as its endpoint takes, 10 minutes unless it says so', async () => {
  answer = () => json(200, {})
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const listening = clientFor(listeningEndpoints)
  const file = new File(['x'], 'a.mp3')
  await api.read()
  await listening.generate({ form: { file, language_codes: '' } }).catch(() => {})
  await clientFor(speakingEndpoints)
    .present({ params: { id: 1 }, form: { a1: file, a2: file, a3: file } })
    .catch(() => {})
  await api.read(undefined, { timeoutMs: 5000 })
  expect(timeout.mock.calls.flat()).toEqual([600_000, 900_000, 900_000, 5000])
})
