import { endpoints } from '@lectern/contract/endpoint'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onApiSignal } from './api-signals.ts'
import { streamsFor } from './event-streams.ts'
import { stubFetch } from './fake-calls-ground.ts'

/** Whatever they are: events are not checked. */
const { events } = understandingEndpoints.chat
const { talkStream } = streamsFor(
  endpoints({ talk: { method: 'GET', path: '/api/talk/', summary: '', access: 'public', events } }),
)

/** Answers with these bytes, in pieces of `size`. */
function answerWith(text: string, size: number, onCancel = () => {}): void {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
    cancel: onCancel,
  })
  stubFetch(async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  onTestFinished(() => void vi.unstubAllGlobals())
}

async function readAll(): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const event of await talkStream({})) all.push(event)
  return all
}
const TEXT =
  ': hello\n\ndata: {"text":"細胞"}\r\n\r\nevent: x\nid: 1\ndata: {"text":\ndata: "a\\n\\nb"}\n\ndata: {"text":"cut o'

test.each([1, 2, 7, 1000])(
  'events are read whole, in pieces of %i bytes, and one that is cut off is none',
  async (size) => {
    answerWith(TEXT, size)
    expect(await readAll()).toEqual([{ text: '細胞' }, { text: 'a\n\nb' }])
  },
)

test('a refund in an event is signalled once, before the event is there', async () => {
  const told: unknown[] = []
  onTestFinished(onApiSignal('creditsRefunded', (credits) => told.push(credits)))
  answerWith('data: {"text":"a"}\n\ndata: {"credits_refunded":2}\n\n', 9)
  for await (const event of await talkStream({})) told.push(event)
  expect(told).toEqual([{ text: 'a' }, 2, { credits_refunded: 2 }])
})

test('a stream that is left closes its connection', async () => {
  const closed = vi.fn()
  answerWith('data: {"text":"a"}\n\n'.repeat(1000), 20, closed)
  for await (const _ of await talkStream({})) break
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
})
