import { onApiSignal } from '../../lib/api/api-signals.ts'
import { toastInfo } from '../../ui/toasts/toasts.ts'
import { refundText } from './refund-text.ts'

/**
 * Tells the student of every committed refund (requirements/credits.md#refunds); the balance is read again by the
 * account. Returns the way to stop.
 */
export const announceRefunds = (): (() => void) =>
  onApiSignal('creditsRefunded', (credits) => toastInfo(refundText(credits), 'session'))
