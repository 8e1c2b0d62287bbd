import {
  ACCOUNT_TEXTS,
  CONSENT_VERSION,
  checkRegistration,
  foldEmail,
  type Registration,
  tidyName,
} from '@lectern/domain/accounts'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../../problem.ts'
import { clientSubject } from '../../limits/client-subject.ts'
import type { AccountServices } from '../account-services.ts'
import { hashAddress, hashBrowser } from '../address-hash.ts'
import { isCommonPassword } from '../login/common-passwords.ts'
import { hashPassword } from '../login/passwords.ts'
import { type AccountMail, requestAccountMail } from '../mails/request-account-mail.ts'
import { type RegistrationOutcome, saveRegistration } from '../student-store.ts'

interface RegisterInput {
  fields: Registration & { language?: Language | undefined }
  clientAddress: string
  /** Mark of the browser that registers: a first code login from there activates the password. */
  browserMark: string
  /** What the request speaks: the mail too, where the registration names no language. */
  language: Language
}

/**
 * Registers an address, without signing in. A new, a known and a frozen address cost the same work and get the same
 * answer; what differs is the mail (requirements/accounts.md#registration).
 * @throws Problem `invalid` in the catalogue's words; `rate_limited`
 */
export async function register(services: AccountServices, input: RegisterInput): Promise<void> {
  const { clock, database, limits, secrets } = services
  const fields = {
    ...input.fields,
    first_name: tidyName(input.fields.first_name),
    last_name: tidyName(input.fields.last_name),
  }
  const refusal = checkRegistration(fields)
  if (refusal) throw new Problem('invalid', refusal)
  if (isCommonPassword(fields.password)) throw new Problem('invalid', ACCOUNT_TEXTS.passwordTooCommon)
  await limits.hit('registrationsOfClient', clientSubject(input.clientAddress))

  const email = foldEmail(fields.email)
  const passwordHash = await hashPassword(fields.password)
  await database.transaction(async (tx) => {
    const outcome = await saveRegistration(tx, {
      email,
      emailAsTyped: fields.email.trim(),
      emailHash: hashAddress(secrets, email),
      firstName: fields.first_name,
      lastName: fields.last_name,
      passwordHash,
      language: fields.language ?? null,
      browserHash: hashBrowser(secrets, input.browserMark),
      consentVersion: CONSENT_VERSION,
      now: clock.now(),
    })
    if (await limits.isWithin(tx, 'registrationMailsOfAddress', email))
      await requestAccountMail(services, tx, mailAbout(outcome, { email, language: fields.language ?? input.language }))
  })
}

function mailAbout(outcome: RegistrationOutcome, to: Pick<AccountMail, 'email' | 'language'>): AccountMail {
  if (outcome.kind === 'frozen') return { ...to, kind: 'address-frozen', frozenUntil: outcome.until }
  return { ...to, kind: outcome.kind === 'known' ? 'already-registered' : 'welcome' }
}
