import { readFile } from 'node:fs/promises'
import { MAX_TOPIC_CHARACTERS, WRITING_TEXTS } from '@lectern/domain/writing'
import { requireHonestName } from '../../core/documents/honest-name.ts'
import { requireWholeImage } from '../../core/documents/require-whole-image.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import type { PromptImage } from '../../platform/model/task.ts'
import type { Services } from '../../services.ts'

const TOPIC_IMAGE_KINDS = ['image/png', 'image/jpeg'] as const

/** A topic that came as an image: its text, and the image itself where the model that grades can look at it. */
export interface TopicImage {
  /** '' where no text was found. */
  text: string
  shown: PromptImage | null
}

/** Refuses what is no PNG or JPEG by all of its bytes, or is called something else. @throws Problem `unsupported_type`, `unreadable` */
export async function requireTopicImage({ path, filename }: UploadedFile): Promise<(typeof TOPIC_IMAGE_KINDS)[number]> {
  const type = requireWholeImage(await readFile(path), TOPIC_IMAGE_KINDS, WRITING_TEXTS.imageWrongType)
  requireHonestName(filename, 'image')
  return type
}

/** Reads a topic's image. @throws Problem `unreadable`, `unsupported_type`, or the signal's reason */
export async function readTopicImage(
  { recognition, config }: Pick<Services, 'recognition' | 'config'>,
  student: { id: number },
  image: UploadedFile,
  signal: AbortSignal,
): Promise<TopicImage> {
  const contentType = await requireTopicImage(image)
  const { text } = await recognition.readImage(image.path, { student, signal })
  return {
    text: text.slice(0, MAX_TOPIC_CHARACTERS),
    shown: config.hasVisionModel ? { bytes: await readFile(image.path), contentType } : null,
  }
}
