import type { FastifyRequest } from 'fastify'
import { problemBody, toProblem } from './error-boundary.ts'
import { languageOf } from './request-language.ts'

/**
 * Events as server-sent frames. A failure in mid-stream becomes a last event of type `error`, since the status is sent
 * already. Leaving early calls the source's `return()`, where it cleans up.
 */
export async function* streamEvents(events: AsyncIterable<unknown>, request: FastifyRequest): AsyncGenerator<string> {
  try {
    for await (const event of events) yield frame(event)
  } catch (error) {
    yield frame({ type: 'error', ...problemBody(toProblem(error, request.log), languageOf(request)) })
  }
}

/** Waits for the first of `events`, then gives all of them. Rejects with what went wrong before it. */
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
