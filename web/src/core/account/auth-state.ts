import type { User } from '@lectern/contract/accounts/users'

export interface AuthState {
  user: User | null
  isAuthenticated: boolean
  isLoading: boolean
  error: string | null
  /**
   * The session ended while a screen was open: the screen and its user stay, a dialog asks to sign in
   * (requirements/accounts.md#ended-session).
   */
  isExpired: boolean
  /** It ended because this browser was signed out, in another tab. */
  isSignedOut: boolean
  /** Whether it is known yet who is here. Until then the page shows the loading screen. */
  isSettled: boolean
}

export type AuthEvent =
  | { type: 'start' }
  | { type: 'success'; user: User }
  | { type: 'failure'; error: string }
  | { type: 'expire'; isSignedOut?: true }
  | { type: 'logout' }
  | { type: 'update'; fields: Partial<User> }
  | { type: 'clear-error' }

export const INITIAL_AUTH_STATE: AuthState = {
  user: null,
  isAuthenticated: false,
  isLoading: true,
  error: null,
  isExpired: false,
  isSignedOut: false,
  isSettled: false,
}

/** The auth state machine (requirements/accounts.md#auth-state). */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'start':
      return { ...state, isLoading: true, error: null }
    case 'success':
      return {
        user: event.user,
        isAuthenticated: true,
        isLoading: false,
        error: null,
        isExpired: false,
        isSignedOut: false,
        isSettled: true,
      }
    case 'failure': {
      // A refused login in the dialog over an open screen must not take the screen away.
      const user = state.isExpired ? state.user : null
      return { ...state, user, isAuthenticated: false, isLoading: false, error: event.error, isSettled: true }
    }
    case 'expire': {
      if (!state.user) return state
      const isSignedOut = state.isSignedOut || event.isSignedOut === true
      return { ...state, isAuthenticated: false, isLoading: false, isExpired: true, isSignedOut }
    }
    case 'logout':
      return { ...INITIAL_AUTH_STATE, isLoading: false, isSettled: true }
    case 'update':
      return state.user ? { ...state, user: { ...state.user, ...event.fields } } : state
    case 'clear-error':
      return { ...state, error: null }
  }
}
