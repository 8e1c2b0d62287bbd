/** What whoever waits for a service is told of it. */
export interface CallWatch {
  /** The call has its place, and is made. @returns what is told how it ended */
  begun(): (hasFailed: boolean) => void
  /** The service gave a sign of life, to this call or to any other. */
  alive(): void
}

/** Makes the calls of one service, and lets everybody who waits for it know that it answers anybody. */
export interface ServicePulse {
  during<Result>(watch: CallWatch | undefined, work: () => Promise<Result>): Promise<Result>
  /** Something of an answer came. */
  beat(): void
}

export function createServicePulse(): ServicePulse {
  // By call: several of one watch may be under way.
  const calls = new Set<{ watch: CallWatch }>()
  const beat = () => {
    for (const { watch } of calls) watch.alive()
  }
  return {
    beat,
    async during(watch, work) {
      const call = watch && { watch }
      const ended = watch?.begun()
      let hasFailed = true
      if (call) calls.add(call)
      try {
        const result = await work()
        hasFailed = false
        beat()
        return result
      } finally {
        if (call) calls.delete(call)
        ended?.(hasFailed)
      }
    },
  }
}
