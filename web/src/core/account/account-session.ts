import { ApiError } from '@lectern/contract/api-error'
import type { User } from '@lectern/contract/users'
import { onApiSignal } from '../../lib/api-signals.ts'
import { errorText } from '../../lib/error-text.ts'
import { readStored, writeStored } from '../../lib/stored-value.ts'
import { clearTokens, REFRESH_KEY, readTokens, SIGNED_OUT_KEY, storeTokens, type Tokens } from '../../lib/tokens.ts'
import type { AccountApi } from './account-api.ts'
import { type AuthEvent, type AuthState, INITIAL_AUTH_STATE, nextAuthState } from './auth-state.ts'

const RECHECK_MS = 300_000
const RETRY_MS = 30_000
/** Paid calls come in bursts (chunks of one generation): the balance is read once after each burst. */
const BALANCE_PAUSE_MS = 400
const LOGOUT_TIMEOUT_MS = 15_000

const NO_USER_RECEIVED = 'Login failed - no user data received'
const LOGIN_FAILED = 'Login failed'

interface LoggedIn extends Tokens {
  user?: User
  password_discarded?: boolean
}

export interface SignInOutcome {
  /** Why the login was refused, for the student; null when it worked. */
  error: string | null
  /** The password typed at registration was dropped: it came from another browser (reading 13). */
  isPasswordDiscarded: boolean
}

export type AccountSession = ReturnType<typeof createAccountSession>

/** Who is signed in, as one small store: checks on load, re-checks, signs in and out, follows the other tabs. */
export function createAccountSession(api: AccountApi) {
  let state: AuthState = INITIAL_AUTH_STATE
  let checking: Promise<void> | null = null
  /** Counts logins and logouts: a check that began before one of them must not undo it. */
  let epoch = 0
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let balanceTimer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  function dispatch(event: AuthEvent): void {
    state = nextAuthState(state, event)
    for (const watcher of watchers) watcher()
  }

  function scheduleCheck(delayMs: number | null): void {
    clearTimeout(checkTimer)
    if (delayMs !== null) checkTimer = setTimeout(check, delayMs)
  }

  function check(): Promise<void> {
    checking ??= runCheck().finally(() => {
      checking = null
    })
    return checking
  }

  async function runCheck(): Promise<void> {
    const epochAtStart = epoch
    // Without tokens the visitor sees the page at once; the session route is tried behind it.
    if (!readTokens() && !state.user) dispatch({ type: 'logout' })
    try {
      const user = await findUser(api)
      if (epoch !== epochAtStart) return
      if (user) dispatch({ type: 'success', user })
      else dispatch({ type: state.user ? 'expire' : 'logout' })
      scheduleCheck(user ? RECHECK_MS : null)
    } catch (error) {
      if (epoch !== epochAtStart) return
      // Only a 401 clears the user: whoever was here before the network went stays here.
      if (!state.user && readTokens()) dispatch({ type: 'failure', error: errorText(error, 'Network error') })
      scheduleCheck(RETRY_MS)
    }
  }

  function refuse(error: string): SignInOutcome {
    dispatch({ type: 'failure', error })
    return { error, isPasswordDiscarded: false }
  }

  /** Runs a login call, keeps its tokens and its user. */
  async function signIn(call: () => Promise<LoggedIn>): Promise<SignInOutcome> {
    epoch += 1
    dispatch({ type: 'start' })
    try {
      const { user, password_discarded = false, ...tokens } = await call()
      if (!user) return refuse(NO_USER_RECEIVED)
      storeTokens(tokens)
      writeStored(SIGNED_OUT_KEY, null)
      dispatch({ type: 'success', user })
      scheduleCheck(RECHECK_MS)
      return { error: null, isPasswordDiscarded: password_discarded }
    } catch (error) {
      return refuse(errorText(error, LOGIN_FAILED))
    }
  }

  /** Signs out here at once, on the server as soon as it answers; until then a mark keeps the cookie from signing in. */
  async function logout(): Promise<void> {
    epoch += 1
    const refresh_token = readTokens()?.refresh_token
    writeStored(SIGNED_OUT_KEY, '1')
    clearTokens()
    scheduleCheck(null)
    dispatch({ type: 'logout' })
    const isSignedOut = await api.logout({ body: { refresh_token } }, { timeoutMs: LOGOUT_TIMEOUT_MS }).then(
      () => true,
      () => false,
    )
    if (isSignedOut && !state.user) writeStored(SIGNED_OUT_KEY, null)
  }

  /** Reads the profile again, credits included. Quiet: a failure leaves what is shown. */
  async function reload(): Promise<void> {
    const epochAtStart = epoch
    const user = await api.profile().catch(() => null)
    if (user && epoch === epochAtStart) dispatch({ type: 'update', fields: user })
  }

  function reloadAfterBurst(): void {
    clearTimeout(balanceTimer)
    balanceTimer = setTimeout(reload, BALANCE_PAUSE_MS)
  }

  /** Another tab signed out or in. */
  function followOtherTab({ key, newValue }: StorageEvent): void {
    if (key === SIGNED_OUT_KEY && newValue && state.user) {
      epoch += 1
      scheduleCheck(null)
      dispatch({ type: 'logout' })
    }
    if (key === REFRESH_KEY && newValue && !state.isAuthenticated) void check()
  }

  /** Begins: the first check, and listening to the client and the other tabs. Returns the way to stop. */
  function start(): () => void {
    const stops = [
      onApiSignal('sessionEnded', () => void (state.isAuthenticated && check())),
      onApiSignal('creditsChanged', reloadAfterBurst),
      onApiSignal('creditsRefunded', () => void reload()),
    ]
    window.addEventListener('storage', followOtherTab)
    void check()
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('storage', followOtherTab)
      scheduleCheck(null)
      clearTimeout(balanceTimer)
    }
  }

  return {
    start,
    check,
    logout,
    reload,
    signInWithCode: (email: string, otp_code: string) => signIn(() => api.login({ body: { email, otp_code } })),
    signInWithPassword: (email: string, password: string) =>
      signIn(() => api.passwordLogin({ body: { email, password } })),
    /** Merges what a profile update answered into the user. */
    update: (fields: Partial<User>) => dispatch({ type: 'update', fields }),
    clearError: () => dispatch({ type: 'clear-error' }),
    getState: () => state,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/**
 * The check of 1§4: by tokens (the client itself refreshes them once and asks again), else by the session cookie. Null
 * means signed out for certain; anything less certain rejects.
 */
async function findUser(api: AccountApi): Promise<User | null> {
  if (readTokens()) {
    const user = await unlessSignedOut(api.profile())
    if (user) return user
    clearTokens()
  }
  if (readStored(SIGNED_OUT_KEY)) return null
  await api.csrf()
  // Asked first so that a visitor's first page does not begin with a refused request.
  const { authenticated } = await api.checkAuth()
  return authenticated ? unlessSignedOut(api.profile()) : null
}

const unlessSignedOut = (profile: Promise<User>): Promise<User | null> =>
  profile.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
