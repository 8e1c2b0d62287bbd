import { ACCOUNT_TEXTS, foldEmail, isEmail } from '@lectern/domain/accounts'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../../problem.ts'
import { clientSubject } from '../../limits/client-subject.ts'
import type { AccountServices } from '../account-services.ts'
import { requestAccountMail } from '../mails/request-account-mail.ts'

/**
 * Has a login code mailed. Whether anybody has this address is looked up only when the mail is written, so that this
 * call cannot tell.
 * @throws Problem `invalid`; `rate_limited` after one code a minute or 5 an hour (requirements/accounts.md#login-codes)
 */
export async function requestLoginCode(
  services: AccountServices,
  input: { email: string; clientAddress: string; language: Language },
): Promise<void> {
  const email = foldEmail(input.email)
  if (!email) throw new Problem('invalid', ACCOUNT_TEXTS.emailRequired)
  if (!isEmail(email)) throw new Problem('invalid', ACCOUNT_TEXTS.emailInvalid)
  await services.limits.hitAll([
    ['codesOfClient', clientSubject(input.clientAddress)],
    ['codeOfAddressInAMinute', email],
    ['codesOfAddress', email],
  ])
  await services.database.transaction((tx) =>
    requestAccountMail(services, tx, { kind: 'login-code', email, language: input.language }),
  )
}
