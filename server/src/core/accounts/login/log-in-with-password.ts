import { ACCOUNT_TEXTS, foldEmail } from '@lectern/domain/accounts'
import { Problem } from '../../../problem.ts'
import { clientSubject } from '../../limits/client-subject.ts'
import type { AccountServices } from '../account-services.ts'
import { type LoginOrigin, type OpenedSession, openSession } from '../sessions/open-session.ts'
import { findStudent, lockStudent } from '../student-store.ts'
import { isPassword } from './passwords.ts'

interface PasswordLogin extends LoginOrigin {
  email: string
  password: string
}

/**
 * Signs in with a password. An unknown address, a wrong password and one that is not activated yet look alike and take
 * as long.
 * @throws Problem `invalid`, `bad_credentials`, `rate_limited`
 */
export async function logInWithPassword(services: AccountServices, login: PasswordLogin): Promise<OpenedSession> {
  const { database, limits } = services
  const email = foldEmail(login.email)
  if (!email || !login.password) throw new Problem('invalid', ACCOUNT_TEXTS.loginFieldsRequired)
  const client = clientSubject(login.clientAddress)
  const failures = [
    ['wrongPasswordsOfAddressAndClient', `${email}\0${client}`],
    ['wrongPasswordsOfClient', client],
  ] as const
  // Counted before the answer is known, so that many tries at once are not all under the limit.
  await limits.hitAll(failures)

  const wrong = () => new Problem('bad_credentials', ACCOUNT_TEXTS.wrongPassword)
  const student = await findStudent(database.queries, email)
  if (!(await isPassword(student?.passwordHash ?? null, login.password)) || !student) throw wrong()
  return database.transaction(async (tx) => {
    // While the hash was computed, the password may have been changed or the account deleted.
    const current = await lockStudent(tx, email)
    if (current?.id !== student.id || current.passwordHash !== student.passwordHash) throw wrong()
    await limits.takeBack(tx, failures)
    return openSession(services, tx, student.id, login)
  })
}
