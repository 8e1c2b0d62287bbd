import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { CallInput, Endpoint, StreamEvent } from '../endpoint.ts'
import { type AnyInput, type CallOptions, type Hear, requestOf, type Send } from './client.ts'

type Table = Record<string, Endpoint>
type Stream<E extends Endpoint> = (
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<AsyncGenerator<StreamEvent<E>>>

/** `<name>Stream` for each endpoint whose answer can come as events. */
export type Streams<T extends Table> = {
  [Name in keyof T & string as T[Name] extends { events: object } ? `${Name}Stream` : never]: Stream<T[Name]>
}

/** The calls of an endpoint table whose answers come bit by bit; beside `createClient`, for whoever needs them. */
export function createStreams<const T extends Table>(table: T, send: Send, hear?: Hear): Streams<T> {
  const methods: Record<string, unknown> = {}
  for (const [name, endpoint] of Object.entries(table)) {
    if (!endpoint.events) continue
    const ask = requestOf(endpoint, send, hear)
    methods[`${name}Stream`] = async (input?: AnyInput, options?: CallOptions) =>
      readEvents(await ask('text/event-stream', input, options), hear)
  }
  return methods as Streams<T>
}

/** Reads the events of a `text/event-stream` answer, one JSON value each. Ends when the stream ends. */
async function* readEvents(response: Response, hear?: Hear): AsyncGenerator<unknown> {
  if (!response.body) return
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const event: unknown = JSON.parse(value.data)
      hear?.(event)
      yield event
    }
  } finally {
    // A loop that is left early (a student presses Stop) closes the connection.
    await reader.cancel()
  }
}
