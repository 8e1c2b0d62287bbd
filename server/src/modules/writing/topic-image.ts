import { open } from 'node:fs/promises'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import type { UploadedFile } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'

const SIGNATURES = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('\xff\xd8\xff', 'latin1')]
const LONGEST_SIGNATURE = Math.max(...SIGNATURES.map(({ length }) => length))

/** Refuses what is no PNG or JPEG by its first bytes, whatever its name (reading 21). @throws Problem `unsupported_type` */
export async function requireTopicImage({ path }: UploadedFile): Promise<void> {
  await using file = await open(path)
  const { buffer } = await file.read({ buffer: Buffer.alloc(LONGEST_SIGNATURE), position: 0 })
  if (!SIGNATURES.some((signature) => buffer.subarray(0, signature.length).equals(signature)))
    throw new Problem('unsupported_type', WRITING_TEXTS.imageWrongType)
}
