import { CODE_LIFETIME_SECONDS, foldEmail } from '@lectern/domain/accounts'
import { type Mail, MailRefusedError } from '../../../platform/mail/mailer.ts'
import { siteUrlOf } from '../../../settings/config.ts'
import type { AccountServices } from '../account-services.ts'
import { hashAddress } from '../address-hash.ts'
import { openLoginCode } from '../login/login-codes.ts'
import { findStudent, hasWelcomeCredits } from '../student-store.ts'
import { type AccountMailRow, findAccountMail, removeAccountMail } from './account-mail-store.ts'
import {
  type Addressee,
  accountDeletedMail,
  addressFrozenMail,
  alreadyRegisteredMail,
  loginCodeMail,
  passwordChangedMail,
  welcomeMail,
} from './account-mails.ts'
import type { AccountMailJob } from './request-account-mail.ts'

type DeliveryServices = Pick<AccountServices, 'clock' | 'config' | 'database' | 'log' | 'mailer' | 'secrets'>

/**
 * Writes a mail about an account and sends it. May run more than once for the same mail: then a code is made anew, and
 * the one that was sent last is valid.
 * @throws Error when trying again later may help
 */
export async function deliverAccountMail(services: DeliveryServices, { mailId }: AccountMailJob): Promise<void> {
  const { database, mailer } = services
  const about = await findAccountMail(database.queries, mailId)
  if (!about) return
  const mail = await writeMail(services, about)
  if (mail) await sendUnlessRefused(services, mail)
  // The farewell is the last mail to an address that is to be forgotten (requirements/accounts.md#deletion), itself
  // included.
  if (about.kind === 'account-deleted') await mailer.forget((address) => foldEmail(address) === about.email)
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

async function writeMail(services: DeliveryServices, about: AccountMailRow): Promise<Mail | null> {
  const { kind, frozenUntil } = about
  const to = await addresseeOf(services, about)
  const siteUrl = siteUrlOf(services.config)
  switch (kind) {
    case 'login-code':
      return writeLoginCode(services, about, to)
    case 'welcome':
      return writeWelcome(services, to)
    case 'already-registered':
      return alreadyRegisteredMail(to, { siteUrl })
    case 'password-changed':
      return passwordChangedMail(to, { siteUrl })
    case 'address-frozen':
      return frozenUntil && addressFrozenMail(to, { until: frozenUntil })
    case 'account-deleted':
      return frozenUntil && accountDeletedMail(to, { until: frozenUntil })
  }
}

/** In the language that the student has chosen, else in the one of the request that asked for the mail. */
async function addresseeOf({ database }: DeliveryServices, { email, language }: AccountMailRow): Promise<Addressee> {
  const student = await findStudent(database.queries, email)
  return { email, language: student?.language ?? language }
}

/**
 * A code is opened for every address, so that trying one costs the same for all; only a student's is mailed. Mails go to
 * the case-folded address, which the account is known by: what was typed may fold to it and yet lead elsewhere.
 */
async function writeLoginCode(
  services: DeliveryServices,
  { requestedAt }: AccountMailRow,
  to: Addressee,
): Promise<Mail | null> {
  const { clock, database } = services
  const ageMs = clock.now().getTime() - requestedAt.getTime()
  if (ageMs > CODE_LIFETIME_SECONDS * 1000) return null
  const { code, student } = await database.transaction(async (tx) => ({
    code: await openLoginCode(services, tx, to.email),
    student: await findStudent(tx, to.email),
  }))
  return student ? loginCodeMail(to, { code }) : null
}

async function writeWelcome({ config, database, secrets }: DeliveryServices, to: Addressee): Promise<Mail | null> {
  const student = await findStudent(database.queries, to.email)
  if (!student) return null
  const isGiven = await hasWelcomeCredits(database.queries, hashAddress(secrets, to.email))
  return welcomeMail(to, {
    siteUrl: siteUrlOf(config),
    freeCredits: isGiven ? 0 : config.welcomeCredits,
  })
}
