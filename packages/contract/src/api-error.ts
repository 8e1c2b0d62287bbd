import type { ErrorCode } from './errors.ts'

const NETWORK_ERROR = 'Network error'
const REQUEST_FAILED = 'API request failed'

/**
 * A call that failed: its status (0 for the network), a text for people, a code for programs, and the whole body
 * (requirements/platform.md#calls).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | 'network' | 'unreadable_answer'
  readonly data: Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    details: { data?: Record<string, unknown>; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.status = status
    this.code = code
    this.data = details.data ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }

  static network(cause: unknown): ApiError {
    return new ApiError(0, 'network', NETWORK_ERROR, { cause })
  }

  /** An answer that is not JSON, such as a proxy's page. */
  static unreadable(status: number, cause: unknown): ApiError {
    return new ApiError(status, 'unreadable_answer', REQUEST_FAILED, { cause })
  }

  /** The event of type `error` that ends a stream of events, whose status had been sent before. */
  static fromEvent(event: { error: string; code: ErrorCode }): ApiError {
    return new ApiError(200, event.code, event.error, { data: { ...event } })
  }

  static async fromResponse(response: Response): Promise<ApiError> {
    const body: unknown = await response.json().catch(() => null)
    const data = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const message = [data.error, data.message].find((text) => typeof text === 'string' && text !== '')
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
    return new ApiError(
      response.status,
      (data.code as ErrorCode) ?? 'unreadable_answer',
      (message as string) ?? REQUEST_FAILED,
      {
        data,
        retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
      },
    )
  }
}
