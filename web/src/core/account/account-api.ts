import { usersEndpoints } from '@lectern/contract/users'
import { clientFor } from '../../lib/api-client.ts'

/** The calls of 1§7, Users. */
export const accountApi = clientFor(usersEndpoints)
export type AccountApi = typeof accountApi
