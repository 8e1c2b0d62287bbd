import { SIGNED_OUT_KEY } from '../../lib/api/tokens.ts'
import { readStored, writeStored } from '../../lib/storage/stored-value.ts'
import { underLock } from '../../lib/storage/under-lock.ts'
import type { AccountApi } from './account-api.ts'

const TIMEOUT_MS = 15_000
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 300_000
/** A login waits for a logout that is on its way: the server would end the new session instead of the old one. */
export const SESSION_LOCK = 'lectern-session'

/**
 * Ends a session on the server, if need be again and again: until it has ended, a mark in this browser keeps its cookie
 * from signing in and says that there is something left to do, also to the next visit.
 */
export class SessionEnding {
  readonly #api: Pick<AccountApi, 'logout'>
  #timer: ReturnType<typeof setTimeout> | undefined
  #pauseMs = FIRST_PAUSE_MS

  constructor(api: Pick<AccountApi, 'logout'>) {
    this.#api = api
  }

  /** Tells the server of a logout that has just happened here. Comes back after the first try, whatever came of it. */
  readonly begin = (refresh_token: string | undefined): Promise<void> => {
    writeStored(SIGNED_OUT_KEY, '1')
    this.#pauseMs = FIRST_PAUSE_MS
    return underLock(SESSION_LOCK, () => this.#tell(refresh_token))
  }

  /** Does now what an earlier logout has left to do. */
  readonly resume = (): Promise<void> => {
    clearTimeout(this.#timer)
    // Whoever has signed in since has removed the mark, and with the old cookie the old session.
    return underLock(SESSION_LOCK, async () => {
      if (readStored(SIGNED_OUT_KEY)) await this.#tell()
    })
  }

  readonly stop = (): void => clearTimeout(this.#timer)

  async #tell(refresh_token?: string): Promise<void> {
    try {
      await this.#api.logout({ body: { refresh_token } }, { timeoutMs: TIMEOUT_MS })
      writeStored(SIGNED_OUT_KEY, null)
    } catch {
      this.#timer = setTimeout(this.resume, this.#pauseMs)
      this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_PAUSE_MS)
    }
  }
}
