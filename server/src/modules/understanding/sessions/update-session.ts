import type { Body } from '@lectern/contract/endpoint'
import type { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { UNDERSTANDING_TEXTS } from '@lectern/domain/understanding'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { holdMaterial } from '../../../core/documents/material-store.ts'
import { dropUnstored } from '../../../core/files/drop-unstored.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import { Problem } from '../../../problem.ts'
import { keepImage } from '../keep-image.ts'
import { presentSession } from '../present.ts'
import { areMaterial, countedBytes } from '../settle-notes.ts'
import type { SessionServices } from './create-session.ts'
import { readSentImage, readSessionTexts, type SentImage } from './session-input.ts'
import { changeSession, lockSession, requireSession, type SessionRow } from './session-store.ts'

/**
 * Keeps a chat as it is now. An image is attached once: it stays where none is sent, and another one is refused.
 * @throws Problem `not_found`, `conflict` for another image or where the chat has changed since `revision`,
 *   `unsupported_type`, `too_large`, `storage_full`
 */
export async function updateSession(
  services: SessionServices,
  student: { id: number },
  sessionId: number,
  { revision, material_id: materialId, ...sent }: Body<typeof understandingEndpoints.updateSession>,
): Promise<ChatSession> {
  const { clock, database } = services
  const texts = readSessionTexts(sent)
  const sentImage = readSentImage(sent)
  const isNewImage = isAnother(await requireSession(database.queries, student.id, sessionId), sentImage)
  const image = isNewImage && sentImage ? await keepImage(services, student, sentImage) : null
  try {
    return await database.transaction(async (tx) => {
      await holdStudent(tx, student.id)
      if (materialId) await holdMaterial(tx, student.id, materialId)
      const session = await lockSession(tx, student.id, sessionId)
      if (revision !== undefined && revision !== session.revision)
        throw new Problem('conflict', UNDERSTANDING_TEXTS.changedElsewhere)
      isAnother(session, sentImage)
      const origin = materialId === undefined ? session.materialId : materialId
      const areNotesOfMaterial = await areMaterial(tx, student, origin, texts.notesContent)
      const bytes = countedBytes({ ...texts, materialId: origin, areNotesOfMaterial })
      const moreBytes = bytes - countedBytes(session) + (image?.imageBytes ?? 0)
      if (moreBytes > 0) await requireStorageRoom(services, tx, student, moreBytes)
      const change = {
        ...texts,
        ...image,
        materialId,
        areNotesOfMaterial,
        talkHash: null,
        revision: session.revision + 1,
        updatedAt: clock.now(),
      }
      return presentSession(await changeSession(tx, sessionId, change))
    })
  } catch (error) {
    if (image) await dropUnstored(services, student, [image.imageKey])
    throw error
  }
}

/** Whether a chat gets its image now. @throws Problem `conflict` where it has another one */
function isAnother({ imageHash }: SessionRow, sent: SentImage | null): boolean {
  if (!sent || imageHash === sent.hash) return false
  if (imageHash !== null) throw new Problem('conflict', UNDERSTANDING_TEXTS.imageAttached)
  return true
}
