import { MAX_EMAIL_CHARACTERS, MAX_NAME_CHARACTERS, MAX_STUDY_GOAL_CHARACTERS } from '@lectern/domain/accounts'
import { LANGUAGES } from '@lectern/texts/languages'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Done, Timestamp } from '../shapes.ts'

/** Lengths are bounded here; what is missing or wrong is told by `@lectern/domain/accounts`. */
const Email = z.string().max(MAX_EMAIL_CHARACTERS)
const Password = z.string().max(200)
const Name = z.string().max(MAX_NAME_CHARACTERS)

/** The student as the header and the profile show them (requirements/accounts.md#profile). */
export const User = z
  .object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    study_goal: z.string(),
    /** What the product speaks to the student; null where nothing was chosen: then `Accept-Language` decides. */
    language: z.enum(LANGUAGES).nullable(),
    credits: z.int(),
    date_joined: Timestamp,
    /**
     * The address was registered in another browser, perhaps by somebody else: whose it is has yet to say their name and
     * to consent, by `introduction/`.
     */
    needs_consent: z.literal(true).optional(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
const LoggedIn = Tokens.extend({
  user: User,
  /**
   * A password typed at registration in another browser was discarded; the student should set one
   * (requirements/accounts.md#pending-password).
   */
  password_discarded: z.boolean().optional(),
}).meta({ id: 'LoggedIn' })
const Message = z.object({ message: z.string() })
const Authenticated = z.object({ authenticated: z.boolean() })

const CHECK = {
  method: 'GET',
  summary: 'Whether the caller is signed in',
  access: 'public',
  response: Authenticated,
} as const

/** Registering, signing in and out, tokens, and the profile (requirements/accounts.md#calls-of-users). */
export const usersEndpoints = endpoints({
  register: {
    method: 'POST',
    path: '/api/users/register/',
    summary: 'Registers an address; never signs in, and answers the same for a known one',
    access: 'public',
    body: z.object({
      email: Email,
      first_name: Name,
      last_name: Name,
      password: Password,
      confirm_password: Password,
      consent: z.boolean().default(false),
      /** What the product is to speak to the student; without it their browser decides, until they choose. */
      language: z.enum(LANGUAGES).optional(),
    }),
    response: Message,
  },
  requestOtp: {
    method: 'POST',
    path: '/api/users/request-otp/',
    summary: 'Mails a login code; answers the same for an unknown address',
    access: 'public',
    body: z.object({ email: Email }),
    response: Message,
  },
  login: {
    method: 'POST',
    path: '/api/users/login/',
    summary: 'Signs in with a mailed code',
    access: 'public',
    body: z.object({ email: Email, otp_code: z.string().max(20) }),
    response: LoggedIn,
    errors: ['bad_credentials'],
  },
  passwordLogin: {
    method: 'POST',
    path: '/api/users/password-login/',
    summary: 'Signs in with a password',
    access: 'public',
    body: z.object({ email: Email, password: Password }),
    response: LoggedIn,
    errors: ['bad_credentials'],
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout/',
    summary: 'Ends the session named by the refresh token or the session cookie',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(500).optional() }).default({}),
    response: Done,
  },
  introduce: {
    method: 'POST',
    path: '/api/users/introduction/',
    summary: 'The names and the consent of a student whose registration was not taken over (`needs_consent`)',
    access: 'student',
    body: z.object({ first_name: Name, last_name: Name, consent: z.boolean().default(false) }),
    response: User,
  },
  refreshToken: {
    method: 'POST',
    path: '/api/users/token/refresh/',
    summary: 'Exchanges a refresh token for new tokens; a replayed one ends the session',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(500) }),
    response: Tokens,
  },
  csrf: {
    method: 'GET',
    path: '/api/users/csrf/',
    summary: 'A CSRF token for this browser, also set as the cookie csrftoken',
    access: 'public',
    response: z.object({ csrfToken: z.string() }),
  },
  testSession: { ...CHECK, path: '/api/users/test-session/' },
  checkAuth: { ...CHECK, path: '/api/users/check-auth/' },
  simpleAuthTest: { ...CHECK, path: '/api/users/simple-auth-test/' },
  profile: {
    method: 'GET',
    path: '/api/users/profile/',
    summary: 'The signed-in student',
    access: 'student',
    response: User,
  },
  updateProfile: {
    method: 'POST',
    path: '/api/users/profile/',
    summary: 'Changes names, study goal and language',
    access: 'student',
    body: z.object({
      first_name: Name,
      last_name: Name,
      study_goal: z.string().max(MAX_STUDY_GOAL_CHARACTERS).default(''),
      /** Left out: stays as it is. */
      language: z.enum(LANGUAGES).nullable().optional(),
    }),
    response: User,
  },
})
