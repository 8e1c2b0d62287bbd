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
  get(name: CookieName): string | null
  set(name: CookieName, value: string, maxAgeSeconds: number): void
  clear(name: CookieName): void
}

/** Cookies of one exchange. `isSecure` where the site is reached by https. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): CookieJar {
  const options = (name: CookieName) =>
    ({ path: '/', sameSite: 'lax', httpOnly: name !== COOKIES.csrf, secure: isSecure }) as const
  return {
    get: (name) => request.cookies[name] || null,
    set: (name, value, maxAgeSeconds) => {
      reply.setCookie(name, value, { ...options(name), maxAge: maxAgeSeconds })
    },
    clear: (name) => {
      reply.clearCookie(name, options(name))
    },
  }
}
