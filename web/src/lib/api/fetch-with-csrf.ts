const COOKIE = 'csrftoken'
const HEADER = 'x-csrftoken'
/** Where a fresh CSRF token comes from; its answer sets the cookie as well. */
const FRESH_TOKEN_PATH = '/api/users/csrf/'
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

export type RequestWithHeaders = RequestInit & { headers: Headers }

/**
 * `fetch` with the CSRF header that every unsafe request carries: from the cookie, or fetched where the cookie is missing
 * and no bearer token vouches for the request. A 403 means that the token was refused before anything was written: a
 * fresh one is fetched and the request sent once more (requirements/platform.md#calls). Rejects like `fetch`.
 */
export async function fetchWithCsrf(url: string, init: RequestWithHeaders): Promise<Response> {
  if (SAFE_METHODS.includes(init.method ?? 'GET')) return fetch(url, init)
  const token = readCsrfCookie() ?? (init.headers.has('authorization') ? null : await fetchCsrfToken(init.signal))
  const response = await fetch(url, withToken(init, token))
  if (response.status !== 403) return response
  return fetch(url, withToken(init, await fetchCsrfToken(init.signal)))
}

/** The CSRF token of this browser's cookie, or null. */
function readCsrfCookie(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : null
}

async function fetchCsrfToken(signal?: AbortSignal | null): Promise<string | null> {
  const response = await fetch(FRESH_TOKEN_PATH, { credentials: 'same-origin', cache: 'no-store', signal })
  if (!response.ok) return null
  const body = (await response.json()) as { csrfToken?: unknown }
  return typeof body.csrfToken === 'string' ? body.csrfToken : null
}

function withToken(init: RequestWithHeaders, token: string | null): RequestWithHeaders {
  const headers = new Headers(init.headers)
  if (token) headers.set(HEADER, token)
  return { ...init, headers }
}
