import { createHash } from 'node:crypto'
import { plainSides } from '@lectern/domain/cards/faces'
import initSqlJs, { type Database, type Statement } from 'sql.js'
import type { DeckNote } from '../deck-note.ts'
import { escapeHtml, htmlOfMarkedText } from '../html/html-of-marked-text.ts'
import { textOfHtml } from '../html/marked-text-of-html.ts'
import { COLLECTION_SETTINGS, DEFAULT_OPTIONS, deckSettings, SCHEMA_11 } from './schema-11.ts'
import { type StockKind, stockTypeId, writeStockTypes } from './stock-types.ts'
import { type WrittenPart, writeCard, writeLog } from './write-cards.ts'

const sqlite = initSqlJs()
const FIELD_SEPARATOR = '\x1f'
const SHAPE_LINE = /^\{\{c\d+::image-occlusion:.*$/gm
const PICTURE = /!\[[^\]\n]*\]\([\w.-]+\)/

/** A note to be written. Its media stand in the texts by their names. */
export interface WrittenNote extends Pick<DeckNote, 'kind' | 'question' | 'answer' | 'tags'> {
  /** By which Anki knows the note again when it is brought twice. */
  guid: string
  /** The sentence that it comes from. */
  source: string | null
  parts: WrittenPart[]
}

export interface WrittenDeck {
  /** `::` stands between a deck and those above it. */
  name: string
  notes: readonly WrittenNote[]
}

/**
 * A collection of schema 11, which every Anki since 2.1 takes: one deck with its notes, its schedule and its log. Days count from
 * `beginsAt` on, the beginning of a day of the student's.
 */
export async function writeCollection(
  deck: WrittenDeck,
  { now, beginsAt }: { now: number; beginsAt: number },
): Promise<Uint8Array> {
  const { Database } = await sqlite
  const database = new Database()
  try {
    database.run(SCHEMA_11)
    writeSettings(database, deck, now, beginsAt)
    writeNotes(database, deck, now, beginsAt)
    return database.export()
  } finally {
    database.close()
  }
}

const DECK_ID_SPAN = 1_000_000_000

/** A deck's id follows from its name, so that it is one in every file. */
const deckIdOf = (name: string): number => 1_500_000_000_000 + (checksum(name) % DECK_ID_SPAN)

function writeSettings(database: Database, { name, notes }: WrittenDeck, now: number, beginsAt: number): void {
  const seconds = Math.floor(now / 1000)
  const decks = {
    1: deckSettings(1, 'Default', seconds),
    [deckIdOf(name)]: deckSettings(deckIdOf(name), name, seconds),
  }
  database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    Math.floor(beginsAt / 1000),
    now,
    now,
    JSON.stringify(COLLECTION_SETTINGS),
    JSON.stringify(writeStockTypes(new Set(notes.map(({ kind }) => stockKindOf(kind))))),
    JSON.stringify(decks),
    JSON.stringify({ 1: DEFAULT_OPTIONS }),
    '{}',
  ])
}

function writeNotes(database: Database, { name, notes }: WrittenDeck, now: number, beginsAt: number): void {
  const noteLine = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)')
  const cardLine = database.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)')
  const logLine = database.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)')
  const place = { deckId: deckIdOf(name), now, beginsAt }
  // Ids are moments, in the order in which the notes stand; those of the log are unlike any other of the file.
  let cardId = now - notes.reduce((count, { parts }) => count + parts.length, 0)
  const logIds = new Set<number>()
  for (const [position, note] of notes.entries()) {
    const noteId = now - notes.length + position
    noteLine.run(noteValues(note, noteId, Math.floor(now / 1000)))
    for (const part of note.parts) {
      cardId += 1
      cardLine.run(writeCard(part, { ...place, cardId, noteId, position: position + 1 }))
      for (const line of writeLog(part, cardId, logIds)) logLine.run(line)
    }
  }
  free(noteLine, cardLine, logLine)
}

function free(...statements: Statement[]): void {
  for (const statement of statements) statement.free()
}

function noteValues(note: WrittenNote, noteId: number, seconds: number) {
  const fields = fieldsOf(note)
  const sorting = textOfHtml(fields[0] ?? '')
  const tags = note.tags.map((tag) => tag.replace(/\s+/g, '_')).join(' ')
  return [
    noteId,
    note.guid,
    stockTypeId(stockKindOf(note.kind)),
    seconds,
    tags && ` ${tags} `,
    fields.join(FIELD_SEPARATOR),
    sorting,
    checksum(sorting),
    '',
  ]
}

/** Anki asks for nothing that is chosen: options are listed with their question. */
const stockKindOf = (kind: WrittenNote['kind']): StockKind => (kind === 'choice' ? 'basic' : kind)

function fieldsOf(note: WrittenNote): string[] {
  const { kind, source } = note
  const { question, answer } = kind === 'choice' ? plainSides(note, 'all') : note
  if (kind !== 'occlusion') return [htmlOfMarkedText(question), htmlOfMarkedText(answer), escapeHtml(source ?? '')]
  const shapes = question.match(SHAPE_LINE) ?? []
  const rest = question.replace(SHAPE_LINE, '')
  const picture = PICTURE.exec(rest)?.[0] ?? ''
  const header = rest.replace(picture, '').trim()
  return [shapes.join('<br>'), htmlOfMarkedText(picture), htmlOfMarkedText(header), htmlOfMarkedText(answer), '']
}

/** The first 32 bits of its SHA-1, by which Anki looks for notes that say the same. */
const checksum = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16)
