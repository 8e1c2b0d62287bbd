import { paymentsEndpoints } from '@lectern/contract/credits/payments'
import { clientFor } from '../../lib/api/api-client.ts'

/** The student's calls about paying. */
export const paymentsApi = clientFor(paymentsEndpoints)
