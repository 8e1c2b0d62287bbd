import { usersEndpoints } from '@lectern/contract/accounts/users'
import { clientFor } from '../../lib/api/api-client.ts'

/** The calls about accounts (requirements/accounts.md#calls-of-users). */
export const accountApi = clientFor(usersEndpoints)
export type AccountApi = typeof accountApi
