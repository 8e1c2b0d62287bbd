import type { Message } from '@lectern/texts/message'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { type Claim, lockClaimed } from './import-store.ts'
import { beginRemoval } from './remove-imported.ts'

/** Ends an import of a running attempt as failed; nothing of it stays. @throws LeaseLostError */
export async function failImport(
  services: Pick<Services, 'database' | 'queue'>,
  claim: Claim,
  errorMessage: Message,
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await beginRemoval(services, tx, await lockClaimed(tx, claim), errorMessage)
    await finish(tx)
  })
}
