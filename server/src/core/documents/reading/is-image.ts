import { open } from 'node:fs/promises'
import { readAt } from './bounded-file.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const JPEG = Buffer.from('\xff\xd8\xff', 'latin1')
const GIF = Buffer.from('GIF8', 'latin1')
const RIFF = Buffer.from('RIFF', 'latin1')
/** What a RIFF file holds is said behind its length. */
const WEBP = Buffer.from('WEBP', 'latin1')
const WEBP_AT_BYTES = 8

/** Whether the file at `path` is a PNG, JPEG, GIF or WebP as its first bytes tell (reading 21). */
export async function isImage(path: string): Promise<boolean> {
  await using file = await open(path)
  const start = await readAt(file, 0, WEBP_AT_BYTES + WEBP.length)
  const holds = (signature: Buffer, at = 0) => start.subarray(at, at + signature.length).equals(signature)
  return [PNG, JPEG, GIF].some((signature) => holds(signature)) || (holds(RIFF) && holds(WEBP, WEBP_AT_BYTES))
}
