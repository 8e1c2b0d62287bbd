import type { ExportEntry } from '../../../bound-module.ts'
import type { Services } from '../../../services.ts'
import { listSessionsOf } from '../sessions/session-store.ts'
import { readStudent } from '../student-store.ts'

/** Who the student is to us, and where they signed in; nothing that would let anybody in. */
export async function* exportAccount(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const row = await readStudent(database.queries, student.id)
  if (!row) return
  const {
    emailAsTyped: email,
    firstName,
    lastName,
    studyGoal,
    language,
    consentVersion,
    consentedAt,
    verifiedAt,
    createdAt,
  } = row
  yield {
    path: 'profile.json',
    content: {
      email,
      first_name: firstName,
      last_name: lastName,
      study_goal: studyGoal,
      language,
      date_joined: createdAt,
      email_verified_at: verifiedAt,
      consent: { version: consentVersion, given_at: consentedAt },
    },
  }
  const sessions = await listSessionsOf(database.queries, student.id)
  yield {
    path: 'sessions.json',
    content: sessions.map(({ userAgent, authenticatedAt, lastSeenAt, expiresAt, endedAt }) => ({
      browser: userAgent,
      signed_in_at: authenticatedAt,
      last_seen_at: lastSeenAt,
      expires_at: expiresAt,
      ended_at: endedAt,
    })),
  }
}
