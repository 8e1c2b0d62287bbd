import type { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatReply } from '@lectern/contract/understanding/shapes'
import { PRICE_OF_UNDERSTANDING_MESSAGE } from '@lectern/domain/prices'
import { chatTitle, MAX_CHAT_MESSAGES, UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { requireOwnMaterial } from '../../core/documents/material-store.ts'
import { indexAtOnce } from '../../core/documents/search/index-at-once.ts'
import { insertPaidRun } from '../../core/feedback/feedback-store.ts'
import { requireStorageRoom } from '../../core/files/require-storage-room.ts'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload, type UploadedFile } from '../../http/uploads.ts'
import type { PromptImage } from '../../platform/model/task.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { answerIdOf } from './answer-feedback.ts'
import { type ImageColumns, keepImage } from './keep-image.ts'
import { keepTurn, turnOf } from './keep-turn.ts'
import { lookAtImage, readKeptImage, readUpload, requireImage } from './look-at-image.ts'
import { type ReadTalk, readTalk, type Talk } from './read-talk.ts'
import { type AskedTalk, type Reader, writeReply } from './write-reply.ts'

export type ChatServices = Pick<
  Services,
  | 'clock'
  | 'config'
  | 'credits'
  | 'database'
  | 'engine'
  | 'files'
  | 'log'
  | 'model'
  | 'modules'
  | 'queue'
  | 'recognition'
  | 'textModel'
>

/** A question, what its image shows, and the answer. */
const MOST_MESSAGES_OF_A_TURN = 3

/**
 * Answers a message for a credit, and keeps the turn in the transaction that charges it. A reader who stops it is charged
 * once something was shown to them; otherwise, and after any failure, the credit comes back. The image is read before the
 * first event: its file is gone after that.
 * @throws Problem `content_rejected` where nothing is asked or the chat is full, `not_found` for another's chat or material,
 *   `conflict` for a second image, `unsupported_type`, `unreadable` for an image that is damaged or in which nothing is
 *   found, `storage_full`, `generation_failed`, `unavailable` where the reader left, or what the ledger refuses
 */
export async function answerMessage(
  services: ChatServices,
  student: { id: number },
  { image, ...sent }: Form<typeof understandingEndpoints.chat>,
  reader: Reader,
  idempotencyKey: string | null,
): Promise<ChatReply> {
  const read = await readTalk(services, student, sent, reader.language)
  const { talk, toKeep } = read
  const contentType = image && (await requireImage(image))
  // An answer that can stand on nothing is no answer: it says so, at no price.
  if (!image && hasNoGround(services, talk)) return answerFreely(services, student, read, reader)

  const price = PRICE_OF_UNDERSTANDING_MESSAGE
  const { client_id: _name, material_id: _material, is_material_gone: _gone, ...asked } = sent
  const fingerprint = { ...asked, image: image && (await hashOfUpload(image)) }
  const about = { documentName: chatTitle([{ role: 'user', content: talk.question }]) }
  const order = { module: 'understanding', price, key: idempotencyKey, fingerprint, about } as const
  if (!(await services.credits.findHold(services.database.queries, student, order)))
    await requireKeepable(services, student, read, image)
  const { result } = await services.credits.spend(
    student,
    order,
    async ({ signal, holdId }) => {
      const either = AbortSignal.any([signal, reader.signal])
      const { whole, columns } =
        image && contentType
          ? await withNewImage(services, student, talk, { image, contentType }, either)
          : { whole: await withKeptImage(services, read), columns: null }
      return { holdId, whole, columns, reply: await writeReply(services, whole, reader, { student, signal }) }
    },
    async (tx, { holdId, whole, columns, reply: written }) => {
      const reply = { ...written, part: answerIdOf(holdId) }
      const session = await keepTurn(tx, services, student, toKeep, turnOf(whole, columns, reply), columns)
      await insertPaidRun(tx, {
        ...{ id: holdId, studentId: student.id, module: 'understanding', madeBy: reply.made_by },
        ...{ chargedCredits: price, madeCount: 1 },
      })
      return { ...reply, credit_cost: price, session }
    },
  )
  const { material_id: materialId } = result.session ?? {}
  const areNotesChanged = read.kept !== null && read.kept.notesContent !== talk.notes
  if (materialId && areNotesChanged) await indexAtOnce(services, materialId)
  // What was stored before turns were kept names no chat.
  return { ...result, session: result.session ?? null }
}

