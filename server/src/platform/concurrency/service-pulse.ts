/** What whoever waits for one call of a service is told of it. */
export interface WatchedCall {
  /** The service gave a sign of life, to this call or to one that was made before it. */
  alive(): void
  ended(hasFailed: boolean): void
}

export interface CallWatch {
  /** The call has its place, and is made. */
  begun(): WatchedCall
}

/** One call under way. */
export interface ServiceCall {
  /** So many characters of its answer came. */
  heard(characters: number): void
  end(hasFailed: boolean): void
}

/**
 * The calls of one service under way. Whoever waits for one of them is told while the service answers those before it: it
 * may be working them off one by one. Answers to later calls say nothing of an earlier one, which may hang.
 */
export interface ServicePulse {
  begin(watch?: CallWatch): ServiceCall
  during<Result>(watch: CallWatch | undefined, work: (call: ServiceCall) => Promise<Result>): Promise<Result>
}

/** Less of an answer is no sign of life: one that comes letter by letter, a minute each, would hold its student for hours. */
const SIGN_CHARACTERS = 20

/** Told how many characters came, answers whether these make a sign of life, together with those before that made none. */
export function countSigns(): (characters: number) => boolean {
  let unsaid = 0
  return (characters) => {
    unsaid += characters
    if (unsaid < SIGN_CHARACTERS) return false
    unsaid = 0
    return true
  }
}

export function createServicePulse(): ServicePulse {
  // In the order in which they were made. Several of one watch may be under way.
  const calls = new Set<{ watched: WatchedCall | undefined }>()

  const begin = (watch?: CallWatch): ServiceCall => {
    const call = { watched: watch?.begun() }
    calls.add(call)
    const beat = () => {
      let isLater = false
      for (const other of calls) {
        isLater ||= other === call
        if (isLater) other.watched?.alive()
      }
    }
    const isSign = countSigns()
    return {
      heard(characters) {
        if (isSign(characters)) beat()
      },
      end(hasFailed) {
        if (!hasFailed) beat()
        calls.delete(call)
        call.watched?.ended(hasFailed)
      },
    }
  }

  return {
    begin,
    async during(watch, work) {
      const call = begin(watch)
      let hasFailed = true
      try {
        const result = await work(call)
        hasFailed = false
        return result
      } finally {
        call.end(hasFailed)
      }
    },
  }
}
