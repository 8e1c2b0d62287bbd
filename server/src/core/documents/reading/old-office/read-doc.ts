import type { FileHandle } from 'node:fs/promises'
import CFB from 'cfb'
import WordExtractor from 'word-extractor'
import { readWhole } from '../bounded-file.ts'
import { UnreadableDocument } from '../unreadable-document.ts'

const MAX_FILE_BYTES = 128 * 1024 * 1024
const VERSION_OFFSET = 0x02
/** The least version that Word 97 wrote; Word 95 wrote 104 at most. */
const WORD_97 = 0x6a
const FIRST_FLAGS_OFFSET = 0x0a
const ENCRYPTED_FLAG = 0x0100

/** A Word 97 to 2003 document: body, footnotes, endnotes and text boxes. */
export async function readDoc(file: FileHandle): Promise<{ text: string }> {
  const bytes = await readWhole(file, MAX_FILE_BYTES)
  refuseUnreadable(bytes)
  const document = await new WordExtractor().extract(bytes)
  const asWritten = { filterUnicode: false }
  const parts = [
    document.getBody(asWritten),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
    document.getTextboxes({ ...asWritten, includeHeadersAndFooters: false }),
  ]
  return { text: parts.map(restoreHyphens).join('\n\n') }
}

/** Encrypted text would be read as noise: only this flag tells. What Word 6 and 95 wrote is laid out in another way. */
function refuseUnreadable(bytes: Buffer): void {
  const stream = CFB.find(CFB.read(bytes, { type: 'buffer' }), 'WordDocument')?.content
  if (!stream) throw new UnreadableDocument('broken', 'no WordDocument stream')
  const header = Buffer.from(stream.slice(0, FIRST_FLAGS_OFFSET + 2))
  if (header.length < FIRST_FLAGS_OFFSET + 2) return
  if (header.readUInt16LE(VERSION_OFFSET) < WORD_97) throw new UnreadableDocument('old_format', 'Word 6 or 95')
  if (header.readUInt16LE(FIRST_FLAGS_OFFSET) & ENCRYPTED_FLAG)
    throw new UnreadableDocument('encrypted', 'Word encryption flag')
}

/** Word writes its non-breaking hyphen as 0x1E and its optional one as 0x1F. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word's own marks
const restoreHyphens = (text: string) => text.replace(/\x1e/g, '-').replace(/\x1f/g, '')
