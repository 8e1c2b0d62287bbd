import { ACCOUNT_TEXTS, tidyName } from '@lectern/domain/accounts'
import { Problem } from '../../../problem.ts'
import type { AccountServices } from '../account-services.ts'
import type { Student } from '../signed-in.ts'
import { type ProfileFields, saveProfile } from '../student-store.ts'

/**
 * Changes names, study goal and, where it is given, language, and returns the student as they are then.
 * @throws Problem `invalid` when a name is missing
 */
export async function updateProfile(
  { database }: Pick<AccountServices, 'database'>,
  student: Student,
  input: Omit<ProfileFields, 'language'> & Partial<ProfileFields>,
): Promise<Student> {
  const fields = {
    firstName: tidyName(input.firstName),
    lastName: tidyName(input.lastName),
    studyGoal: input.studyGoal.trim(),
    language: input.language === undefined ? student.language : input.language,
  }
  if (!fields.firstName || !fields.lastName) throw new Problem('invalid', ACCOUNT_TEXTS.nameRequired)
  await database.transaction((tx) => saveProfile(tx, student.id, fields))
  return { ...student, ...fields }
}
