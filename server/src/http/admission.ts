import { timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '@lectern/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Authenticator, Credentials, SignedIn } from '../core/accounts/signed-in.ts'
import { Problem } from '../problem.ts'
import { COOKIES, type CookieJar } from './cookies.ts'
import type { CsrfGuard } from './csrf.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const SIGN_IN = { id: 'errors.signInToContinue' } as const

export interface Admission {
  caller: SignedIn | null
  cookies: CookieJar
  /** A form may carry its CSRF token inside: it is checked once the form has been read. */
  isCsrfDue: boolean
  identify(): Promise<SignedIn | null>
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission
  }
}

export interface Gatekeeper {
  endpoint: Endpoint
  authenticator: Authenticator
  csrf: CsrfGuard
  operatorToken: string | null
}

/**
 * Decides whether a request may go on (requirements/accounts.md#credentials): who it is by bearer token or else by
 * session cookie, and that an unsafe request without a bearer token carries this browser's CSRF token.
 * @throws Problem 401, 403, or 404 for an operator's address called by anyone else
 */
export async function admit(request: FastifyRequest, cookies: CookieJar, gate: Gatekeeper): Promise<Admission> {
  const { endpoint, authenticator } = gate
  const credentials = { bearerToken: bearerTokenOf(request), sessionCookie: cookies.get(COOKIES.session) }
  if (endpoint.access === 'operator' && !isOperator(request, gate.operatorToken)) throw Problem.notFound()
  // Neither comes from a browser with cookies: there is no session to protect.
  if (endpoint.access === 'operator' || endpoint.access === 'signature')
    return { caller: null, cookies, isCsrfDue: false, identify: async () => null }
  const isStudentOnly = endpoint.access === 'student'
  if (isStudentOnly && !credentials.bearerToken && !credentials.sessionCookie)
    throw new Problem('unauthenticated', SIGN_IN)
  const isCsrfDue = checkCsrf(request, cookies, gate, credentials)
  const caller = isStudentOnly ? await authenticate(authenticator, credentials) : null
  const identify = async () => {
    const known = await authenticator.authenticate(credentials)
    return typeof known === 'string' ? null : known
  }
  return { caller, cookies, isCsrfDue, identify }
}

/** Checks the token now, or says that it may still come inside the form. */
function checkCsrf(request: FastifyRequest, cookies: CookieJar, gate: Gatekeeper, credentials: Credentials): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const { bearerToken } = credentials
  if (bearerToken && (gate.endpoint.access === 'student' || gate.authenticator.isSignedByUs(bearerToken))) return false
  if (gate.endpoint.form && !request.headers['x-csrftoken']) return true
  gate.csrf.check(request, cookies)
  return false
}

async function authenticate(authenticator: Authenticator, credentials: Credentials): Promise<SignedIn> {
  const known = await authenticator.authenticate(credentials)
  if (known === 'token_expired') throw new Problem('token_expired', { id: 'errors.sessionExpired' })
  if (known === 'unauthenticated') throw new Problem('unauthenticated', SIGN_IN)
  return known
}

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i

function bearerTokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  // A header that is there but malformed must not fall through to the cookie: the bearer decides.
  return BEARER.exec(header)?.[1] ?? 'malformed'
}

/** Whether a request bears the token of operators' calls. */
export function isOperator(request: FastifyRequest, operatorToken: string | null): boolean {
  const token = bearerTokenOf(request)
  if (!token || !operatorToken) return false
  const [given, expected] = [Buffer.from(token), Buffer.from(operatorToken)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
