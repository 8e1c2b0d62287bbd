import type { usersEndpoints } from '@lectern/contract/accounts/users'
import type { Body } from '@lectern/contract/endpoint'
import { ACCOUNT_TEXTS, CONSENT_VERSION, tidyName } from '@lectern/domain/accounts'
import { Problem } from '../../../problem.ts'
import type { AccountServices } from '../account-services.ts'
import type { Student } from '../signed-in.ts'
import { saveIntroduction } from '../student-store.ts'

/**
 * Takes the names and the consent of a student whose address somebody else may have registered. One who has given them
 * before stays as they are.
 * @throws Problem `invalid` when a name or the consent is missing
 */
export async function introduceStudent(
  { clock, database }: Pick<AccountServices, 'clock' | 'database'>,
  student: Student,
  input: Body<typeof usersEndpoints.introduce>,
): Promise<Student> {
  const names = { firstName: tidyName(input.first_name), lastName: tidyName(input.last_name) }
  if (!names.firstName || !names.lastName) throw new Problem('invalid', ACCOUNT_TEXTS.nameRequired)
  if (!input.consent) throw new Problem('invalid', ACCOUNT_TEXTS.consentRequired)
  if (student.hasConsented) return student
  const now = clock.now()
  await database.transaction((tx) =>
    saveIntroduction(tx, student.id, { ...names, consentVersion: CONSENT_VERSION, now }),
  )
  return { ...student, ...names, hasConsented: true }
}
