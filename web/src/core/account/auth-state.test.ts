import { expect, test } from 'vitest'
import { type AuthState, INITIAL_AUTH_STATE, nextAuthState } from './auth-state.ts'

const user = {
  email: 'mei@example.hk',
  first_name: 'Mei',
  last_name: 'Chan',
  study_goal: '',
  language: null,
  credits: 18,
  date_joined: '2026-01-02T03:04:05Z',
}
const SIGNED_IN: AuthState = nextAuthState(INITIAL_AUTH_STATE, { type: 'success', user })

test('it starts in loading, with nobody known', () => {
  expect(INITIAL_AUTH_STATE).toMatchObject({ user: null, isAuthenticated: false, isLoading: true, isSettled: false })
})

test('start sets loading and clears the error', () => {
  const failed = nextAuthState(INITIAL_AUTH_STATE, { type: 'failure', error: 'Login failed' })
  expect(nextAuthState(failed, { type: 'start' })).toMatchObject({ isLoading: true, error: null })
})

test('success stores the user and marks authenticated', () => {
  expect(SIGNED_IN).toMatchObject({ user, isAuthenticated: true, isLoading: false, error: null, isSettled: true })
})

test('failure clears the user and stores the message', () => {
  expect(nextAuthState(SIGNED_IN, { type: 'failure', error: 'Login failed' })).toMatchObject({
    user: null,
    isAuthenticated: false,
    isLoading: false,
    error: 'Login failed',
  })
})

test('logout clears the user', () => {
  expect(nextAuthState(SIGNED_IN, { type: 'logout' })).toMatchObject({
    user: null,
    isAuthenticated: false,
    error: null,
  })
})

test('update merges fields into the user, and into nobody when nobody is here', () => {
  expect(nextAuthState(SIGNED_IN, { type: 'update', fields: { credits: 3 } }).user).toEqual({ ...user, credits: 3 })
  expect(nextAuthState(INITIAL_AUTH_STATE, { type: 'update', fields: { credits: 3 } }).user).toBeNull()
})

test('clear-error clears the error alone', () => {
  const failed = nextAuthState(SIGNED_IN, { type: 'failure', error: 'Login failed' })
  expect(nextAuthState(failed, { type: 'clear-error' })).toEqual({ ...failed, error: null })
})

test('a session that ends keeps the user for the open screen, even through a refused login', () => {
  const expired = nextAuthState(SIGNED_IN, { type: 'expire' })
  expect(expired).toMatchObject({ user, isAuthenticated: false, isExpired: true })
  const refused = nextAuthState(expired, { type: 'failure', error: 'Login failed' })
  expect(refused).toMatchObject({ user, isAuthenticated: false, isExpired: true, error: 'Login failed' })
  expect(nextAuthState(refused, { type: 'success', user })).toMatchObject({ isAuthenticated: true, isExpired: false })
})

test('a browser that was signed out elsewhere stays so through later checks, until somebody signs in', () => {
  const signedOut = nextAuthState(SIGNED_IN, { type: 'expire', isSignedOut: true })
  expect(signedOut).toMatchObject({ user, isExpired: true, isSignedOut: true })
  expect(nextAuthState(signedOut, { type: 'expire' }).isSignedOut).toBe(true)
  expect(nextAuthState(signedOut, { type: 'success', user }).isSignedOut).toBe(false)
})

test('a visitor has no session that could end', () => {
  const visitor = nextAuthState(INITIAL_AUTH_STATE, { type: 'logout' })
  expect(nextAuthState(visitor, { type: 'expire' })).toBe(visitor)
})
