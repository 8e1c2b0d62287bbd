import { timingSafeEqual } from 'node:crypto'
import { ACCESS_TOKEN_SECONDS } from '@lectern/domain/accounts'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Secrets } from '../../../settings/secrets.ts'
import type { RefusedBecause } from '../signed-in.ts'

export interface RefreshToken {
  sessionId: string
  /** How many exchanges led to it, counted from 0. */
  generation: number
}

/**
 * What a browser holds of its session. Each names the session and is signed for its own purpose, so that none passes for
 * another; whether the session still runs is for the database to say.
 */
export interface SessionTokens {
  signAccess(studentId: number, sessionId: string): string
  /** The session that a bearer token names, or why it is refused. */
  readAccess(token: string): { sessionId: string } | RefusedBecause
  signRefresh(token: RefreshToken): string
  readRefresh(token: string): RefreshToken | null
  signCookie(sessionId: string): string
  readCookie(value: string): string | null
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const GENERATION = /^\d{1,9}$/
/** Students of a school who study at once. */
const MOST_TOKENS_KEPT = 2000

export function createSessionTokens(secrets: Secrets, clock: Clock): SessionTokens {
  const signAccess = createSigner({ key: secrets.accessTokens, algorithm: 'HS256' })
  // The clock is ours to ask, so expiry is checked below.
  const verifyAccess = createVerifier({ key: secrets.accessTokens, algorithms: ['HS256'], ignoreExpiration: true })
  const verified = new VerifiedTokens((token) => verifiedPayload(verifyAccess, token))
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)
  const isSignature = (given: string, purpose: string, value: string) => isEqual(given, secrets.hash(purpose, value))

  return {
    signAccess(studentId, sessionId) {
      const iat = nowSeconds()
      return signAccess({ sub: String(studentId), sid: sessionId, iat, exp: iat + ACCESS_TOKEN_SECONDS })
    },
    readAccess(token) {
      const payload = verified.read(token)
      if (!payload) return 'unauthenticated'
      return payload.exp > nowSeconds() ? { sessionId: payload.sid } : 'token_expired'
    },
    signRefresh({ sessionId, generation }) {
      const value = `${sessionId}.${generation}`
      return `${value}.${secrets.hash('refresh-token', value)}`
    },
    readRefresh(token) {
      const [sessionId = '', generation = '', signature = '', ...rest] = token.split('.')
      if (rest.length || !UUID.test(sessionId) || !GENERATION.test(generation)) return null
      if (!isSignature(signature, 'refresh-token', `${sessionId}.${generation}`)) return null
      return { sessionId, generation: Number(generation) }
    },
    signCookie: (sessionId) => `${sessionId}.${secrets.hash('session-cookie', sessionId)}`,
    readCookie(value) {
      const [sessionId = '', signature = '', ...rest] = value.split('.')
      if (rest.length || !UUID.test(sessionId)) return null
      return isSignature(signature, 'session-cookie', sessionId) ? sessionId : null
    },
  }
}

interface AccessPayload {
  sid: string
  exp: number
}

/** What tokens of ours say, whose signature was found right lately: it stays so. Whether they still count is asked each time. */
class VerifiedTokens {
  readonly #verify: (token: string) => AccessPayload | null
  readonly #payloads = new Map<string, AccessPayload>()

  constructor(verify: (token: string) => AccessPayload | null) {
    this.#verify = verify
  }

  read(token: string): AccessPayload | null {
    const known = this.#payloads.get(token)
    if (known) return known
    const payload = this.#verify(token)
    if (this.#payloads.size >= MOST_TOKENS_KEPT) this.#payloads.clear()
    if (payload) this.#payloads.set(token, payload)
    return payload
  }
}

function verifiedPayload(verify: (token: string) => unknown, token: string): AccessPayload | null {
  try {
    const payload = verify(token) as Partial<AccessPayload>
    const { sid, exp } = payload
    return typeof sid === 'string' && UUID.test(sid) && typeof exp === 'number' ? { sid, exp } : null
  } catch {
    // Whatever is wrong with a token, its bearer learns only that it is not taken.
    return null
  }
}

const isEqual = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
