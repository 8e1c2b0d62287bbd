import type { FileHandle } from 'node:fs/promises'
import { UnreadableDocument } from './unreadable-document.ts'

/** `length` bytes at `position`, fewer where the file ends sooner. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}

/** The whole file, refused as too complex beyond `maxBytes` before a byte of it is read. */
export async function readWhole(file: FileHandle, maxBytes: number): Promise<Buffer> {
  const { size } = await file.stat()
  if (size > maxBytes) throw new UnreadableDocument('too_complex', `${size} bytes`)
  return readAt(file, 0, size)
}
