/** What whoever waits for a service is told of it. */
export interface CallWatch {
  /** The call has its place, and is made. */
  begun(): void
  /** The service gave a sign of life, to this call or to any other. */
  alive(): void
  ended(hasFailed: boolean): void
}

/** Makes the calls of one service, and lets everybody who waits for it know that it answers anybody. */
export interface ServicePulse {
  during<Result>(watch: CallWatch | undefined, call: () => Promise<Result>): Promise<Result>
  /** Something of an answer came. */
  beat(): void
}

export function createServicePulse(): ServicePulse {
  const watches = new Set<CallWatch>()
  const beat = () => {
    for (const watch of watches) watch.alive()
  }
  return {
    beat,
    async during(watch, call) {
      let hasFailed = true
      try {
        if (watch) watches.add(watch)
        watch?.begun()
        const result = await call()
        hasFailed = false
        beat()
        return result
      } finally {
        watch?.ended(hasFailed)
        if (watch) watches.delete(watch)
      }
    },
  }
}
