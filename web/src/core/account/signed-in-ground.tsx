import type { User } from '@lectern/contract/accounts/users'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import { silentServer, stubFetch } from '../../lib/api/fake-calls-ground.ts'
import { wait } from '../../lib/wait.ts'
import type { SiteConfig } from '../site/use-site-config.ts'
import { accountSession } from './use-account.ts'

export const MEI: User = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: '陳',
  study_goal: '',
  language: null,
  credits: 20,
  date_joined: '2026-01-02T03:04:05Z',
}

export const SITE_CONFIG: SiteConfig = {
  operator_name: '',
  support_email: '',
  ai: { made_by: 'built-in', model: null },
  recognition: { made_by: 'built-in', model: null },
  speech: { transcribes: null, speaks: null, name: null },
  payments: { enabled: true, is_test: false },
  welcome_credits: 20,
  speaking_turn_credits: 1,
  storage_limit_mb: 500,
  modules: [],
  is_production: true,
}

/** What the faked server answers to 'POST /api/…/': a body, or a function of what was sent. */
type Answer = unknown | ((body: unknown) => unknown)

interface SentCall {
  call: string
  query: Record<string, string>
  body: unknown
  idempotencyKey: string | null
  /** Whether it outlives its page. */
  keepalive: boolean
}

/** An answer of an error. */
export const refusal = (status: number, code: string, error: string, data: object = {}): Response =>
  Response.json({ error, code, ...data }, { status })

/** An answer that never comes, as there is no network. */
export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/**
 * A server for one test: answers by call, keeps what was sent. A call is known by its address with the query, or without.
 * What it does not know never answers.
 */
export function fakeServer(answers: Record<string, Answer>) {
  const sent: SentCall[] = []
  const all: Record<string, Answer> = {
    'GET /api/users/csrf/': { csrfToken: 't' },
    'GET /api/users/profile/': MEI,
    'GET /api/config/': SITE_CONFIG,
    'POST /api/users/logout/': { success: true },
    ...answers,
  }
  stubFetch(async (url, { method = 'GET', body, headers, keepalive = false } = {}) => {
    const call = `${method} ${url}`
    const content = typeof body === 'string' ? JSON.parse(body) : body
    const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
    sent.push({ call, query, body: content, idempotencyKey: new Headers(headers).get('idempotency-key'), keepalive })
    const known = [call, withoutQuery(call)].find((one) => one in all)
    if (known === undefined) return new Promise(() => {})
    const answer = typeof all[known] === 'function' ? await all[known](content) : all[known]
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  const sentTo = (call: string) => sent.filter((one) => one.call === call || withoutQuery(one.call) === call)
  return {
    /** The bodies of a call, in the order in which they came. */
    sent: (call: string) => sentTo(call).map(({ body }) => body),
    /** Which calls came that may change something, in their order. */
    changes: () => sent.flatMap(({ call }) => (call.startsWith('GET ') ? [] : [call])),
    queries: (call: string) => sentTo(call).map(({ query }) => query),
    keptAlive: (call: string) => sentTo(call).map(({ keepalive }) => keepalive),
    idempotencyKeys: (call: string) => sentTo(call).map(({ idempotencyKey }) => idempotencyKey),
    answer: (call: string, answer: Answer) => {
      all[call] = answer
    },
  }
}

const withoutQuery = (call: string): string => call.split('?')[0] ?? ''

export const tokensOf = (name: string) => ({ access_token: `access-${name}`, refresh_token: `refresh-${name}` })

/** Signs Mei in with a code, as a login would; `fakeServer` must stand. */
export async function signInMei(server: ReturnType<typeof fakeServer>, about: Partial<User> = {}): Promise<void> {
  server.answer('POST /api/users/login/', { ...tokensOf('1'), user: { ...MEI, ...about } })
  await accountSession.signInWithCode(MEI.email, '123456')
}

/** Has Mei signed in for one test, with a server that answers what `onCall` says. */
export function beMei({ isAuthenticated = true, ...about }: Partial<User> & { isAuthenticated?: boolean } = {}): void {
  const state = { ...accountSession.getState(), user: { ...MEI, ...about }, isAuthenticated, isSettled: true }
  vi.spyOn(accountSession, 'getState').mockReturnValue(state)
  stubFetch(silentServer)
}

/** Lets time pass: that of fake timers, or just what is waiting. */
export const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(milliseconds)
    else await wait(milliseconds)
  })

/** Renders a screen at an address, come to from the front page, within a router and with data of its own. */
export async function openScreen(screen: ReactElement, address = '/profile') {
  const router = createMemoryRouter(
    [
      { path: new URL(address, location.origin).pathname, element: screen },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/', address] },
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  // What is asked for when it opens has been answered, and each block has been told of it.
  await pass(1)
  await pass(1)
  return router
}
