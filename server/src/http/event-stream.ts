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

const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`
