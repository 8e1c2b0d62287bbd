import { usersEndpoints } from '@lectern/contract/accounts/users'
import { ApiError } from '@lectern/contract/api-error'
import type { CallOptions, Client } from '@lectern/contract/calls/client'
import type { CallInput, Endpoint, StreamEvent } from '@lectern/contract/endpoint'
import { ERROR_STATUS } from '@lectern/contract/errors'
import { afterEach, type Mock, vi } from 'vitest'

type Table = Record<string, Endpoint>
type Fetch = (url: string, init?: RequestInit) => Promise<Response>
interface AnsweredCall {
  endpoint: Endpoint
  accept: string
  answer: Mock<(input: object, options?: object) => Promise<unknown>>
}

/** The calls of this test that answer, the latest first. */
let answered: AnsweredCall[] = []
let otherwise: Fetch | null = null
/** What went wrong in the answers of this test themselves, which the site takes for no network. */
let faults: unknown[] = []
afterEach(() => {
  const [fault] = faults
  answered = []
  otherwise = null
  faults = []
  if (fault !== undefined) throw fault
})

/**
 * What the faked server answers to one call, told by its endpoint: a mock that is handed what was sent (`params`, `query`,
 * `body` or `form` as the wire has them) and, where they were sent, `idempotencyKey` and `keepalive`. It never answers until it is
 * told to. An `ApiError` or a `Response` that it rejects with is what the server refuses with, a `TypeError` no network; any other
 * error fails the test. The site's own client sends and reads, and holds each answer against the endpoint's schema; what was sent is
 * held against that of the request, and refused as the server does.
 */
export const onCall = <T extends Table, Name extends keyof T & string>(table: T, name: Name): Mock<Client<T>[Name]> =>
  answer(table[name] as Endpoint, 'application/json') as unknown as Mock<Client<T>[Name]>

/** What it answers as events. */
export const onStream = <T extends Table, Name extends keyof T & string>(
  table: T,
  name: Name,
): Mock<(input: CallInput<T[Name]>, options?: CallOptions) => Promise<AsyncIterable<StreamEvent<T[Name]>>>> =>
  answer(table[name] as Endpoint, 'text/event-stream') as never

/** Stands `fetch` in: what no call of `onCall` answers goes to `rest`. */
export function stubFetch(rest: Fetch): void {
  otherwise = rest
  vi.stubGlobal('fetch', fakeFetch)
}

const NEVER = new Promise<never>(() => {})

/** A server that answers nothing but the token that each change asks for first. */
export const silentServer: Fetch = async (url) =>
  url === usersEndpoints.csrf.path ? Response.json({ csrfToken: 't' }) : NEVER

function answer(endpoint: Endpoint, accept: string): AnsweredCall['answer'] {
  const call = { endpoint, accept, answer: vi.fn(() => NEVER as Promise<unknown>) }
  answered.unshift(call)
  if (!otherwise) stubFetch(silentServer)
  return call.answer
}

const fakeFetch: Fetch = async (url, init = {}) => {
  init.signal?.throwIfAborted()
  const [path = '', search] = url.split('?')
  const headers = new Headers(init.headers)
  const accept = headers.get('accept') ?? ''
  const candidates = answered.filter((call) => call.endpoint.method === init.method && call.accept === accept)
  const found = candidates
    .map((call) => ({ ...call, params: paramsOf(call.endpoint, path) }))
    .filter((call) => call.params !== null)
    // '/api/sets/history/' is that address before it is a set's.
    .toSorted((one, other) => placesIn(one.endpoint) - placesIn(other.endpoint))[0]
  if (!found) return (otherwise ?? silentServer)(url, init)
  const input = inputOf(found.endpoint, found.params ?? {}, new URLSearchParams(search), init.body)
  if (input instanceof Response) return input
  const idempotencyKey = headers.get('idempotency-key')
  const { signal, keepalive } = init
  if (signal) signals.set(input, signal)
  const options = { ...(idempotencyKey && { idempotencyKey }), ...(keepalive && { keepalive }) }
  const given: [object, object?] = Object.keys(options).length > 0 ? [input, options] : [input]
  return untilLeft(signal, Promise.try(found.answer, ...given).then(respond, refusing(faults, signal)))
}

const placesIn = ({ path }: Endpoint): number => path.split(':').length

function paramsOf({ path }: Endpoint, asked: string): Record<string, string> | null {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(asked)
  return (
    groups &&
    Object.fromEntries(Object.entries(groups.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]))
  )
}

/** What the answering mock is handed, or the server's refusal of what does not fit the endpoint. */
function inputOf(endpoint: Endpoint, params: object, query: URLSearchParams, body: RequestInit['body']): object {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  const path = endpoint.params?.safeParse(params)
  const refused = path?.error ?? endpoint.body?.safeParse(sent).error
  if (refused) return Response.json({ error: refused.message, code: 'invalid' }, { status: ERROR_STATUS.invalid })
  return {
    ...(path && { params: path.data }),
    ...(query.size > 0 && { query: sentOf(endpoint.query, Object.fromEntries(query)) }),
    ...(sent !== undefined && { body: sent }),
    ...(body instanceof FormData && { form: Object.fromEntries(body) }),
  }
}

/** The values of what was sent, without the defaults of what was not. */
function sentOf(schema: Endpoint['query'], sent: Record<string, string>): object {
  const read = schema?.safeParse(sent)
  return read?.success ? Object.fromEntries(Object.entries(read.data).filter(([key]) => key in sent)) : sent
}

const signals = new WeakMap<object, AbortSignal>()

/** What ends while a call is left, by what it was handed. */
export const signalOf = (input: object): AbortSignal | undefined => signals.get(input)

function untilLeft(signal: AbortSignal | null | undefined, response: Promise<Response>): Promise<Response> {
  const left = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([left, response])
}

function respond(answer: unknown): Response {
  if (answer instanceof Blob) return new Response(answer)
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer)
    return new Response(eventsOf(answer as AsyncIterable<unknown>), {
      headers: { 'content-type': 'text/event-stream' },
    })
  return Response.json(answer)
}

/**
 * @param noted takes what is a fault of the test that called, whichever runs by then
 * @param signal what left the call is no fault of it
 */
const refusing =
  (noted: unknown[], signal: AbortSignal | null | undefined) =>
  (error: unknown): Response => {
    if (error instanceof Response) return error
    if (signal?.aborted && error === signal.reason) throw error
    if (error instanceof TypeError || (error instanceof ApiError && error.status === 0))
      throw new TypeError('Failed to fetch', { cause: error })
    if (!(error instanceof ApiError)) {
      noted.push(error)
      throw error
    }
    const headers = error.retryAfterSeconds === null ? undefined : { 'retry-after': `${error.retryAfterSeconds}` }
    return Response.json({ error: error.message, code: error.code, ...error.data }, { status: error.status, headers })
  }

/** A stream that fails breaks off, like that of a server that is gone. */
function eventsOf(events: AsyncIterable<unknown>): ReadableStream {
  const source = events[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
    },
    async cancel() {
      await source.return?.()
    },
  })
}
