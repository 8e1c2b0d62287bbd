import type { ChatReply, understandingEndpoints } from '@lectern/contract/understanding'
import { PRICE_OF_UNDERSTANDING_MESSAGE } from '@lectern/domain/prices'
import { UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { lookAtImage, requireImage } from './look-at-image.ts'
import { readTalk, type Talk } from './read-talk.ts'
import { type Reader, writeReply } from './write-reply.ts'

export type ChatServices = Pick<
  Services,
  'config' | 'credits' | 'database' | 'engine' | 'log' | 'model' | 'recognition' | 'textModel'
>

/**
 * Answers a message for a credit. A reader who stops it is charged once something was shown to them; otherwise, and after
 * any failure, the credit comes back. The image is read before the first event: its file is gone after that.
 * @throws Problem `content_rejected` where nothing is asked, `not_found` for another's chat, `conflict` for a second
 *   image, `unsupported_type`, `unreadable` for an image in which nothing is found, `generation_failed`, `unavailable`
 *   where the reader left, or what the ledger refuses
 */
export async function answerMessage(
  services: ChatServices,
  student: { id: number },
  { image, ...sent }: Form<typeof understandingEndpoints.chat>,
  reader: Reader,
  idempotencyKey: string | null,
): Promise<ChatReply> {
  const talk = await readTalk(services, student, sent)
  const contentType = image && (await requireImage(image))
  if (image && talk.imageDescription) throw new Problem('conflict', UNDERSTANDING_TEXTS.imageAttached)
  // An answer that can stand on nothing is no answer: it says so, at no price.
  if (!image && hasNoGround(services, talk))
    return { ...(await writeReply(services, talk, reader, reader.signal)), credit_cost: 0 }

  const price = PRICE_OF_UNDERSTANDING_MESSAGE
  const fingerprint = { talk, image: image && (await hashOfUpload(image)) }
  const order = { module: 'understanding', price, key: idempotencyKey, fingerprint } as const
  const { result } = await services.credits.spend(student, order, async ({ signal }) => {
    const either = AbortSignal.any([signal, reader.signal])
    const seen =
      image && contentType ? await lookAtImage(services, student, image, contentType, either) : talk.imageDescription
    const reply = await writeReply(services, { ...talk, imageDescription: seen }, reader, signal)
    return { ...reply, credit_cost: price }
  })
  return result
}

/** The engine says nothing of its own: without material it can only say that there is none. */
const hasNoGround = ({ textModel }: ChatServices, { notes, imageDescription }: Talk): boolean =>
  textModel.description.madeBy === 'built-in' && !notes.trim() && !imageDescription
