import { type Cookies, parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names of every cookie that the site sets. */
export const COOKIES = {
  /** Opaque token of the session; HttpOnly. */
  session: 'lectern_session',
  /** Marks a browser before it signs in: binds CSRF tokens and pending passwords; HttpOnly. */
  browser: 'lectern_browser',
  /** CSRF token that the page reads and sends back in X-CSRFToken. */
  csrf: 'csrftoken',
} as const

type CookieName = (typeof COOKIES)[keyof typeof COOKIES]

export interface CookieJar {
  /** What the browser sent, whatever was set since. */
  get(name: CookieName): string | null
  set(name: CookieName, value: string, maxAgeSeconds: number): void
  clear(name: CookieName): void
}

/** Cookies of one exchange, read when the first is asked for. */
export class ExchangedCookies implements CookieJar {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #isSecure: boolean
  #sent: Cookies | null = null
  /** What is set, as it is written: the last of each name counts. */
  #set: Map<CookieName, string> | null = null

  /** @param isSecure where the site is reached by https */
  constructor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean) {
    this.#request = request
    this.#reply = reply
    this.#isSecure = isSecure
  }

  get(name: CookieName): string | null {
    const { cookie } = this.#request.headers
    if (cookie === undefined) return null
    this.#sent ??= parseCookie(cookie)
    return this.#sent[name] || null
  }

  set(name: CookieName, value: string, maxAgeSeconds: number): void {
    this.#write({ name, value, maxAge: maxAgeSeconds })
  }

  clear(name: CookieName): void {
    this.#write({ name, value: '', maxAge: 0, expires: new Date(0) })
  }

  #write(cookie: { name: CookieName; value: string; maxAge: number; expires?: Date }): void {
    const { name } = cookie
    const httpOnly = name !== COOKIES.csrf
    this.#set ??= new Map()
    this.#set.set(name, stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', httpOnly, secure: this.#isSecure }))
    // The framework adds to what is there.
    this.#reply.removeHeader('set-cookie').header('set-cookie', [...this.#set.values()])
  }
}
