import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '../../http/uploads.ts'

/** What stands for an upload where a repeat of a call is to be known: SHA-256, as hexadecimal digits. */
export async function hashFile({ path }: Pick<UploadedFile, 'path'>): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
