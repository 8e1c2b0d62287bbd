import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { clientFor } from '../../../lib/api/api-client.ts'

/** The calls of the profile page about the account itself. */
export const accountSettingsApi = clientFor(accountSettingsEndpoints)
