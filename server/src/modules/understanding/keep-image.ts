import { newFileKey } from '../../platform/files/file-store.ts'
import type { Services } from '../../services.ts'
import { chatImageJob } from './jobs.ts'
import type { SentImage } from './session-input.ts'
import type { SessionRow } from './session-store.ts'

/** Longer than a request may take: what a call that died has left is looked for only then. */
const LEFT_BEHIND_SECONDS = 3600

/** The columns of a chat's image. */
export type ImageColumns = Pick<
  SessionRow,
  'imageKey' | 'imageName' | 'imageType' | 'imageBytes' | 'imageHash' | 'imageAddedAt'
>

/** Keeps an image, with a job that removes it should this process die before a chat refers to it. */
export async function keepImage(
  { clock, database, files, queue }: Pick<Services, 'clock' | 'database' | 'files' | 'queue'>,
  student: { id: number },
  { bytes, type, name, hash }: SentImage,
): Promise<ImageColumns & { imageKey: string }> {
  const imageKey = newFileKey(student.id)
  const later = { startAfterSeconds: LEFT_BEHIND_SECONDS }
  await database.transaction((tx) => queue.enqueue(tx, chatImageJob, { imageKey }, later))
  await files.put(imageKey, oneChunk(bytes))
  return {
    imageKey,
    imageName: name,
    imageType: type,
    imageBytes: bytes.length,
    imageHash: hash,
    imageAddedAt: clock.now(),
  }
}

async function* oneChunk(bytes: Buffer) {
  yield bytes
}
