import { notEnoughCredits } from '@lectern/domain/prices'
import { say } from '../../lib/language.ts'
import { useAccount } from '../account/use-account.ts'

/**
 * The student's balance. It follows every paid call and refund by itself; the reader of an event stream calls `reload`
 * when the stream has ended.
 */
export function useCredits() {
  const { user, reload } = useAccount()
  const availableCredits = user?.credits ?? 0
  return {
    availableCredits,
    reload,
    /** Why a price cannot be paid, worded for the student (requirements/credits.md#prices), or null. */
    shortfall: (priceCredits: number): string | null =>
      priceCredits > availableCredits ? say(notEnoughCredits(priceCredits, availableCredits)) : null,
  }
}
