import { useSyncExternalStore } from 'react'
import { accountApi } from './account-api.ts'
import { AccountSession } from './account-session.ts'

/** The one session of this page. Screens use `useAccount`. */
export const accountSession = new AccountSession(accountApi)

/** Who is signed in: the auth state (requirements/accounts.md#auth-state) and what can be done about it. */
export function useAccount() {
  const state = useSyncExternalStore(accountSession.subscribe, accountSession.getState)
  const { signInWithCode, signInWithPassword, renewLogin, logout, update, reload, check, clearError } = accountSession
  return { ...state, signInWithCode, signInWithPassword, renewLogin, logout, update, reload, check, clearError }
}
