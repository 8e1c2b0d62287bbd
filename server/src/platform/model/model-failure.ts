import { type Message, message } from '@lectern/texts/message'
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { Problem } from '../../problem.ts'

/** Why a call of the model gave nothing, for programs and figures; `REASON_TEXTS` says it to people. */
export type FailureReason =
  | 'busy'
  | 'cut_off'
  | 'denied'
  | 'failed'
  | 'format_refused'
  | 'invalid_answer'
  | 'no_images'
  | 'refused'
  | 'timed_out'
  | 'too_long'
  | 'unreachable'

const NO_USE = message('requests.aiNoUse')
const NOT_NOW = message('requests.aiNotNow')

/** What a student reads. An upstream's own text never reaches them. */
const REASON_TEXTS: Readonly<Record<FailureReason, Message>> = {
  busy: message('requests.aiBusy'),
  cut_off: message('requests.aiCutOff'),
  denied: NOT_NOW,
  failed: NO_USE,
  format_refused: NO_USE,
  invalid_answer: NO_USE,
  no_images: message('requests.aiNoImages'),
  refused: message('requests.aiRefused'),
  timed_out: message('requests.aiTimedOut'),
  too_long: message('requests.aiTooLong'),
  unreachable: NOT_NOW,
}

/** A call that came to nothing for a reason that is known. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.reason = reason
  }
}

const TOO_LONG =
  /context.{0,3}(length|window|size)|n_ctx|maximum context|(prompt|input|request|messages?)\b.{0,40}too (long|large|many)|too many (input )?tokens|reduce (the )?(length|number of tokens)|exceed_context|tokens? (limit|exceed)|exceeds? .{0,40}(token|max_model_len)/i
const NO_IMAGES =
  /image|vision|multimodal|multi-modal|mmproj|content must be a string|content.{0,40}(expected|valid) (a )?string/i
const REFUSED =
  /content.?(filter|policy|management|moderation)|content exists risk|data_inspection|inappropriate|flagged|moderation|safety system|responsible.?ai/i
const NO_MODEL =
  /model.{0,80}(not found|does not exist|not exist|not available|no longer)|no such model|valid model|model_not_found|unknown model|no endpoints found for/i
const NO_MONEY = /insufficient_quota|current quota|billing|credit balance|insufficient balance/i
const FORMAT =
  /response.?format|json.?(schema|object|mode)|structured.?output|guided|grammar|regex.?guide|additionalproperties|\bstrict\b|invalid schema|schema (is )?(invalid|not supported|too)|samplers?/i

const MOST_TOLD = 240
const REFUSING = new Set([400, 404, 413, 415, 422, 500, 501])

/** Everything that a service said of what went wrong: its message, code, type and parameter. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof APIError)) return error instanceof Error ? error.message : String(error)
  return [error.message, error.code, error.type, error.param].filter((part) => typeof part === 'string').join(' ')
}

/** What a service said to a call that failed, as an operator reads it: the cause of a `Problem`, in one line. */
export function toldBy(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error && !isAnswer(error) ? error.cause : null
  if (cause) return toldBy(cause)
  const words = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
  const isOfStatus = error instanceof APIError && error.status !== undefined
  const told = isOfStatus ? `answers with status ${error.status}: ${words.replace(/^\d{3}\s/, '')}` : words
  return told.slice(0, MOST_TOLD)
}

const isAnswer = (error: Error): boolean =>
  error instanceof ModelFailure || (error instanceof APIError && error.status !== undefined)

/** What an error says of its cause. @param hasImages whether the call showed images */
export function reasonOf(error: unknown, hasImages = false): FailureReason {
  if (error instanceof ModelFailure) return error.reason
  if (error instanceof APIConnectionTimeoutError) return 'timed_out'
  if (error instanceof APIConnectionError) return 'unreachable'
  if (!(error instanceof APIError)) return 'failed'
  return reasonOfStatus(error.status ?? null, wordsOf(error), hasImages)
}

function reasonOfStatus(status: number | null, words: string, hasImages: boolean): FailureReason {
  // A stream tells its failures without a status.
  const mayRefuse = status === null || REFUSING.has(status)
  if (mayRefuse || status === 403) if (REFUSED.test(words)) return 'refused'
  if (status === 429 && NO_MONEY.test(words)) return 'denied'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  if (status === 408 || status === 504 || status === 524) return 'timed_out'
  if (status === 401 || status === 402 || status === 403) return 'denied'
  if (!mayRefuse) return 'failed'
  if (status === 413 || TOO_LONG.test(words)) return 'too_long'
  if (hasImages && NO_IMAGES.test(words)) return 'no_images'
  if (FORMAT.test(words)) return 'format_refused'
  return NO_MODEL.test(words) ? 'denied' : 'failed'
}

/**
 * Whether a call may have failed for the format that was asked for: `named` where the service says so, `possible` where it
 * names no cause at all and the status is one by which services refuse what they do not know.
 */
export function formatSuspicion(error: unknown, hasImages: boolean): 'named' | 'possible' | 'none' {
  const reason = reasonOf(error, hasImages)
  if (reason === 'format_refused') return 'named'
  if (reason !== 'failed' || !(error instanceof APIError)) return 'none'
  return error.status !== undefined && REFUSING.has(error.status) ? 'possible' : 'none'
}

/** Whatever went wrong in a call, as its caller is told: `unavailable` where they gave it up, else `generation_failed`. */
export function toModelProblem(error: unknown, signal: AbortSignal, hasImages = false): Problem {
  if (error instanceof Problem) return error
  if (signal.aborted || error instanceof APIUserAbortError)
    return new Problem('unavailable', message('requests.givenUp'))
  const reason = reasonOf(error, hasImages)
  return new Problem('generation_failed', REASON_TEXTS[reason], { details: { reason }, cause: error })
}
