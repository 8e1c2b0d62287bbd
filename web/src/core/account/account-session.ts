import type { User } from '@lectern/contract/accounts/users'
import { ApiError } from '@lectern/contract/api-error'
import { onApiSignal } from '../../lib/api/api-signals.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { isOutage } from '../../lib/api/is-outage.ts'
import { clearTokens, REFRESH_KEY, readTokens, SIGNED_OUT_KEY, storeTokens, type Tokens } from '../../lib/api/tokens.ts'
import { say } from '../../lib/language.ts'
import { readStored, writeStored } from '../../lib/storage/stored-value.ts'
import { underLock } from '../../lib/storage/under-lock.ts'
import type { AccountApi } from './account-api.ts'
import { type AuthEvent, type AuthState, INITIAL_AUTH_STATE, nextAuthState } from './auth-state.ts'
import { readRememberedUser, rememberUser } from './remembered-user.ts'
import { SESSION_LOCK, SessionEnding } from './session-ending.ts'

const RECHECK_MS = 300_000
const RETRY_MS = 30_000
/** Paid calls come in bursts (chunks of one generation): the balance is read once after each burst. */
const BALANCE_PAUSE_MS = 400
/** A check keeps the student waiting at the loading screen: it gives up long before a paid call would. */
const CHECK_TIMEOUT_MS = 20_000
/** Sooner where it is known who was here last: they can go on without a network. */
const REMEMBERED_TIMEOUT_MS = 6000

interface LoggedIn extends Tokens {
  user?: User
  password_discarded?: boolean
}

export interface SignInOutcome {
  /** Why the login was refused, for the student; null when it worked. */
  error: string | null
  /**
   * The password typed at registration was dropped: it came from another browser
   * (requirements/accounts.md#pending-password).
   */
  isPasswordDiscarded: boolean
}

