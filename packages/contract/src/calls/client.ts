import { ApiError } from '../api-error.ts'
import type { CallInput, CallResult, Endpoint } from '../endpoint.ts'

/** What a caller may say of one call, beside its input. */
export interface CallOptions {
  /** Ends the call; it then fails with the signal's reason. */
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`: a repeat of a paid call returns the first answer. */
  idempotencyKey?: string
  /** Gives up after this long; unless said, as long as the table gives the endpoint, else 10 minutes. */
  timeoutMs?: number
  /** Lets the request outlive the page (saving on unload); such a body may hold at most 64 KiB. */
  keepalive?: boolean
}

type Table = Record<string, Endpoint>
type Call<E extends Endpoint> = keyof CallInput<E> extends never
  ? (input?: undefined, options?: CallOptions) => Promise<CallResult<E>>
  : (input: CallInput<E>, options?: CallOptions) => Promise<CallResult<E>>

/** One method an endpoint. */
export type Client<T extends Table> = { [Name in keyof T]: Call<T[Name]> }

/** Sends one request; what it adds (tokens, CSRF, retries) is the caller's business. May reject like `fetch`. */
export type Send = (url: string, init: RequestInit & { headers: Headers }, endpoint: Endpoint) => Promise<Response>

/** Is told the body of each answer and refusal that is JSON, and each event, as it came and before the caller has it. */
export type Hear = (body: unknown) => void

/** What any call may be given; its endpoint says which of these. */
export interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
}

const DEFAULT_ANSWER_SECONDS = 600
const timeoutOf = ({ answerWithinSeconds = DEFAULT_ANSWER_SECONDS }: Endpoint): number => answerWithinSeconds * 1000

/**
 * A typed client over an endpoint table. Answers are checked against the table's schemas where it carries them (tests);
 * the browser's table comes without (see `web/vite.config.ts`). Failures are `ApiError`.
 */
export function createClient<const T extends Table>(table: T, send: Send, hear?: Hear): Client<T> {
  const methods: Record<string, unknown> = {}
  for (const [name, endpoint] of Object.entries(table)) {
    const ask = requestOf(endpoint, send, hear)
    methods[name] = async (input?: AnyInput, options?: CallOptions) =>
      readAnswer(endpoint, await ask('application/json', input, options), hear)
  }
  return methods as Client<T>
}

/** A request to one endpoint, whose answer is read by the caller. @throws ApiError for a refusal and where the network fails */
export const requestOf =
  (endpoint: Endpoint, send: Send, hear?: Hear) =>
  async (accept: string, input: AnyInput = {}, options: CallOptions = {}): Promise<Response> => {
    const response = await request(send, endpoint, input, options, accept)
    if (response.ok) return response
    const refusal = await ApiError.fromResponse(response)
    hear?.(refusal.data)
    throw refusal
  }

async function request(send: Send, endpoint: Endpoint, input: AnyInput, options: CallOptions, accept: string) {
  const { idempotencyKey, timeoutMs = timeoutOf(endpoint), signal, keepalive } = options
  const headers = new Headers({ accept })
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const deadline = AbortSignal.timeout(timeoutMs)
  const init = {
    method: endpoint.method,
    headers,
    credentials: 'same-origin' as const,
    cache: 'no-store' as const,
    body: input.form ? toFormData(input.form) : input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    ...(keepalive && { keepalive }),
  }
  return send(buildPath(endpoint, input), init, endpoint).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason
    throw cause instanceof ApiError ? cause : ApiError.network(cause)
  })
}

function buildPath(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}

async function readAnswer(endpoint: Endpoint, response: Response, hear?: Hear) {
  try {
    if (endpoint.download) return await response.blob()
    const body: unknown = await response.json()
    hear?.(body)
    return endpoint.response && 'parse' in endpoint.response ? endpoint.response.parse(body) : body
  } catch (cause) {
    // The headers came, the body did not: to the student that is the network as well.
    if (cause instanceof SyntaxError) throw ApiError.unreadable(response.status, cause)
    if (cause instanceof TypeError || cause instanceof DOMException) throw ApiError.network(cause)
    throw cause
  }
}

function toFormData(form: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form))
    if (value !== undefined) data.append(name, value instanceof Blob ? value : String(value))
  return data
}
