import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CardMedia } from '@lectern/contract/cards/shapes'
import { IMAGE_ENDINGS, MEDIA_ENDINGS, type MediaType } from '@lectern/domain/cards/media-marks'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { requireWholeImage } from '../../../core/documents/require-whole-image.ts'
import { dropUnstored } from '../../../core/files/drop-unstored.ts'
import { discardFiles, keepFiles } from '../../../core/files/keep-file.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { insertMedia, type MediaRow, type NewMediaRow, touchMedia } from './media-store.ts'
import { soundTypeOf } from './sound-type.ts'

const IMAGE_TYPES = Object.keys(IMAGE_ENDINGS) as (keyof typeof IMAGE_ENDINGS)[]
const NAME_HEX_DIGITS = 32

/** With either, those that were read are to be kept before the next one is. */
export const MEDIA_BYTES_AT_ONCE = 16 * 1024 * 1024
export const MEDIA_AT_ONCE = 500

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
async function keepMedia(services: MediaServices, student: { id: number }, file: MediaFile): Promise<MediaRow> {
  const medium = mediumOf(file)
  const kept = (await keepMediaTogether(services, student, [medium])).get(medium.name)
  if (!kept) throw new Error(`The medium ${medium.name} was not kept`)
  return kept
}

interface MediaFile {
  bytes: Buffer
  filename: string
}

/** A picture or a sound, and what it is called by its content. */
export interface Medium extends MediaFile {
  name: string
  contentType: MediaType
}

/** What a file is. @throws Problem `unsupported_type`, `unreadable` */
export function mediumOf({ bytes, filename }: MediaFile): Medium {
  const contentType = requireMediaType(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_HEX_DIGITS)
  return { bytes, filename, contentType, name: `${hash}.${MEDIA_ENDINGS[contentType]}` }
}

/**
 * Keeps media by their names, all of them or none; those that the student has stay as they are.
 * @throws Problem `storage_full`
 */
export async function keepMediaTogether(
  services: MediaServices,
  student: { id: number },
  media: readonly Medium[],
): Promise<Map<string, MediaRow>> {
  const { database, clock } = services
  const given = new Map(media.map((medium) => [medium.name, medium]))
  const owner = { studentId: student.id, sentAt: clock.now() }
  const known = await database.transaction((tx) => touchMedia(tx, owner, [...given.keys()]))
  const kept = new Map(known.map((row) => [row.name, row]))
  const fresh = [...given.values()].filter(({ name }) => !kept.has(name))
  if (fresh.length === 0) return kept
  const fileKeys = await keepFiles(
    services,
    student,
    fresh.map(({ bytes }) => bytes),
  )
  const rows = fresh.map(({ name, filename, contentType, bytes }, index) => ({
    ...owner,
    name,
    filename,
    contentType,
    sizeBytes: bytes.length,
    fileKey: fileKeys[index] ?? '',
  }))
  try {
    const stored = await database.transaction((tx) => storeMedia(services, tx, student, rows))
    for (const row of stored) kept.set(row.name, row)
    return kept
  } catch (error) {
    await dropUnstored(services, student, fileKeys)
    throw error
  }
}

/** Rows of files that were kept just now. The same content twice at once: the first one stays. */
async function storeMedia(
  services: MediaServices,
  tx: Transaction,
  student: { id: number },
  rows: readonly NewMediaRow[],
): Promise<MediaRow[]> {
  await requireStorageRoom(
    services,
    tx,
    student,
    rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  )
  const inserted = await insertMedia(tx, rows)
  const isNew = new Set(inserted.map(({ name }) => name))
  const others = rows.filter(({ name }) => !isNew.has(name))
  if (others.length === 0) return inserted
  await discardFiles(
    services,
    tx,
    others.map(({ fileKey }) => fileKey),
  )
  const owner = { studentId: student.id, sentAt: services.clock.now() }
  const there = await touchMedia(
    tx,
    owner,
    others.map(({ name }) => name),
  )
  if (there.length < others.length) throw new Error('A medium is neither new nor there')
  return [...inserted, ...there]
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
