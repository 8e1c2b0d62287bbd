import { ApiError } from '@lectern/contract/api-error'
import type { PaymentStatus } from '@lectern/contract/credits/payments'
import { useQuery } from '@tanstack/react-query'
import { paymentsApi } from './payments-api.ts'

const QUICK_MS = 3000
/** Two minutes of quick looks; who has not paid by then takes their time. */
const QUICK_LOOKS = 40
const SLOW_MS = 15_000

/**
 * What has become of a payment, looked at again until it is over: paid, expired or refused; never while the page is hidden, and at
 * once when it is seen again. Undefined until the first answer. A payment that is no longer there has expired.
 */
export function usePaymentStatus(paymentId: string): PaymentStatus['status'] | undefined {
  const { data } = useQuery({
    queryKey: ['payments', 'status', paymentId],
    queryFn: async ({ signal }) => {
      const { status } = await paymentsApi
        .paymentStatus({ params: { id: paymentId } }, { signal })
        .catch(expiredIfMissing)
      return status
    },
    refetchInterval: ({ state }) => {
      if (isOver(state.data)) return false
      return state.dataUpdateCount + state.errorUpdateCount < QUICK_LOOKS ? QUICK_MS : SLOW_MS
    },
    refetchOnWindowFocus: ({ state }) => (isOver(state.data) ? false : 'always'),
    retry: false,
    staleTime: 0,
  })
  return data
}

const isOver = (status: PaymentStatus['status'] | undefined): boolean => status !== undefined && status !== 'open'

function expiredIfMissing(error: unknown): Pick<PaymentStatus, 'status'> {
  if (error instanceof ApiError && error.status === 404) return { status: 'expired' }
  throw error
}
