const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while nothing else runs under the same name, in any tab of this browser. Without a secure origin the browser
 * has no locks; then at least this tab does one thing at a time.
 */
export function underLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined | null = navigator.locks
  if (locks) return locks.request(name, work) as Promise<Result>
  const run = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    run.catch(() => {}),
  )
  return run
}