/** Who is signed in, as one small store: checks on load, re-checks, signs in and out, follows the other tabs. */
export class AccountSession {
  readonly #api: AccountApi
  readonly #ending: SessionEnding
  readonly #watchers = new Set<() => void>()
  #state: AuthState = INITIAL_AUTH_STATE
  #checking: Promise<void> | null = null
  /** Counts logins and logouts: a check that began before one of them must not undo it. */
  #epoch = 0
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #balanceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(api: AccountApi) {
    this.#api = api
    this.#ending = new SessionEnding(api)
  }

  readonly getState = (): AuthState => this.#state

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Begins: the first check, and listening to the client and the other tabs. Returns the way to stop. */
  readonly start = (): (() => void) => {
    const stops = [
      onApiSignal('sessionEnded', () => void (this.#state.isAuthenticated && this.check())),
      onApiSignal('creditsChanged', this.#reloadAfterBurst),
      onApiSignal('creditsRefunded', () => void this.reload()),
    ]
    window.addEventListener('storage', this.#followOtherTab)
    window.addEventListener('online', this.#ending.resume)
    window.addEventListener('online', this.#checkAgain)
    void this.#ending.resume()
    void this.check()
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('storage', this.#followOtherTab)
      window.removeEventListener('online', this.#ending.resume)
      window.removeEventListener('online', this.#checkAgain)
      this.#ending.stop()
      this.#scheduleCheck(null)
      clearTimeout(this.#balanceTimer)
    }
  }

  /** Finds out who is here; one check at a time. */
  readonly check = (): Promise<void> => {
    this.#checking ??= this.#runCheck().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  readonly signInWithCode = (email: string, otp_code: string): Promise<SignInOutcome> =>
    this.#signIn(() => this.#api.login({ body: { email, otp_code } }))

  readonly signInWithPassword = (email: string, password: string): Promise<SignInOutcome> =>
    this.#signIn(() => this.#api.passwordLogin({ body: { email, password } }))

  /**
   * Lets the student sign in anew while the session runs; a refused code leaves everything as it is
   * (requirements/accounts.md#fresh-login).
   */
  readonly renewLogin = (email: string, otp_code: string): Promise<SignInOutcome> =>
    this.#enter(() => this.#api.login({ body: { email, otp_code } }))

  /** Signs out here at once, on the server as soon as it answers. */
  readonly logout = (): Promise<void> => {
    const refresh_token = readTokens()?.refresh_token
    clearTokens()
    const ended = this.#ending.begin(refresh_token)
    this.#leave()
    return ended
  }

  /** Reads the profile again, credits included. Quiet: a failure leaves what is shown. */
  readonly reload = async (): Promise<void> => {
    const epoch = this.#epoch
    const user = await this.#api.profile().catch(() => null)
    if (user && epoch === this.#epoch) this.update(user)
  }

  /** Merges what a profile update answered into the user. */
  readonly update = (fields: Partial<User>): void => this.#dispatch({ type: 'update', fields })

  readonly clearError = (): void => this.#dispatch({ type: 'clear-error' })

  #dispatch(event: AuthEvent): void {
    this.#state = nextAuthState(this.#state, event)
    if (event.type === 'logout') rememberUser(null)
    else if (this.#state.isAuthenticated) rememberUser(this.#state.user)
    for (const watcher of this.#watchers) watcher()
  }

  #scheduleCheck(delayMs: number | null): void {
    clearTimeout(this.#checkTimer)
    if (delayMs !== null) this.#checkTimer = setTimeout(this.check, delayMs)
  }

  async #runCheck(): Promise<void> {
    const epoch = this.#epoch
    // Without tokens the visitor sees the page at once; the session route is tried behind it.
    if (!readTokens() && !this.#state.user) this.#dispatch({ type: 'logout' })
    try {
      const user = await findUser(this.#api)
      if (epoch !== this.#epoch) return
      if (user) this.#dispatch({ type: 'success', user })
      else this.#dispatch({ type: this.#state.user ? 'expire' : 'logout' })
      this.#scheduleCheck(user ? RECHECK_MS : null)
    } catch (error) {
      if (epoch !== this.#epoch) return
      // Only a 401 clears the user: whoever was here before the network went stays here, and is here again after a reload.
      const known = isOutage(error) && readTokens() ? readRememberedUser() : null
      if (!this.#state.user && known) this.#dispatch({ type: 'success', user: known })
      else if (!this.#state.user && readTokens())
        this.#dispatch({ type: 'failure', error: errorText(error, say('errors.network')) })
      this.#scheduleCheck(RETRY_MS)
    }
  }

  async #signIn(call: () => Promise<LoggedIn>): Promise<SignInOutcome> {
    this.#dispatch({ type: 'start' })
    const outcome = await this.#enter(call)
    if (outcome.error !== null) this.#dispatch({ type: 'failure', error: outcome.error })
    return outcome
  }

  /** Runs a login call, keeps its tokens and its user. A refused one changes nothing. */
  async #enter(call: () => Promise<LoggedIn>): Promise<SignInOutcome> {
    this.#epoch += 1
    try {
      const {
        user,
        password_discarded = false,
        ...tokens
      } = await underLock(SESSION_LOCK, async () => {
        const answer = await call()
        if (answer.user) writeStored(SIGNED_OUT_KEY, null)
        return answer
      })
      if (!user) return refused(say('accounts.noUserReceived'))
      storeTokens(tokens)
      this.#dispatch({ type: 'success', user })
      this.#scheduleCheck(RECHECK_MS)
      return { error: null, isPasswordDiscarded: password_discarded }
    } catch (error) {
      return refused(errorText(error, say('accounts.loginFailed')))
    }
  }

  #leave(): void {
    this.#epoch += 1
    this.#scheduleCheck(null)
    this.#dispatch({ type: 'logout' })
  }

  #lose(): void {
    this.#epoch += 1
    this.#scheduleCheck(null)
    this.#dispatch({ type: 'expire', isSignedOut: true })
  }

  /** The network is back: who could not be asked for is asked for now. */
  readonly #checkAgain = (): void => void (this.#state.user && this.check())

  readonly #reloadAfterBurst = (): void => {
    clearTimeout(this.#balanceTimer)
    this.#balanceTimer = setTimeout(this.reload, BALANCE_PAUSE_MS)
  }

  /** Another tab signed out, which leaves this screen and what is typed on it, or in. */
  readonly #followOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (key === SIGNED_OUT_KEY && newValue && this.#state.user) this.#lose()
    if (key === REFRESH_KEY && newValue && !this.#state.isAuthenticated) void this.check()
  }
}

const refused = (error: string): SignInOutcome => ({ error, isPasswordDiscarded: false })

/**
 * The check of who is there: by tokens (the client itself refreshes them once and asks again), else by the session cookie. Null
 * means signed out for certain; anything less certain rejects.
 */
async function findUser(api: AccountApi): Promise<User | null> {
  const options = { timeoutMs: readRememberedUser() ? REMEMBERED_TIMEOUT_MS : CHECK_TIMEOUT_MS }
  if (readTokens()) {
    const user = await unlessSignedOut(api.profile(undefined, options))
    if (user) return user
    clearTokens()
  }
  if (readStored(SIGNED_OUT_KEY)) return null
  await api.csrf(undefined, options)
  // Asked first so that a visitor's first page does not begin with a refused request.
  const { authenticated } = await api.checkAuth(undefined, options)
  return authenticated ? unlessSignedOut(api.profile(undefined, options)) : null
}

const unlessSignedOut = (profile: Promise<User>): Promise<User | null> =>
  profile.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  })
