import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
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

/** When a file is written, and since when its days are counted: the beginning of one of the student's days. */
export interface WritingTime {
  now: number
  beginsAt: number
}

/**
 * A collection of schema 11, which every Anki since 2.1 takes: decks with their notes, their schedule and their log. A deck is asked
 * for when the one before it is written, so that no two are in memory, and others of the process have their turn meanwhile.
 */
export async function writeCollection(
  decks: Iterable<WrittenDeck> | AsyncIterable<WrittenDeck>,
  time: WritingTime,
): Promise<Uint8Array> {
  const { Database } = await sqlite
  const database = new Database()
  try {
    database.run(SCHEMA_11)
    // Each statement by itself would be a transaction, which takes six times as long; nothing is ever taken back.
    database.run('pragma journal_mode = off; begin')
    const writer = new NoteWriter(database, time)
    for await (const deck of decks) await writer.addDeck(deck)
    writeSettings(database, writer, time)
    database.run('commit')
    return database.export()
  } finally {
    database.close()
  }
}

const DECK_ID_SPAN = 1_000_000_000

/** A deck's id follows from its name, so that it is one in every file; of two that would have the same the later has the next. */
function deckIdOf(name: string, taken: ReadonlyMap<number, string>): number {
  let id = 1_500_000_000_000 + (checksum(name) % DECK_ID_SPAN)
  while ((taken.get(id) ?? name) !== name) id += 1
  return id
}

function writeSettings(
  database: Database,
  { deckNames, kinds }: Pick<NoteWriter, 'deckNames' | 'kinds'>,
  { now, beginsAt }: WritingTime,
): void {
  const seconds = Math.floor(now / 1000)
  const decks = [
    [1, deckSettings(1, 'Default', seconds)],
    ...[...deckNames].map(([id, name]) => [id, deckSettings(id, name, seconds)]),
  ]
  database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    Math.floor(beginsAt / 1000),
    now,
    now,
    JSON.stringify(COLLECTION_SETTINGS),
    JSON.stringify(writeStockTypes(kinds)),
    JSON.stringify(Object.fromEntries(decks)),
    JSON.stringify({ 1: DEFAULT_OPTIONS }),
    '{}',
  ])
}

/** Ids are moments, in the order in which the notes stand; they begin so long ago that none is to come. */
const IDS_BEGIN_MS = 7_200_000
/** So many that nobody else of the process waits long meanwhile. */
const NOTES_AT_ONCE = 50

/** Writes notes deck by deck, each after those that were written before. */
class NoteWriter {
  readonly deckNames = new Map<number, string>()
  readonly kinds = new Set<StockKind>()
  readonly #lines: Record<'note' | 'card' | 'log', Statement>
  readonly #time: WritingTime
  readonly #firstId: number
  /** Those of the log are unlike any other of the file. */
  readonly #logIds = new Set<number>()
  #noteCount = 0
  #cardCount = 0

  constructor(database: Database, time: WritingTime) {
    this.#time = time
    this.#firstId = time.now - IDS_BEGIN_MS
    this.#lines = {
      note: database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)'),
      card: database.prepare('insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)'),
      log: database.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)'),
    }
  }

  async addDeck({ name, notes }: WrittenDeck): Promise<void> {
    const deckId = deckIdOf(name, this.deckNames)
    this.deckNames.set(deckId, name)
    for (const [index, note] of notes.entries()) {
      this.#addNote(note, deckId, index + 1)
      if ((index + 1) % NOTES_AT_ONCE === 0) await setImmediate()
    }
  }

  #addNote(note: WrittenNote, deckId: number, position: number): void {
    const noteId = this.#firstId + this.#noteCount++
    this.kinds.add(stockKindOf(note.kind))
    this.#lines.note.run(noteValues(note, noteId, Math.floor(this.#time.now / 1000)))
    for (const part of note.parts) {
      const cardId = this.#firstId + this.#cardCount++
      this.#lines.card.run(writeCard(part, { ...this.#time, deckId, cardId, noteId, position }))
      for (const line of writeLog(part, cardId, this.#logIds)) this.#lines.log.run(line)
    }
  }
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
