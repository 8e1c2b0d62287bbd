import { reciteEndpoints } from '@lectern/contract/recite'
import { clientFor } from '../../lib/api/api-client.ts'

export const { findSameCards, updateCard } = clientFor(reciteEndpoints)
