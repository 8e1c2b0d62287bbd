/** Lets at most `limit` pieces of work run at once; the rest wait in order. One that is given up while waiting never starts. */
export function createConcurrencyBound(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async (signal: AbortSignal): Promise<void> => {
    if (running < limit) {
      running++
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(resolve)
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  const leave = () => {
    const next = waiting.shift()
    // The place passes straight to the next in line, so `running` stays as it is.
    if (next) next()
    else running--
  }

  return async <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    signal.throwIfAborted()
    await enter(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
