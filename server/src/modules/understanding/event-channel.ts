/** Events that one side gives when they happen, and one other takes when it can. */
export interface EventChannel<Event> {
  push(event: Event): void
  /** Gives the last event. */
  end(event: Event): void
  /** What the other side throws once it has taken all events before it. */
  fail(error: unknown): void
  /** To be taken once. */
  events(): AsyncGenerator<Event, void>
}

export function createEventChannel<Event>(): EventChannel<Event> {
  const waiting: Event[] = []
  let isOver = false
  let failure: { error: unknown } | null = null
  let wake = () => {}
  const push = (event: Event) => {
    waiting.push(event)
    wake()
  }
  return {
    push,
    end(event) {
      isOver = true
      push(event)
    },
    fail(error) {
      isOver = true
      failure = { error }
      wake()
    },
    async *events() {
      for (;;) {
        yield* waiting.splice(0)
        if (waiting.length > 0) continue
        if (failure) throw failure.error
        if (isOver) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
