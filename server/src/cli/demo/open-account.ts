import { randomBytes } from 'node:crypto'
import { foldEmail } from '@lectern/domain/accounts'
import { hashAddress } from '../../core/accounts/address-hash.ts'
import { discardStudent } from '../../core/accounts/leaving/erase-student.ts'
import { hashPassword } from '../../core/accounts/login/passwords.ts'
import {
  findStudent,
  lockStudent,
  type StudentRow,
  savePassword,
  saveRegistration,
  verifyRegistration,
} from '../../core/accounts/student-store.ts'
import type { Services } from '../../services.ts'
import { RefusedError } from '../command.ts'

/** Kept apart from every consent that a person gave. */
const CONSENT_OF_NOBODY = 'demonstration'
const PASSWORD_BYTES = 9

/**
 * A new account without a password, which it gets once all is in it. One that was begun and never came so far is
 * discarded.
 * @throws RefusedError where the address has an account, or had one not long ago
 */
export async function openAccount(services: Services, address: string): Promise<{ id: number }> {
  const { credits, database, clock, secrets } = services
  const email = foldEmail(address)
  const known = await findStudent(database.queries, email)
  if (known && !isBegun(known)) throw new RefusedError(`${address} has an account already.`)
  if (known) await discardStudent(services, known.id)
  return database.transaction(async (tx) => {
    const { kind } = await saveRegistration(tx, {
      email,
      emailAsTyped: address,
      emailHash: hashAddress(secrets, email),
      firstName: 'Mei',
      lastName: 'Chan',
      passwordHash: null,
      language: null,
      browserHash: '',
      consentVersion: CONSENT_OF_NOBODY,
      now: clock.now(),
    })
    const student = kind === 'saved' ? await lockStudent(tx, email) : null
    if (!student) throw new RefusedError(`${address} cannot be registered now.`)
    await verifyRegistration(tx, student, clock.now())
    await credits.openBalance(tx, student.id)
    return { id: student.id }
  })
}

const isBegun = ({ consentVersion, passwordHash }: StudentRow): boolean =>
  consentVersion === CONSENT_OF_NOBODY && passwordHash === null

/** Gives the account a password, which is told once. */
export async function givePassword({ database }: Services, studentId: number): Promise<string> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await hashPassword(password)
  await database.transaction((tx) => savePassword(tx, studentId, passwordHash))
  return password
}
