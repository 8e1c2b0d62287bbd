import type { FileHandle } from 'node:fs/promises'
import { readWhole } from './bounded-file.ts'
import { decodePlainText } from './decode-plain-text.ts'
import type { ReadingLimits } from './limits.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** A plain-text or Markdown file, as it stands. */
export async function readPlainText(file: FileHandle, limits: ReadingLimits): Promise<{ text: string }> {
  const longestEncodingBytes = 4
  const bytes = await readWhole(file, limits.characters * longestEncodingBytes)
  const text = decodePlainText(bytes)
  if (text === null) throw new UnreadableDocument('unsupported_type', 'starts like text but is not')
  return { text }
}
