import type { ChatEvent, understandingEndpoints } from '@lectern/contract/understanding'
import type { Form } from '../../http/routes.ts'
import { answerMessage, type ChatServices } from './answer-message.ts'
import { createEventChannel } from './event-channel.ts'

/**
 * `answerMessage` as it is written. Leaving the loop, or a connection that closes, ends the work, and waits until what it
 * cost is settled or given back.
 */
export async function* streamAnswer(
  services: ChatServices,
  student: { id: number },
  form: Form<typeof understandingEndpoints.chat>,
  { signal, idempotencyKey }: { signal: AbortSignal; idempotencyKey: string | null },
): AsyncGenerator<ChatEvent, void> {
  const left = new AbortController()
  const channel = createEventChannel<ChatEvent>()
  const reader = { signal: AbortSignal.any([signal, left.signal]), onEvent: channel.push }
  const answered = answerMessage(services, student, form, reader, idempotencyKey).then(
    (reply) => channel.end({ type: 'done', ...reply }),
    (error: unknown) => channel.fail(error),
  )
  try {
    yield* channel.events()
  } finally {
    left.abort(new Error('The reader left'))
    await answered
  }
}
