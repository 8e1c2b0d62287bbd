import type { LeftOutReason } from '@lectern/domain/cards/imports'
import type { DeckNote, LeftOut, PartMemory } from '../deck-note.ts'
import { asNumber, asText, type CollectionFile, type CollectionRow } from './collection-file.ts'
import { CARD_COLUMNS, type CollectionTime, readMemory } from './history.ts'
import { parseObject, readDeckNames, readNoteTypes } from './note-types.ts'
import { type PreparedType, prepareType, renderCard, renderCloze, renderOcclusion, type Sides } from './render-cards.ts'

const FIELD_SEPARATOR = '\x1f'
const LONGEST_NOTE_CHARACTERS = 400_000
const GAP = /\{\{c[1-9]\d{0,2}(?:,\d{1,3})*::/
const COVERING_SHAPE = /\{\{c\d+::image-occlusion:/
const TOLD_CHARACTERS = 80

export interface ReadNotes {
  notes: DeckNote[]
  leftOut: LeftOut[]
}

interface CardOfNote {
  ord: number
  deck: string
  memory: PartMemory
}

/** Reads the notes of a collection, one after another. */
export class NoteReader {
  readonly #collection: CollectionFile
  readonly #types: Map<string, PreparedType>
  readonly #decks: Map<string, string>
  readonly #time: CollectionTime

  constructor(collection: CollectionFile, now: number) {
    this.#collection = collection
    this.#types = new Map([...readNoteTypes(collection)].map(([id, type]) => [id, prepareType(type)]))
    this.#decks = readDeckNames(collection)
    const [row] = collection.rows('col', ['crt', 'conf'])
    const settings = parseObject(asText(row?.conf))
    // Collections with tables for their settings say nothing here, and all have the second one.
    const hasFirstScheduler = Object.keys(settings).length > 0 && Number(settings.schedVer ?? 1) === 1
    this.#time = { createdAt: asNumber(row?.crt) * 1000, now, hasFirstScheduler }
  }

  /** In the order in which they were made. */
  listIds(): bigint[] {
    return [...this.#collection.rows('notes', ['id'])]
      .flatMap(({ id }) => (typeof id === 'bigint' ? [id] : []))
      .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  }

  /** What one note gives, and what of it cannot be taken. */
  read(id: bigint): ReadNotes {
    const [row] = this.#collection.rows('notes', ['id', 'mid', 'tags', 'flds'], 'where id = ?', [id])
    if (!row) return { notes: [], leftOut: [] }
    const values = asText(row.flds)
    const type = this.#types.get(asText(row.mid))
    const cards = this.#cardsOf(id)
    if (!type || cards.length === 0) return leaveOut('unreadableNote', values)
    if (values.length > LONGEST_NOTE_CHARACTERS) return leaveOut('tooLong', values.slice(0, 1000))
    const fields = this.#nameFields(type, values.split(FIELD_SEPARATOR), row, cards[0]?.deck ?? '')
    const note = { id: String(id), siblingsOf: String(id), tags: splitTags(asText(row.tags)) }
    return type.isOcclusion || type.isCloze || COVERING_SHAPE.test(values)
      ? this.#readGaps(note, type, fields, cards)
      : this.#readTemplates(note, type, fields, cards)
  }

  #cardsOf(noteId: bigint): CardOfNote[] {
    const rows = [...this.#collection.rows('cards', CARD_COLUMNS, 'where nid = ?', [noteId])]
    return rows
      .map((row) => ({
        ord: asNumber(row.ord),
        // A card that was borrowed by a filtered deck belongs to the one that it came from.
        deck: this.#decks.get(asNumber(row.odid) === 0 ? asText(row.did) : asText(row.odid)) ?? '',
        memory: readMemory(this.#collection, row, this.#time),
      }))
      .sort((one, other) => one.ord - other.ord)
  }

  #nameFields(
    { fields: names }: PreparedType,
    values: readonly string[],
    row: CollectionRow,
    deck: string,
  ): Map<string, string> {
    return new Map([
      ...names.map((name, index): [string, string] => [name.toLowerCase(), values[index] ?? '']),
      ...names.map((name, index): [string, string] => [name, values[index] ?? '']),
      ['Tags', asText(row.tags).trim()],
      ['Deck', deck],
      ['Subdeck', deck.split('::').at(-1) ?? ''],
    ])
  }

  /** A text with gaps, or a picture with covered parts: one note, whose cards are its gaps. */
  #readGaps(
    note: Pick<DeckNote, 'id' | 'siblingsOf' | 'tags'>,
    type: PreparedType,
    fields: ReadonlyMap<string, string>,
    cards: readonly CardOfNote[],
  ): ReadNotes {
    const isOcclusion = [...fields.values()].some((value) => COVERING_SHAPE.test(value))
    const [template] = type.cards
    if (!template) return leaveOut('unreadableNote', [...fields.values()].join(' '))
    const sides = isOcclusion ? renderOcclusion(type, fields) : renderCloze(template, fields)
    if (!GAP.test(sides.question)) return leaveOut('noGaps', sides.question)
    const found: DeckNote = {
      ...note,
      deck: cards[0]?.deck ?? '',
      kind: isOcclusion ? 'occlusion' : 'cloze',
      question: sides.question,
      answer: sides.answer,
      parts: cards.map(({ memory }) => memory),
    }
    return { notes: [found], leftOut: foreign(sides) }
  }

  /** Each card of any other note as its template draws it; two that ask the same both ways are one. */
  #readTemplates(
    note: Pick<DeckNote, 'id' | 'siblingsOf' | 'tags'>,
    type: PreparedType,
    fields: ReadonlyMap<string, string>,
    cards: readonly CardOfNote[],
  ): ReadNotes {
    const found: DeckNote[] = []
    const leftOut: LeftOut[] = []
    for (const { ord, deck, memory } of cards) {
      const template = type.cards[ord]
      if (!template) {
        leftOut.push(...leaveOut('unreadableNote', [...fields.values()].join(' ')).leftOut)
        continue
      }
      const { question, answer, ...sides } = renderCard(template, fields)
      if (question === '' || answer === '') {
        leftOut.push(...leaveOut('emptySide', question || answer || [...fields.values()].join(' ')).leftOut)
        continue
      }
      leftOut.push(...foreign(sides))
      const kind = template.isTyped ? 'typed' : 'basic'
      const parts = [{ ...memory, part: 0 }]
      found.push({ ...note, id: `${note.id}-${ord}`, deck, kind, question, answer, parts })
    }
    return { notes: joinReversed(found), leftOut }
  }
}

/** Two cards of one note, of which each asks for what the other one says. */
function joinReversed(notes: DeckNote[]): DeckNote[] {
  const [one, other] = notes
  if (notes.length !== 2 || !one || !other) return notes
  const isReversed =
    one.kind === 'basic' &&
    other.kind === 'basic' &&
    one.deck === other.deck &&
    one.question === other.answer &&
    one.answer === other.question
  if (!isReversed) return notes
  return [{ ...one, kind: 'reversed', parts: [...one.parts, ...other.parts.map((part) => ({ ...part, part: 1 }))] }]
}

const leaveOut = (reason: LeftOutReason, what: string): ReadNotes => ({
  notes: [],
  leftOut: [{ reason, what: tell(what) }],
})

const foreign = ({ foreignMedia }: Pick<Sides, 'foreignMedia'>): LeftOut[] =>
  foreignMedia.map((what) => ({ reason: 'foreignMedia', what: tell(what) }))

/** The first words of something, by which whoever made it knows it again. */
const tell = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Co}\s]+/gu, ' ')
    .trim()
    .slice(0, TOLD_CHARACTERS)
    .toWellFormed()

const splitTags = (tags: string): string[] => tags.split(/[\s\u3000]+/).filter(Boolean)