/** A talk about an image that comes with its question, and the columns under which that is kept. */
async function withNewImage(
  services: ChatServices,
  student: { id: number },
  talk: Talk,
  look: { image: UploadedFile; contentType: PromptImage['contentType'] },
  signal: AbortSignal,
): Promise<{ whole: AskedTalk; columns: ImageColumns }> {
  const { description, isSeen } = await lookAtImage(
    services,
    student,
    look.image,
    { ...look, question: talk.question },
    signal,
  )
  const upload = await readUpload(look.image, look.contentType)
  const isShown = isSeen && services.config.answersSeeImages
  const image = isShown ? { bytes: upload.bytes, contentType: look.contentType } : null
  const columns = await keepImage(services, student, upload)
  return { whole: { ...talk, imageDescription: description, image, isImageNew: true }, columns }
}

/** A talk about the image that its chat has, if any. */
async function withKeptImage(services: ChatServices, { talk, kept }: ReadTalk): Promise<AskedTalk> {
  const image = services.config.answersSeeImages ? await readKeptImage(services, kept) : null
  return { ...talk, image, isImageNew: false }
}

/** The engine says nothing of its own: without material it can only say that there is none. */
const hasNoGround = ({ textModel }: ChatServices, { notes, imageDescription }: Talk): boolean =>
  textModel.description.madeBy === 'built-in' && !notes.trim() && !imageDescription

/** An answer at no price belongs to a chat only where its call names one. @throws Problem `not_found` for another's material */
async function answerFreely(
  services: ChatServices,
  student: { id: number },
  { talk, toKeep }: ReadTalk,
  reader: Reader,
): Promise<ChatReply> {
  if (toKeep.materialId) await requireOwnMaterial(services.database.queries, student.id, toKeep.materialId)
  const asker = { student, signal: reader.signal }
  const reply = await writeReply(services, { ...talk, image: null, isImageNew: false }, reader, asker)
  const { sessionId, clientId } = toKeep.place
  const turn = turnOf(talk, null, reply)
  const keep = () => services.database.transaction((tx) => keepTurn(tx, services, student, toKeep, turn, null))
  return { ...reply, credit_cost: 0, session: sessionId === null && clientId === null ? null : await keep() }
}

/**
 * Refuses, before anything is paid, what could not be kept.
 * @throws Problem `content_rejected`, `conflict`, `not_found`, `storage_full`
 */
async function requireKeepable(
  services: ChatServices,
  student: { id: number },
  { talk, toKeep, kept }: ReadTalk,
  image: UploadedFile | undefined,
): Promise<void> {
  if (image && (talk.imageDescription || kept?.imageKey))
    throw new Problem('conflict', UNDERSTANDING_TEXTS.imageAttached)
  if ((kept?.messages.length ?? 0) + MOST_MESSAGES_OF_A_TURN > MAX_CHAT_MESSAGES)
    throw new Problem('content_rejected', UNDERSTANDING_TEXTS.full)
  const before = kept ? kept.notesContent : JSON.stringify(toKeep.said)
  const textBytes = Buffer.byteLength(talk.question + talk.notes) + Buffer.byteLength(before) * (kept ? -1 : 1)
  if (toKeep.materialId) await requireOwnMaterial(services.database.queries, student.id, toKeep.materialId)
  const moreBytes = Math.max(0, textBytes) + (image?.sizeBytes ?? 0)
  await services.database.transaction((tx) => requireStorageRoom(services, tx, student, moreBytes))
}
