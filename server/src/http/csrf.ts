import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { COOKIES, type CookieJar } from './cookies.ts'

/** Names under which a form may carry the token in place of the header. */
export const CSRF_FORM_FIELDS = ['csrfmiddlewaretoken', 'csrf_token', 'csrfToken'] as const
const BROWSER_COOKIE_SECONDS = 400 * 24 * 3600
const NONCE_BYTES = 16

/**
 * CSRF tokens bound to the session, or before login to the browser (requirements/accounts.md#csrf): `nonce.hmac(nonce +
 * binding)`. Nothing is stored; a token dies with the cookie that it is bound to.
 */
export interface CsrfGuard {
  /**
   * Makes a token for this browser and sets it as the `csrftoken` cookie. `newSession` is the session cookie that this
   * same answer sets, where it does.
   */
  issue(cookies: CookieJar, newSession?: string): string
  /** The browser's mark, made if it has none yet. */
  browserMark(cookies: CookieJar): string
  /** @throws Problem `csrf_failed` if the request comes from another site or its token is not this browser's. */
  check(request: FastifyRequest, cookies: CookieJar, formToken?: string): void
}

export function createCsrfGuard(
  key: Buffer,
  isOwnOrigin: (origin: string, request: FastifyRequest) => boolean,
): CsrfGuard {
  const sign = (nonce: string, binding: string) =>
    createHmac('sha256', key).update(`${nonce}.${binding}`).digest('base64url')
  const bindingOf = (cookies: CookieJar) => cookies.get(COOKIES.session) ?? cookies.get(COOKIES.browser)

  const browserMark = (cookies: CookieJar): string => {
    const mark = cookies.get(COOKIES.browser) ?? randomBytes(NONCE_BYTES).toString('base64url')
    cookies.set(COOKIES.browser, mark, BROWSER_COOKIE_SECONDS)
    return mark
  }

  return {
    browserMark,
    issue(cookies, newSession) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      const mark = browserMark(cookies)
      const token = `${nonce}.${sign(nonce, newSession ?? cookies.get(COOKIES.session) ?? mark)}`
      cookies.set(COOKIES.csrf, token, BROWSER_COOKIE_SECONDS)
      return token
    },
    check(request, cookies, formToken) {
      const binding = bindingOf(cookies)
      const [nonce = '', signature = ''] = (headerOf(request, 'x-csrftoken') ?? formToken ?? '').split('.')
      const isSameSite = comesFromOwnSite(request, isOwnOrigin)
      if (!isSameSite || !binding || !isEqual(signature, sign(nonce, binding)))
        throw new Problem('csrf_failed', { id: 'requests.csrf' })
    },
  }
}

function comesFromOwnSite(request: FastifyRequest, isOwnOrigin: (origin: string, request: FastifyRequest) => boolean) {
  const site = headerOf(request, 'sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headerOf(request, 'origin')
  return !origin || isOwnOrigin(origin, request)
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

const isEqual = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
