import { MAX_EMAIL_CHARACTERS } from '@lectern/domain/accounts'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Done, Timestamp } from '../shapes.ts'

const Password = z.string().max(200)
const Message = z.object({ message: z.string() })

/** A browser that the student is signed in with, until its session ends (requirements/accounts.md#sessions). */
const SessionInfo = z
  .object({
    id: z.uuid(),
    /** The browser as it called itself, shortened for people, such as 'Firefox on Linux'. */
    browser: z.string(),
    signed_in_at: Timestamp,
    last_seen_at: Timestamp,
    /** The session that asks. */
    is_current: z.boolean(),
  })
  .meta({ id: 'SessionInfo' })
export type SessionInfo = z.infer<typeof SessionInfo>

/**
 * What a student does with the account itself: password, deletion, sessions, storage, export
 * (requirements/accounts.md#profile).
 */
export const accountSettingsEndpoints = endpoints({
  updatePassword: {
    method: 'POST',
    path: '/api/users/password-update/',
    summary: 'Sets a new password and ends every other session; needs a login of the last 10 minutes',
    access: 'student',
    body: z.object({ new_password: Password, confirm_password: Password }),
    response: Message,
    errors: ['reauth_required'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/users/delete-account/',
    summary: 'Erases everything of the student and freezes the address; needs a login of the last 10 minutes',
    access: 'student',
    body: z.object({ email: z.string().max(MAX_EMAIL_CHARACTERS) }),
    response: Message.extend({ frozen_until: Timestamp }),
    errors: ['reauth_required'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/users/sessions/',
    summary: 'Where the student is signed in',
    access: 'student',
    response: z.object({ sessions: z.array(SessionInfo) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/users/sessions/:id/',
    summary: "Ends one of the student's sessions",
    access: 'student',
    params: z.object({ id: z.uuid() }),
    response: Done,
    errors: ['not_found'],
  },
  endAllSessions: {
    method: 'POST',
    path: '/api/users/sessions/end-all/',
    summary: 'Signs out everywhere, here too',
    access: 'student',
    response: Done,
  },
  storage: {
    method: 'GET',
    path: '/api/users/storage/',
    summary: "How much of the student's storage is used",
    access: 'student',
    response: z.object({ storage_mb: z.number(), storage_limit_mb: z.int() }),
  },
  exportData: {
    method: 'GET',
    path: '/api/users/export/',
    summary: 'Everything that the student owns, as one zip of JSON and files',
    access: 'student',
    download: 'application/zip',
  },
})
