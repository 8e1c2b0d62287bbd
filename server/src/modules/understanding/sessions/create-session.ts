import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { holdMaterial } from '../../../core/documents/material-store.ts'
import { dropUnstored } from '../../../core/files/drop-unstored.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { Services } from '../../../services.ts'
import { keepImage } from '../keep-image.ts'
import { hashOfTalk } from '../keep-turn.ts'
import { presentSession } from '../present.ts'
import { areMaterial } from '../settle-notes.ts'
import { readSentImage, readSessionTexts } from './session-input.ts'
import { changeSession, findSessionByClientId, insertSession, lockTalk } from './session-store.ts'

/** What keeping a chat stands on. */
export type SessionServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'modules' | 'queue'>

/**
 * Keeps a chat with its image. A repeat with the same `client_id` gets the first one as it is now.
 * @throws Problem `unsupported_type`, `too_large`, `storage_full`, `not_found` for a material that is not the student's
 */
export async function createSession(
  services: SessionServices,
  student: { id: number },
  {
    client_id: clientId = randomUUID(),
    material_id: materialId,
    ...sent
  }: Body<typeof understandingEndpoints.createSession>,
): Promise<ChatSession> {
  const { clock, database, files } = services
  const texts = readSessionTexts(sent)
  const sentImage = readSentImage(sent)
  const earlier = await findSessionByClientId(database.queries, student.id, clientId)
  if (earlier) return presentSession(earlier)
  const image = sentImage && (await keepImage(services, student, sentImage))
  const at = clock.now()
  try {
    const session = await database.transaction(async (tx) => {
      await requireStorageRoom(services, tx, student, texts.textBytes + (image?.imageBytes ?? 0))
      // Where one chat is kept twice at once, whoever waited for the student's row finds what the first one kept.
      const kept = await findSessionByClientId(tx, student.id, clientId)
      if (kept) return kept
      if (materialId) await holdMaterial(tx, student.id, materialId)
      // A chat of just this talk that its turns have kept by themselves is this one.
      const same = { sessionId: null, clientId: null, talkHash: hashOfTalk(sent.messages) }
      const own = await lockTalk(tx, student.id, same)
      const hasOther = image !== null && own !== null && own.imageKey !== null && own.imageHash !== image.imageHash
      if (own && !hasOther) {
        const origin = materialId === undefined ? own.materialId : materialId
        const areNotesOfMaterial = await areMaterial(tx, student, origin, texts.notesContent)
        const times = { revision: own.revision + 1, updatedAt: at }
        const known = { materialId, areNotesOfMaterial, clientId, talkHash: null, ...times }
        return changeSession(tx, own.id, { ...texts, ...(own.imageKey === null && image), ...known })
      }
      const times = { createdAt: at, updatedAt: at }
      return insertSession(tx, {
        studentId: student.id,
        clientId,
        materialId,
        areNotesOfMaterial: await areMaterial(tx, student, materialId ?? null, texts.notesContent),
        revision: 1,
        ...texts,
        ...image,
        ...times,
      })
    })
    if (image && session.imageKey !== image.imageKey) await files.delete(image.imageKey)
    return presentSession(session)
  } catch (error) {
    if (image) await dropUnstored(services, student, [image.imageKey])
    throw error
  }
}
