import { onApiSignal } from '../../lib/api-signals.ts'
import { creditsText } from '../../ui/Price.tsx'
import { toastInfo } from '../../ui/toasts.ts'

/** Tells the student of every committed refund (1§8); the balance is read again by the account. Returns the way to stop. */
export const announceRefunds = (): (() => void) =>
  onApiSignal('creditsRefunded', (credits) =>
    toastInfo(`${creditsText(credits)} ${credits === 1 ? 'has' : 'have'} been refunded.`, 'session'),
  )
