import { CODE_LIFETIME_SECONDS } from '@lectern/domain/accounts'
import { type Mail, MailRefusedError } from '../../platform/mail/mailer.ts'
import type { AccountMail } from './account-mail-job.ts'
import { addressFrozenMail, alreadyRegisteredMail, loginCodeMail, welcomeMail } from './account-mails.ts'
import type { AccountServices } from './account-services.ts'
import { hashAddress } from './address-hash.ts'
import { openLoginCode } from './login-codes.ts'
import { findStudent, hasWelcomeCredits } from './student-store.ts'

type DeliveryServices = Pick<AccountServices, 'clock' | 'config' | 'database' | 'limits' | 'log' | 'mailer' | 'secrets'>

/**
 * Writes a mail about an account and sends it. May run more than once for the same mail: then a code is made anew, and
 * the one that was sent last is valid.
 * @throws Error when trying again later may help
 */
export async function deliverAccountMail(services: DeliveryServices, about: AccountMail): Promise<void> {
  const mail =
    about.kind === 'login-code' ? await writeLoginCode(services, about) : await writeRegistration(services, about)
  if (!mail) return
  try {
    await services.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    services.log.warn({ err: error, kind: about.kind }, 'a mail was refused for good')
  }
}

/**
 * A code is opened for every address, so that trying one costs the same for all; only a student's is mailed. Mails go to
 * the case-folded address, which the account is known by: what was typed may fold to it and yet lead elsewhere.
 */
async function writeLoginCode(
  services: DeliveryServices,
  { email, requestedAt }: Extract<AccountMail, { kind: 'login-code' }>,
): Promise<Mail | null> {
  const { clock, database } = services
  const ageMs = clock.now().getTime() - Date.parse(requestedAt)
  if (ageMs > CODE_LIFETIME_SECONDS * 1000) return null
  const { code, student } = await database.transaction(async (tx) => ({
    code: await openLoginCode(services, tx, email),
    student: await findStudent(tx, email),
  }))
  return student ? loginCodeMail(email, { code }) : null
}

async function writeRegistration(
  services: DeliveryServices,
  about: Exclude<AccountMail, { kind: 'login-code' }>,
): Promise<Mail | null> {
  const { config, database, limits, secrets } = services
  const { email } = about
  const isWithin = await database.transaction((tx) => limits.isWithin(tx, 'registrationMailsOfAddress', email))
  if (!isWithin) return null
  const siteUrl = config.http.publicUrl ?? `http://localhost:${config.http.port}`
  if (about.kind === 'address-frozen') return addressFrozenMail(email, { until: new Date(about.until) })
  if (about.kind === 'already-registered') return alreadyRegisteredMail(email, { siteUrl })
  const student = await findStudent(database.queries, email)
  const isGiven = await hasWelcomeCredits(database.queries, hashAddress(secrets, email))
  return (
    student &&
    welcomeMail(email, { siteUrl, firstName: student.firstName, freeCredits: isGiven ? 0 : config.welcomeCredits })
  )
}
