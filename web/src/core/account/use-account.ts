import { useSyncExternalStore } from 'react'
import { accountApi } from './account-api.ts'
import { AccountSession } from './account-session.ts'
import { readRememberedUser } from './remembered-user.ts'

/** The one session of this page. Screens use `useAccount`. */
export const accountSession = new AccountSession(accountApi)

/** Whether it is this student who is signed in now. */
export function isSignedIn(student: string): boolean {
  const { user, isAuthenticated } = accountSession.getState()
  return isAuthenticated && user?.email === student && !isAnotherSignedIn(student)
}

/** Whether the calls of this tab are its student's: another tab may have signed somebody else in. */
export function isStudentHere(): boolean {
  const { user } = accountSession.getState()
  return user !== null && isSignedIn(user.email)
}

/** Whether somebody else than this student is signed in now: here, or in another tab, whose tokens are this one's too. */
export const isAnotherSignedIn = (student: string): boolean =>
  [accountSession.getState().user, readRememberedUser()].some((user) => user !== null && user.email !== student)

/** Who is signed in: the auth state (requirements/accounts.md#auth-state) and what can be done about it. */
export function useAccount() {
  const state = useSyncExternalStore(accountSession.subscribe, accountSession.getState)
  const { signInWithCode, signInWithPassword, renewLogin, logout, update, reload, check, clearError } = accountSession
  return { ...state, signInWithCode, signInWithPassword, renewLogin, logout, update, reload, check, clearError }
}
