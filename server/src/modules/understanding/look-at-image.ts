import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  CHAT_IMAGE_TYPES,
  MAX_CHAT_FILENAME_CHARACTERS,
  MAX_IMAGE_DESCRIPTION_CHARACTERS,
  UNDERSTANDING_TEXTS,
} from '@lectern/domain/understanding'
import { requireHonestName } from '../../core/documents/honest-name.ts'
import { requireWholeImage } from '../../core/documents/require-whole-image.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { FileMissingError } from '../../platform/files/file-store.ts'
import type { PromptImage } from '../../platform/model/task.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { SentImage } from './sessions/session-input.ts'
import type { SessionRow } from './sessions/session-store.ts'
import { describeImage } from './tasks.ts'

/** Refuses what is no image by all of its bytes, or is called something else. @throws Problem `unsupported_type`, `unreadable` */
export async function requireImage({ path, filename }: UploadedFile): Promise<PromptImage['contentType']> {
  const type = requireWholeImage(await readFile(path), CHAT_IMAGE_TYPES, UNDERSTANDING_TEXTS.invalidImage)
  requireHonestName(filename, 'image')
  return type
}

/** An image that came with a message, as it is kept. */
export async function readUpload(
  { path, filename }: UploadedFile,
  type: PromptImage['contentType'],
): Promise<SentImage> {
  const bytes = await readFile(path)
  const name = filename.slice(0, MAX_CHAT_FILENAME_CHARACTERS) || 'image'
  return { bytes, type, name, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** What an image shows, in words, and whether a model saw that. */
interface Looked {
  description: string
  isSeen: boolean
}

/**
 * What an image shows: as a model sees it who knows what is asked about it, else its text as it can be read. A model that
 * cannot see refuses images, and one that fails is no reason to fail.
 * @throws Problem `unreadable` where nothing is found in it
 */
export async function lookAtImage(
  { config, log, model, recognition }: Pick<Services, 'config' | 'log' | 'model' | 'recognition'>,
  student: { id: number },
  { path }: UploadedFile,
  { contentType, question }: { contentType: PromptImage['contentType']; question: string },
  signal: AbortSignal,
): Promise<Looked> {
  const readText = async () => (await recognition.readImage(path, { student, signal })).text
  const describe = async () => {
    const picture = { image: { bytes: await readFile(path), contentType }, question, readText }
    return (await model.run(describeImage, picture, { student, signal })).output.description
  }
  let isSeen = config.hasVisionModel
  const found = await (isSeen ? describe() : readText()).catch((error: unknown) => {
    if (signal.aborted || !isSeen) throw error
    log.warn({ err: error }, 'an image could not be described and is read instead')
    isSeen = false
    return readText()
  })
  const description = found.replaceAll('\0', '').toWellFormed().trim()
  if (!description) throw new Problem('unreadable', UNDERSTANDING_TEXTS.imageUnreadable)
  return { description: description.slice(0, MAX_IMAGE_DESCRIPTION_CHARACTERS), isSeen }
}

/** The image of a kept chat, to be shown again; null where it has none. */
export async function readKeptImage(
  { files }: Pick<Services, 'files'>,
  kept: Pick<SessionRow, 'imageKey' | 'imageType'> | null,
): Promise<PromptImage | null> {
  if (!kept?.imageKey || !kept.imageType) return null
  try {
    return { bytes: await files.readAt(kept.imageKey, (path) => readFile(path)), contentType: kept.imageType }
  } catch (error) {
    // Deleted meanwhile, in another tab.
    if (error instanceof FileMissingError) return null
    throw error
  }
}
