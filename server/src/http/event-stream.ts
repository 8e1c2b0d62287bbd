import type { FastifyBaseLogger } from 'fastify'
import { toProblem } from './error-boundary.ts'

/**
 * Events as server-sent frames. A failure in mid-stream becomes a last event of type `error`, since the status is sent
 * already. Leaving early calls the source's `return()`, where it cleans up.
 */
export async function* streamEvents(events: AsyncIterable<unknown>, log: FastifyBaseLogger): AsyncGenerator<string> {
  try {
    for await (const event of events) yield frame(event)
  } catch (error) {
    const problem = toProblem(error, log)
    yield frame({ type: 'error', ...problem.details, error: problem.message, code: problem.code })
  }
}

/** The same events once the first of them is there. Rejects with what went wrong before it. */
export async function startEvents<Event>(events: AsyncIterable<Event>): Promise<AsyncIterable<Event>> {
  const iterator = events[Symbol.asyncIterator]()
  let first: IteratorResult<Event> | null = await iterator.next()
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        const event = first ?? (await iterator.next())
        first = null
        return event
      },
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
    }),
  }
}

const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`
