import { ACCOUNT_TEXTS, foldEmail, isCode } from '@lectern/domain/accounts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import { clientSubject } from '../../limits/client-subject.ts'
import type { AccountServices } from '../account-services.ts'
import { hashAddress, hashBrowser } from '../address-hash.ts'
import { type LoginOrigin, type OpenedSession, openSession } from '../sessions/open-session.ts'
import {
  claimWelcomeCredits,
  lockStudent,
  type StudentRow,
  verifyAddressAlone,
  verifyRegistration,
} from '../student-store.ts'
import { tryLoginCode } from './login-codes.ts'

interface CodeLogin extends LoginOrigin {
  email: string
  code: string
  browserMark: string
}

interface CodeLoginResult extends OpenedSession {
  /** What was typed at registration was not typed in this browser, and is forgotten: the password, names and consent. */
  isPasswordDiscarded: boolean
}

/**
 * Signs in with a mailed code. The first time this shows that the address is the student's: it settles what becomes of
 * what was typed at registration, and brings the free credits.
 * @throws Problem `invalid` for what cannot be a code, which uses up no try; `bad_credentials`, `rate_limited`
 */
export async function logInWithCode(services: AccountServices, login: CodeLogin): Promise<CodeLoginResult> {
  const { database, limits } = services
  const email = foldEmail(login.email)
  const code = login.code.normalize('NFKC').trim()
  if (!email || !code) throw new Problem('invalid', ACCOUNT_TEXTS.codeFieldsRequired)
  if (!isCode(code)) throw new Problem('invalid', ACCOUNT_TEXTS.codeLength)
  const failure = [['wrongCodesOfClient', clientSubject(login.clientAddress)]] as const
  await limits.hitAll(failure)

  // A wrong code must not throw in here: the try that it cost has to be committed.
  const result = await database.transaction(async (tx) => {
    const isRight = await tryLoginCode(services, tx, { email, code })
    const student = isRight ? await lockStudent(tx, email) : null
    if (!student) return null
    const isPasswordDiscarded = student.verifiedAt
      ? false
      : await verifyFirstTime(services, tx, student, login.browserMark)
    await limits.takeBack(tx, failure)
    return { ...(await openSession(services, tx, student.id, login)), isPasswordDiscarded }
  })
  if (!result) throw new Problem('bad_credentials', ACCOUNT_TEXTS.wrongCode)
  return result
}

/** Returns whether what was registered is forgotten. */
async function verifyFirstTime(
  { clock, config, credits, secrets }: AccountServices,
  tx: Transaction,
  student: StudentRow,
  browserMark: string,
): Promise<boolean> {
  const isSameBrowser = student.pendingBrowserHash === hashBrowser(secrets, browserMark)
  await (isSameBrowser ? verifyRegistration : verifyAddressAlone)(tx, student, clock.now())
  await credits.openBalance(tx, student.id)
  const isFirstOfAddress = await claimWelcomeCredits(tx, hashAddress(secrets, student.email))
  if (isFirstOfAddress && config.welcomeCredits > 0)
    await credits.grant(tx, {
      studentId: student.id,
      kind: 'welcome',
      amountCredits: config.welcomeCredits,
      reference: 'first-login',
    })
  return !isSameBrowser
}
