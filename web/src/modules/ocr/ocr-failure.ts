import { ApiError } from '@lectern/contract/api-error'
import { notEnoughCreditsForOcr } from '@lectern/domain/ocr'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'

/** A try that gave no text, in the catalogue's words. */
export interface OcrFailure {
  text: string
  /** Only what the server has committed (requirements/credits.md#refunds). */
  refundedCredits: number
  isShortOfCredits: boolean
}

export function describeFailure(error: unknown): OcrFailure {
  if (!(error instanceof ApiError)) return failure(say('ocr.failed'))
  if (error.status === 0) return failure(say('ocr.networkFailed'))
  const { credits_refunded, refund_amount } = error.data
  return {
    text: error.status === 402 ? describeShortage(error) : errorText(error, say('ocr.failed')),
    refundedCredits: [credits_refunded, refund_amount].find((credits) => typeof credits === 'number') ?? 0,
    isShortOfCredits: error.status === 402,
  }
}

const failure = (text: string): OcrFailure => ({ text, refundedCredits: 0, isShortOfCredits: false })

function describeShortage(error: ApiError): string {
  const { required_credits: required, page_count: pages, current_credits: current } = error.data
  const isTold = typeof required === 'number' && typeof pages === 'number' && typeof current === 'number'
  return isTold ? say(notEnoughCreditsForOcr(required, pages, current)) : errorText(error, say('ocr.failed'))
}
