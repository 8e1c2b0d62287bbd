import { setTimeout as sleep } from 'node:timers/promises'

/** A claim on work that ends by itself unless its worker renews it. */
export interface Lease {
  seconds: number
  /** Prolongs the lease; false if somebody else has ended the claim. */
  renew(): Promise<boolean>
  /** A renewal failed; the next one may succeed. */
  onFailedRenewal(error: unknown): void
}

/** Work that runs longer has hung: its lease is renewed no more, so that what it holds comes back. */
const LONGEST_WORK_SECONDS = 30 * 60
const RENEWALS_PER_LEASE = 6

/**
 * What a killed process was at is free again after so long, so a repeat waits no longer than that. Work goes on through a database
 * that is gone for up to 20 seconds, as while it is restarted: two renewals are missed beside that at most.
 */
export const LEASE_SECONDS = 30

/**
 * Runs `work` while its lease is renewed. The signal aborts when the lease is lost, and when the work has hung, whatever a
 * single call of it may take: nobody will take the result.
 */
export async function keepLease<Result>(
  lease: Lease,
  work: (signal: AbortSignal) => Promise<Result>,
  longestSeconds = LONGEST_WORK_SECONDS,
): Promise<Result> {
  const lost = new AbortController()
  const done = new AbortController()
  const renewing = renewUntil(done.signal, lease, longestSeconds).then((why) => {
    if (why !== null) lost.abort(new Error(why))
  })
  try {
    return await work(lost.signal)
  } finally {
    done.abort()
    await renewing
  }
}

/** Null once `done`, else why the lease was lost. */
async function renewUntil(done: AbortSignal, lease: Lease, longestSeconds: number): Promise<string | null> {
  const hungAtMs = performance.now() + longestSeconds * 1000
  while (await hasSlept((lease.seconds * 1000) / RENEWALS_PER_LEASE, done)) {
    if (performance.now() > hungAtMs) return 'The work took too long'
    if (!(await isRenewed(lease))) return 'The lease was lost'
  }
  return null
}

async function isRenewed(lease: Lease): Promise<boolean> {
  try {
    return await lease.renew()
  } catch (error) {
    lease.onFailedRenewal(error)
    return true
  }
}

/** False if `done` came first. */
const hasSlept = (durationMs: number, done: AbortSignal): Promise<boolean> =>
  sleep(durationMs, true, { signal: done }).catch(() => false)
