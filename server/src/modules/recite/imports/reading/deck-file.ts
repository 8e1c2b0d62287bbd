import type { FileHandle } from 'node:fs/promises'
import { AnkiPackage } from '@lectern/decks/anki/read-package'
import type { DeckNote, LeftOut } from '@lectern/decks/deck-note'
import { withoutReferences } from '@lectern/decks/media-reference'
import { type CardTextOptions, guessOptions, readCardText } from '@lectern/decks/text/read-card-text'
import type { TextCard } from '@lectern/decks/text/text-card'
import { UnreadableDeck } from '@lectern/decks/unreadable-deck'
import { IMPORT_TEXT_LIMIT_BYTES, MOST_IMPORTED_NOTES } from '@lectern/domain/cards/imports'
import { MEDIA_LIMIT_BYTES } from '@lectern/domain/recite'
import { readAt } from '../../../../core/documents/reading/bounded-file.ts'
import { decodePlainText } from '../../../../core/documents/reading/decode-plain-text.ts'
import { ZipArchive } from '../../../../core/documents/reading/office/zip-archive.ts'
import { UnreadableDocument } from '../../../../core/documents/reading/unreadable-document.ts'
import type { DeckResults } from './messages.ts'

const MEGABYTE = 1024 * 1024
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')
const ZIP_OF_NOTHING = Buffer.from('PK\x05\x06', 'latin1')
/** A package holds a part for each medium; without zip64 it can have no more of them. */
const ARCHIVE_LIMITS = {
  entries: 0xffff,
  directoryBytes: 16 * MEGABYTE,
  partBytes: MEDIA_LIMIT_BYTES,
  totalBytes: 2048 * MEGABYTE,
}
const PACKAGE_LIMITS = { collectionBytes: 150 * MEGABYTE, mediumBytes: MEDIA_LIMIT_BYTES, notes: MOST_IMPORTED_NOTES }

/** A file of cards as its reading process holds it. */
export interface DeckFile {
  kind: 'anki' | 'text'
  noteCount: number
  readNotes(from: number, count: number): DeckResults['notes']
  readMedium(fileName: string): Promise<DeckResults['medium']>
}

/** What the file is, by its bytes. @throws UnreadableDeck, or whatever a broken file makes its reader throw */
export async function openDeckFile(
  file: FileHandle,
  options: { text: CardTextOptions | null; now: number },
): Promise<DeckFile> {
  const sample = await readAt(file, 0, ZIP_SIGNATURE.length)
  if (sample.equals(ZIP_SIGNATURE) || sample.equals(ZIP_OF_NOTHING)) return await openPackage(file, options.now)
  return await openText(file, options.text)
}

async function openPackage(file: FileHandle, now: number): Promise<DeckFile> {
  const archive = await asDeck(() => ZipArchive.open(file, ARCHIVE_LIMITS))
  const parts = {
    has: (name: string) => archive.has(name),
    read: (name: string, maxBytes: number) => asDeck(() => archive.read(name, maxBytes)),
  }
  const opened = await AnkiPackage.open(parts, PACKAGE_LIMITS, now)
  return {
    kind: 'anki',
    noteCount: opened.noteIds.length,
    readNotes(from, count) {
      const read = opened.noteIds.slice(from, from + count).map((id) => opened.readNote(id))
      return { notes: read.flatMap(({ notes }) => notes), leftOut: read.flatMap(({ leftOut }) => leftOut) }
    },
    async readMedium(fileName) {
      try {
        return { bytes: await opened.readMedium(fileName), isTooLarge: false }
      } catch (error) {
        if (error instanceof UnreadableDeck) return { bytes: null, isTooLarge: error.reason === 'too_large' }
        throw error
      }
    },
  }
}

async function openText(file: FileHandle, options: CardTextOptions | null): Promise<DeckFile> {
  const { size } = await file.stat()
  if (size > IMPORT_TEXT_LIMIT_BYTES) throw new UnreadableDeck('too_large', `${size} bytes of text`)
  const text = decodePlainText(await readAt(file, 0, size))
  if (text === null) throw new UnreadableDeck('not_anki', 'neither a package nor text')
  const { cards, incomplete } = readCardText(withoutReferences(text), options ?? guessOptions(text))
  if (cards.length > MOST_IMPORTED_NOTES) throw new UnreadableDeck('too_large', `${cards.length} cards`)
  const leftOut = incomplete.map((what): LeftOut => ({ reason: 'emptySide', what: what.slice(0, 80).toWellFormed() }))
  return {
    kind: 'text',
    noteCount: cards.length,
    readNotes: (from, count) => ({
      notes: cards.slice(from, from + count).map((card, index) => noteOf(card, from + index)),
      leftOut: from === 0 ? leftOut : [],
    }),
    readMedium: async () => ({ bytes: null, isTooLarge: false }),
  }
}

const noteOf = ({ kind, question, answer, tags }: TextCard, at: number): DeckNote => ({
  id: String(at),
  siblingsOf: String(at),
  deck: '',
  kind,
  question,
  answer,
  tags,
  parts: [],
})

/** Archives of any kind fail by the words of documents. */
async function asDeck<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const reason = error.reason === 'too_complex' ? 'too_large' : error.reason === 'encrypted' ? 'encrypted' : 'broken'
    throw new UnreadableDeck(reason, error.detail)
  }
}
