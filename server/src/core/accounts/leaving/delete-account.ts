import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { requireFreshLogin } from '../login/require-fresh-login.ts'
import type { SignedIn } from '../signed-in.ts'
import { eraseStudent } from './erase-student.ts'

/**
 * Deletes the account of whoever asks. The typed address is compared to the letter, as on the screen
 * (requirements/accounts.md#email-addresses).
 * @returns when the address may register again
 * @throws Problem `invalid`, `reauth_required`; `unauthenticated` if the account has just been deleted
 */
export async function deleteAccount(
  services: Services,
  signedIn: SignedIn,
  { typedEmail, language }: { typedEmail: string; language: Language },
): Promise<{ frozenUntil: Date }> {
  const { student } = signedIn
  if (typedEmail !== student.email) throw new Problem('invalid', ACCOUNT_TEXTS.emailMismatch)
  requireFreshLogin(services.clock, signedIn)
  const erased = await eraseStudent(services, student.id, language)
  if (!erased) throw new Problem('unauthenticated', ACCOUNT_TEXTS.sessionEnded)
  return erased
}
