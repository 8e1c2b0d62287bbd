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
import type { PromptImage } from '../../platform/model/task.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { SentImage } from './session-input.ts'
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

/**
 * What an image shows: as a model sees it who knows what is asked about it, else its text as it can be read. A model that cannot see refuses images, and one
 * that fails is no reason to fail.
 * @throws Problem `unreadable` where nothing is found in it
 */
export async function lookAtImage(
  { config, log, model, recognition }: Pick<Services, 'config' | 'log' | 'model' | 'recognition'>,
  student: { id: number },
  { path }: UploadedFile,
  { contentType, question }: { contentType: PromptImage['contentType']; question: string },
  signal: AbortSignal,
): Promise<string> {
  const readText = async () => (await recognition.readImage(path, { student, signal })).text
  const describe = async () => {
    const picture = { image: { bytes: await readFile(path), contentType }, question, readText }
    return (await model.run(describeImage, picture, signal)).output.description
  }
  const seen = await (config.hasVisionModel ? describe() : readText()).catch((error: unknown) => {
    if (signal.aborted || !config.hasVisionModel) throw error
    log.warn({ err: error }, 'an image could not be described and is read instead')
    return readText()
  })
  const description = seen.replaceAll('\0', '').toWellFormed().trim()
  if (!description) throw new Problem('unreadable', UNDERSTANDING_TEXTS.imageUnreadable)
  return description.slice(0, MAX_IMAGE_DESCRIPTION_CHARACTERS)
}
