import { z } from 'zod'

/** Every error that the API can answer: its stable code and its HTTP status (requirements/platform.md#refusals). */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  token_expired: 401,
  bad_credentials: 401,
  reauth_required: 401,
  insufficient_credits: 402,
  csrf_failed: 403,
  not_found: 404,
  method_not_allowed: 405,
  timed_out: 408,
  conflict: 409,
  in_progress: 409,
  price_changed: 409,
  session_ended: 409,
  too_large: 413,
  storage_full: 413,
  unsupported_type: 415,
  misdirected: 421,
  unreadable: 422,
  content_rejected: 422,
  key_reused: 422,
  nothing_to_make: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  generation_failed: 502,
  unavailable: 503,
} as const

/** What a program tells failures apart by. A code never changes its meaning. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** Body of every answer that is not 2xx. `error` is for people, `code` for programs. */
export const ErrorBody = z
  .looseObject({ error: z.string(), code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]) })
  .meta({ id: 'Error' })
