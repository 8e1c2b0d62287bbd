import type { createConcurrencyBound } from '../concurrency/concurrency-bound.ts'

/** Takes a place among the work that may run at once, for work that is no single promise. Answers the way to leave it. */
export function enterBound(bound: ReturnType<typeof createConcurrencyBound>, signal: AbortSignal): Promise<() => void> {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  const { promise: entered, resolve, reject } = Promise.withResolvers<() => void>()
  bound(signal, () => {
    resolve(leave)
    return isLeft
  }).catch(reject)
  return entered
}
