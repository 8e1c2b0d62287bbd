import { creditsEndpoints } from '@lectern/contract/credits'
import { clientFor } from '../../lib/api/api-client.ts'

/** The student's calls about credits; the operator's need a token that no browser has. */
export const creditsApi = clientFor(creditsEndpoints)
