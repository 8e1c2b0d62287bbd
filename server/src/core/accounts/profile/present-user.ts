import type { User } from '@lectern/contract/accounts/users'
import type { Student } from '../signed-in.ts'

/** The student as the wire shows them. */
export const presentUser = (student: Student): User => ({
  email: student.email,
  first_name: student.firstName,
  last_name: student.lastName,
  study_goal: student.studyGoal,
  language: student.language,
  credits: student.credits,
  date_joined: student.joinedAt.toISOString(),
  ...(!student.hasConsented && { needs_consent: true }),
})
