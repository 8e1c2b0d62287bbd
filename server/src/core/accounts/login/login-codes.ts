import { randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS, CODE_LIFETIME_SECONDS, CODE_TRIES } from '@lectern/domain/accounts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { AccountServices } from '../account-services.ts'
import { hashAddress } from '../address-hash.ts'
import { closeLoginCode, replaceLoginCode, spendTry } from './login-code-store.ts'

type CodeServices = Pick<AccountServices, 'clock' | 'secrets'>

/**
 * Makes the one open code of an address (requirements/accounts.md#login-codes), of which only a keyed hash is stored.
 * `email` is case-folded.
 */
export async function openLoginCode({ clock, secrets }: CodeServices, tx: Transaction, email: string): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  await replaceLoginCode(tx, {
    emailHash: hashAddress(secrets, email),
    codeHash: hashCode({ secrets }, email, code),
    triesLeft: CODE_TRIES,
    expiresAt: new Date(clock.now().getTime() + CODE_LIFETIME_SECONDS * 1000),
  })
  return code
}

/** Tries a code: true once for the right one, which is then gone. A wrong one costs one of its tries. */
export async function tryLoginCode(
  { clock, secrets }: CodeServices,
  tx: Transaction,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const emailHash = hashAddress(secrets, email)
  const expected = await spendTry(tx, emailHash, clock.now())
  const given = hashCode({ secrets }, email, code)
  const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(expected ?? hashCode({ secrets }, email, 'none')))
  if (!isRight) return false
  await closeLoginCode(tx, emailHash)
  return true
}

const hashCode = ({ secrets }: Pick<CodeServices, 'secrets'>, email: string, code: string): string =>
  secrets.hash('login-code', `${email}\0${code}`)
