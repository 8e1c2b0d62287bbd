import { ApiError } from '@lectern/contract/api-error'
import { refundText } from '../../core/credits/refund-text.ts'
import { errorText } from '../../lib/api/error-text.ts'

/** What is said of a recording of which nothing came, with the refund that has been made. */
export const failureText = (error: string, creditsRefunded: number | undefined): string =>
  creditsRefunded ? `${error} ${refundText(creditsRefunded)}` : error

/** A call that failed, in the server's words or in `fallback`, with the refund that has been made. */
export function explain(error: unknown, fallback: string): string {
  const refunded = error instanceof ApiError ? error.data.credits_refunded : null
  return failureText(errorText(error, fallback), typeof refunded === 'number' ? refunded : undefined)
}
