/**
 * Work as the events that it tells of, the last of which is what it comes to. Leaving the loop, or `signal`, aborts the
 * work, and waits until it has ended. Its failure is thrown behind the events before it. To be taken by one side.
 */
export async function* workEvents<Event>(
  work: (tell: (event: Event) => void, signal: AbortSignal) => Promise<Event>,
  signal: AbortSignal,
): AsyncGenerator<Event, void> {
  const left = new AbortController()
  const waiting: Event[] = []
  let news = Promise.withResolvers<void>()
  const tell = (event: Event) => {
    waiting.push(event)
    news.resolve()
  }
  let isOver = false
  const over = work(tell, AbortSignal.any([signal, left.signal]))
    .then(tell)
    .finally(() => {
      isOver = true
      news.resolve()
    })
  // Whoever leaves early never asks how the work ended.
  over.catch(() => {})
  try {
    while (!isOver || waiting.length > 0) {
      yield* waiting.splice(0)
      if (isOver || waiting.length > 0) continue
      await news.promise
      news = Promise.withResolvers()
    }
    await over
  } finally {
    left.abort(new Error('The reader left'))
    await over.catch(() => {})
  }
}
