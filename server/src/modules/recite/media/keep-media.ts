import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CardMedia } from '@lectern/contract/cards/shapes'
import { IMAGE_ENDINGS, MEDIA_ENDINGS, type MediaType } from '@lectern/domain/cards/media-marks'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { requireWholeImage } from '../../../core/documents/require-whole-image.ts'
import { dropUnstored } from '../../../core/files/drop-unstored.ts'
import { discardFile, keepFile } from '../../../core/files/keep-file.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import type { Services } from '../../../services.ts'
import { insertMedia, type MediaRow, touchMedia } from './media-store.ts'
import { soundTypeOf } from './sound-type.ts'

const IMAGE_TYPES = Object.keys(IMAGE_ENDINGS) as (keyof typeof IMAGE_ENDINGS)[]
const NAME_HEX_DIGITS = 32

export type MediaServices = Pick<Services, 'clock' | 'config' | 'database' | 'files' | 'modules' | 'queue'>

/** Keeps a picture or a sound that was sent for cards (requirements/recite.md#pictures-and-sounds). */
export async function uploadMedia(
  services: MediaServices,
  student: { id: number },
  { path, filename }: UploadedFile,
): Promise<CardMedia> {
  return presentMedia(await keepMedia(services, student, { bytes: await readFile(path), filename }))
}

/**
 * Keeps the bytes of a picture or a sound once, however often they come.
 * @throws Problem `unsupported_type`, `unreadable`, `storage_full`
 */
export async function keepMedia(
  services: MediaServices,
  student: { id: number },
  { bytes, filename }: { bytes: Buffer; filename: string },
): Promise<MediaRow> {
  const { database, clock } = services
  const contentType = requireMediaType(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_HEX_DIGITS)
  const name = `${hash}.${MEDIA_ENDINGS[contentType]}`
  const media = { studentId: student.id, name, sentAt: clock.now() }
  const known = await database.transaction((tx) => touchMedia(tx, media))
  if (known) return known
  const fileKey = await keepFile(services, student, bytes)
  try {
    return await database.transaction(async (tx) => {
      await requireStorageRoom(services, tx, student, bytes.length)
      const inserted = await insertMedia(tx, { ...media, filename, contentType, sizeBytes: bytes.length, fileKey })
      if (inserted) return inserted
      // The same content twice at once: the first one stays.
      await discardFile(services, tx, fileKey)
      const other = await touchMedia(tx, media)
      if (!other) throw new Error(`The medium ${name} is neither new nor there`)
      return other
    })
  } catch (error) {
    await dropUnstored(services, student, fileKey)
    throw error
  }
}

/** @throws Problem `unsupported_type`, `unreadable` */
function requireMediaType(bytes: Buffer): MediaType {
  return soundTypeOf(bytes) ?? requireWholeImage(bytes, IMAGE_TYPES, RECITE_TEXTS.mediaWrongType)
}

const presentMedia = ({ name, contentType, filename, sizeBytes }: MediaRow): CardMedia => ({
  name,
  content_type: contentType,
  filename,
  size_bytes: sizeBytes,
})
