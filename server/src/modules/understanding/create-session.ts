import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { ChatSession, understandingEndpoints } from '@lectern/contract/understanding'
import { requireStorageRoom } from '../../core/accounts/require-storage-room.ts'
import type { Services } from '../../services.ts'
import { keepImage } from './keep-image.ts'
import { presentSession } from './present.ts'
import { readSentImage, readSessionTexts } from './session-input.ts'
import { findSessionByClientId, insertSession } from './session-store.ts'

/** What keeping a chat stands on. */
export type SessionServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'modules' | 'queue'>

/**
 * Keeps a chat with its image. A repeat with the same `client_id` gets the first one as it is now.
 * @throws Problem `unsupported_type`, `too_large`, `storage_full`
 */
export async function createSession(
  services: SessionServices,
  student: { id: number },
  { client_id: clientId = randomUUID(), ...sent }: Body<typeof understandingEndpoints.createSession>,
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
      // The same chat twice at once: whoever waited for the student's row finds what the first one kept.
      const kept = await findSessionByClientId(tx, student.id, clientId)
      const times = { createdAt: at, updatedAt: at }
      return kept ?? insertSession(tx, { studentId: student.id, clientId, revision: 1, ...texts, ...image, ...times })
    })
    if (image && session.imageKey !== image.imageKey) await files.delete(image.imageKey)
    return presentSession(session)
  } catch (error) {
    if (image) await files.delete(image.imageKey)
    throw error
  }
}
