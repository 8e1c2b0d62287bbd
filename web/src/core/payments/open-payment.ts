import type { PaymentLink } from '@lectern/contract/credits/payments'
import { createSavedStudentStore } from '../account/student-store.ts'

/** The link that waits for its payment. Found again after leaving the page, or coming back to it from the checkout. */
export const openPaymentStore = createSavedStudentStore<PaymentLink | null>('payments.open', null)
