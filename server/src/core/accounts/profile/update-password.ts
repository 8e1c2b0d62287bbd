import { ACCOUNT_TEXTS, checkPassword } from '@lectern/domain/accounts'
import type { Language } from '@lectern/texts/languages'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../../problem.ts'
import type { AccountServices } from '../account-services.ts'
import { isCommonPassword } from '../login/common-passwords.ts'
import { hashPassword } from '../login/passwords.ts'
import { requireFreshLogin } from '../login/require-fresh-login.ts'
import { requestAccountMail } from '../mails/request-account-mail.ts'
import { endSessionsOf, lockRunningSession } from '../sessions/session-store.ts'
import type { SignedIn } from '../signed-in.ts'
import { savePassword } from '../student-store.ts'

interface NewPassword {
  password: string
  confirmation: string
  /** What the mail about it speaks. */
  language: Language
}

/**
 * Sets a new password. Every other session ends, since the old password may be why it exists; the student is told by
 * mail, in case it was not them.
 * @throws Problem `invalid` in the catalogue's words; `reauth_required`; `unauthenticated` if this session has just ended
 */
export async function updatePassword(
  services: AccountServices,
  signedIn: SignedIn,
  { password, confirmation, language }: NewPassword,
): Promise<void> {
  const { clock, database } = services
  const refusal = checkNewPassword(password, confirmation)
  if (refusal) throw new Problem('invalid', refusal)
  requireFreshLogin(clock, signedIn)

  const { sessionId, student } = signedIn
  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    const now = clock.now()
    // The student before the session, as whoever signs in takes them.
    const email = await savePassword(tx, student.id, passwordHash)
    const session = await lockRunningSession(tx, sessionId, now)
    if (!email || !session) throw new Problem('unauthenticated', ACCOUNT_TEXTS.sessionEnded)
    await endSessionsOf(tx, student.id, now, { except: sessionId })
    await requestAccountMail(services, tx, { kind: 'password-changed', email, language })
  })
}

function checkNewPassword(password: string, confirmation: string): Message | null {
  if (!password.trim() || !confirmation.trim()) return ACCOUNT_TEXTS.passwordFieldsRequired
  return checkPassword(password, confirmation) ?? (isCommonPassword(password) ? ACCOUNT_TEXTS.passwordTooCommon : null)
}
