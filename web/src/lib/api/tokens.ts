import { readStored, writeStored } from '../storage/stored-value.ts'

const ACCESS_KEY = 'access_token'
export const REFRESH_KEY = 'refresh_token'
/**
 * Kept when a logout did not reach the server, so that the next load does not sign in again by cookie
 * (requirements/accounts.md#logout).
 */
export const SIGNED_OUT_KEY = 'signed_out'

export interface Tokens {
  access_token: string
  refresh_token: string
}

/** The tokens of this browser, shared by its tabs; null unless both are there. */
export function readTokens(): Tokens | null {
  const access_token = readStored(ACCESS_KEY)
  const refresh_token = readStored(REFRESH_KEY)
  return access_token && refresh_token ? { access_token, refresh_token } : null
}

export function storeTokens(tokens: Tokens): void {
  writeStored(ACCESS_KEY, tokens.access_token)
  writeStored(REFRESH_KEY, tokens.refresh_token)
}

export function clearTokens(): void {
  writeStored(ACCESS_KEY, null)
  writeStored(REFRESH_KEY, null)
}
