import { CODE_LIFETIME_SECONDS } from '@lectern/domain/accounts'
import { type Mail, MailRefusedError } from '../../platform/mail/mailer.ts'
import { type AccountMailRow, findAccountMail, removeAccountMail } from './account-mail-store.ts'
import { addressFrozenMail, alreadyRegisteredMail, loginCodeMail, welcomeMail } from './account-mails.ts'
import type { AccountServices } from './account-services.ts'
import { hashAddress } from './address-hash.ts'
import { openLoginCode } from './login-codes.ts'
import type { AccountMailJob } from './request-account-mail.ts'
import { findStudent, hasWelcomeCredits } from './student-store.ts'

type DeliveryServices = Pick<AccountServices, 'clock' | 'config' | 'database' | 'log' | 'mailer' | 'secrets'>

/**
 * Writes a mail about an account and sends it. May run more than once for the same mail: then a code is made anew, and
 * the one that was sent last is valid.
 * @throws Error when trying again later may help
 */
export async function deliverAccountMail(services: DeliveryServices, { mailId }: AccountMailJob): Promise<void> {
  const { database } = services
  const about = await findAccountMail(database.queries, mailId)
  if (!about) return
  const mail =
    about.kind === 'login-code' ? await writeLoginCode(services, about) : await writeRegistration(services, about)
  if (mail) await sendUnlessRefused(services, mail)
  await database.transaction((tx) => removeAccountMail(tx, mailId))
}

async function sendUnlessRefused({ log, mailer }: DeliveryServices, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log.warn({ err: error }, 'a mail was refused for good')
  }
}

/**
 * A code is opened for every address, so that trying one costs the same for all; only a student's is mailed. Mails go to
 * the case-folded address, which the account is known by: what was typed may fold to it and yet lead elsewhere.
 */
async function writeLoginCode(
  services: DeliveryServices,
  { email, requestedAt }: AccountMailRow,
): Promise<Mail | null> {
  const { clock, database } = services
  const ageMs = clock.now().getTime() - requestedAt.getTime()
  if (ageMs > CODE_LIFETIME_SECONDS * 1000) return null
  const { code, student } = await database.transaction(async (tx) => ({
    code: await openLoginCode(services, tx, email),
    student: await findStudent(tx, email),
  }))
  return student ? loginCodeMail(email, { code }) : null
}

async function writeRegistration(
  { config, database, secrets }: DeliveryServices,
  { kind, email, frozenUntil }: AccountMailRow,
): Promise<Mail | null> {
  const siteUrl = config.http.publicUrl ?? `http://localhost:${config.http.port}`
  if (frozenUntil) return addressFrozenMail(email, { until: frozenUntil })
  if (kind === 'already-registered') return alreadyRegisteredMail(email, { siteUrl })
  const student = await findStudent(database.queries, email)
  if (!student) return null
  const isGiven = await hasWelcomeCredits(database.queries, hashAddress(secrets, email))
  return welcomeMail(email, {
    siteUrl,
    firstName: student.firstName,
    freeCredits: isGiven ? 0 : config.welcomeCredits,
  })
}
