import { ACCOUNT_TEXTS, foldEmail, isEmail } from '@lectern/domain/accounts'
import { Problem } from '../../problem.ts'
import { clientSubject } from '../limits/client-subject.ts'
import { accountMailJob } from './account-mail-job.ts'
import type { AccountServices } from './account-services.ts'

/**
 * Has a login code mailed. Whether anybody has this address is looked up only when the mail is written, so that this
 * call cannot tell.
 * @throws Problem `invalid`; `rate_limited` after one code a minute or 5 an hour (reading 14)
 */
export async function requestLoginCode(
  { clock, database, limits, queue }: AccountServices,
  input: { email: string; clientAddress: string },
): Promise<void> {
  const email = foldEmail(input.email)
  if (!email) throw new Problem('invalid', ACCOUNT_TEXTS.emailRequired)
  if (!isEmail(email)) throw new Problem('invalid', ACCOUNT_TEXTS.emailInvalid)
  await limits.hitAll([
    ['codesOfClient', clientSubject(input.clientAddress)],
    ['codeOfAddressInAMinute', email],
    ['codesOfAddress', email],
  ])
  const requestedAt = clock.now().toISOString()
  await database.transaction((tx) => queue.enqueue(tx, accountMailJob, { kind: 'login-code', email, requestedAt }))
}
