import { ERROR_STATUS, type ErrorCode } from '@lectern/contract/errors'
import type { Message } from '@lectern/texts/message'
import { inEnglish } from './speaker.ts'

/**
 * A failure that its caller may know of: a stable code for programs, what to tell people, and fields that go into the
 * answer. What only the operator should see is the `cause`, which is logged and never sent. As an `Error` it speaks
 * English; who is told of it hears it in their own language, where `text` is a message.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly text: Message | string
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which another try may succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    text: Message | string,
    options: { details?: Record<string, unknown>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(inEnglish(text), { cause: options.cause })
    this.code = code
    this.text = text
    this.details = options.details ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  /** This problem with more fields in its answer, such as `credits_refunded`. */
  with(details: Record<string, unknown>): Problem {
    return new Problem(this.code, this.text, {
      details: { ...this.details, ...details },
      retryAfterSeconds: this.retryAfterSeconds ?? undefined,
      cause: this.cause,
    })
  }

  static notFound(): Problem {
    return new Problem('not_found', { id: 'errors.notFound' })
  }
}
