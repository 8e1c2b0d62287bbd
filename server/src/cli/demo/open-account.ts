import { randomBytes } from 'node:crypto'
import { foldEmail } from '@lectern/domain/accounts'
import { hashAddress } from '../../core/accounts/address-hash.ts'
import { hashPassword } from '../../core/accounts/login/passwords.ts'
import { findStudent, lockStudent, saveRegistration, verifyRegistration } from '../../core/accounts/student-store.ts'
import type { Services } from '../../services.ts'
import { RefusedError } from '../command.ts'

/** Kept apart from every consent that a person gave. */
const CONSENT_OF_NOBODY = 'demonstration'
const PASSWORD_BYTES = 9

/**
 * A new account with a password that is told once.
 * @throws RefusedError where the address has an account, or had one not long ago
 */
export async function openAccount(
  { credits, database, clock, secrets }: Services,
  address: string,
): Promise<{ id: number; password: string }> {
  const email = foldEmail(address)
  if (await findStudent(database.queries, email)) throw new RefusedError(`${address} has an account already.`)
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await hashPassword(password)
  return database.transaction(async (tx) => {
    const { kind } = await saveRegistration(tx, {
      email,
      emailAsTyped: address,
      emailHash: hashAddress(secrets, email),
      firstName: 'Mei',
      lastName: 'Chan',
      passwordHash,
      language: null,
      browserHash: '',
      consentVersion: CONSENT_OF_NOBODY,
      now: clock.now(),
    })
    const student = kind === 'saved' ? await lockStudent(tx, email) : null
    if (!student) throw new RefusedError(`${address} cannot be registered now.`)
    await verifyRegistration(tx, student, clock.now())
    await credits.openBalance(tx, student.id)
    return { id: student.id, password }
  })
}
