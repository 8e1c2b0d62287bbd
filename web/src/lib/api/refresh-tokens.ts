import { underLock } from '../storage/under-lock.ts'
import { fetchWithCsrf } from './fetch-with-csrf.ts'
import { clearTokens, readTokens, storeTokens, type Tokens } from './tokens.ts'

const REFRESH_PATH = '/api/users/token/refresh/'
const LOCK = 'lectern-token-refresh'

let running: Promise<boolean> | null = null

/**
 * Exchanges the refresh token for new tokens; false when there is none or the server refuses it. One exchange at a time,
 * across tabs too: a token that another tab used a moment ago counts as replayed and ends the session
 * (requirements/accounts.md#sessions). Rejects when the server cannot be reached.
 *
 * @param refusedToken the access token that was refused; where the stored one differs, another tab was faster
 */
export function refreshTokens(refusedToken: string): Promise<boolean> {
  running ??= underLock(LOCK, () => exchange(refusedToken)).finally(() => {
    running = null
  })
  return running
}

async function exchange(refusedToken: string): Promise<boolean> {
  const tokens = readTokens()
  if (!tokens) return false
  if (tokens.access_token !== refusedToken) return true

  const response = await fetchWithCsrf(REFRESH_PATH, {
    method: 'POST',
    headers: new Headers({ accept: 'application/json', 'content-type': 'application/json' }),
    body: JSON.stringify({ refresh_token: tokens.refresh_token }),
    credentials: 'same-origin',
    cache: 'no-store',
  })
  if (response.status === 401) {
    clearTokens()
    return false
  }
  if (!response.ok) throw new TypeError(`The token exchange answered ${response.status}`)
  storeTokens((await response.json()) as Tokens)
  return true
}
