import { randomUUID } from 'node:crypto'
import type { AccountServices } from '../src/core/accounts/account-services.ts'
import { logInWithCode } from '../src/core/accounts/login/log-in-with-code.ts'
import { requestLoginCode } from '../src/core/accounts/login/request-login-code.ts'
import { deliverAccountMail } from '../src/core/accounts/mails/deliver-account-mail.ts'
import type { AccountMailJob } from '../src/core/accounts/mails/request-account-mail.ts'
import { register } from '../src/core/accounts/registration/register.ts'
import { createSessionTokens } from '../src/core/accounts/sessions/session-tokens.ts'
import { createLimits } from '../src/core/limits/limits.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { Mail } from '../src/platform/mail/mailer.ts'
import type { JobQueue } from '../src/platform/queue/job-queue.ts'
import { readConfig } from '../src/settings/config.ts'
import { deriveSecrets } from '../src/settings/secrets.ts'
import { creditsOver, type SteppedClock, silentLog, steppedClock } from './ledger.ts'

/** The use cases of accounts over `database`, with a clock that stands still and mail that is caught. */
export interface AccountFixture {
  services: AccountServices
  clock: SteppedClock
  /** Every mail that was sent, oldest first. */
  sent: Mail[]
  /** Sends the mail that was asked for since the last time, as the queue would after the reply. */
  deliver(): Promise<void>
  /** What was asked for and not delivered. */
  waiting: AccountMailJob[]
  /** The code in the newest mail to `email`. */
  newestCode(email: string): string
}

export const PASSWORD = 'correct horse'
export const HERE = { clientAddress: '203.0.113.7', userAgent: 'a test', sessionCookie: null, language: 'en' as const }

export function accountFixture(database: Database): AccountFixture {
  const clock = steppedClock()
  const secrets = deriveSecrets('a key of at least thirty-two characters')
  const sent: Mail[] = []
  const waiting: AccountMailJob[] = []
  const services: AccountServices = {
    clock,
    database,
    secrets,
    log: silentLog,
    config: readConfig({ PUBLIC_URL: 'https://lectern.test' }, '/nowhere'),
    credits: creditsOver(database, { clock }),
    limits: createLimits({ database, clock, secrets, hasClientLimits: true }),
    mailer: {
      destination: 'caught',
      newestMails: null,
      send: async (mail) => void sent.push(mail),
      forget: async () => {},
      close: () => {},
    },
    queue: catchingQueue(waiting),
    tokens: createSessionTokens(secrets, clock),
  }
  return {
    services,
    clock,
    sent,
    waiting,
    async deliver() {
      for (const job of waiting.splice(0)) await deliverAccountMail(services, job)
    },
    newestCode(email) {
      const code = sent.findLast((mail) => mail.to === email)?.text.match(/^\d{6}$/m)?.[0]
      if (!code) throw new Error(`No code was mailed to ${email}`)
      return code
    },
  }
}

function catchingQueue(waiting: AccountMailJob[]): JobQueue {
  const unused = () => {
    throw new Error('Not part of this fixture')
  }
  return {
    enqueue: async (_tx, _job, payload) => {
      waiting.push(payload as unknown as AccountMailJob)
      return randomUUID()
    },
    register: unused,
    repeat: unused,
    start: unused,
    cancel: unused,
    probe: unused,
    stop: unused,
  }
}

export const newEmail = (): string => `${randomUUID()}@school.test`

export const registrationOf = (email: string) => ({
  email,
  first_name: 'Mei',
  last_name: 'Chan',
  password: PASSWORD,
  confirm_password: PASSWORD,
  consent: true,
})

/** Registers `email` from the browser `browserMark`, and delivers the mail about it. */
export async function registerHere(fixture: AccountFixture, email: string, browserMark = 'laptop'): Promise<void> {
  await register(fixture.services, { ...HERE, fields: registrationOf(email), browserMark })
  await fixture.deliver()
}

/** Has a code mailed and returns it. */
export async function receiveCode(fixture: AccountFixture, email: string): Promise<string> {
  await requestLoginCode(fixture.services, { ...HERE, email })
  await fixture.deliver()
  return fixture.newestCode(email)
}

/** Registers a new student and signs them in by code from the same browser. */
export async function signInNewStudent(fixture: AccountFixture, browserMark = 'laptop') {
  const email = newEmail()
  await registerHere(fixture, email, browserMark)
  const code = await receiveCode(fixture, email)
  return { email, ...(await logInWithCode(fixture.services, { ...HERE, email, code, browserMark })) }
}
