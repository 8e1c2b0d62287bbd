import { keepFile } from '../../core/files/keep-file.ts'
import type { Services } from '../../services.ts'
import type { SentImage } from './sessions/session-input.ts'
import type { SessionRow } from './sessions/session-store.ts'

/** The columns of a chat's image. */
export type ImageColumns = Pick<
  SessionRow,
  'imageKey' | 'imageName' | 'imageType' | 'imageBytes' | 'imageHash' | 'imageAddedAt'
>

/** Keeps an image as a file that goes by itself unless a chat comes to refer to it. */
export async function keepImage(
  services: Pick<Services, 'clock' | 'database' | 'files' | 'queue'>,
  student: { id: number },
  { bytes, type, name, hash }: SentImage,
): Promise<ImageColumns & { imageKey: string }> {
  return {
    imageKey: await keepFile(services, student, bytes),
    imageName: name,
    imageType: type,
    imageBytes: bytes.length,
    imageHash: hash,
    imageAddedAt: services.clock.now(),
  }
}
