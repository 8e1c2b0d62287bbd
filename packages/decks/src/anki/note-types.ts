import { asBytes, asNumber, asText, type CollectionFile, type CollectionRow } from './collection-file.ts'
import { numberOf, readFields, textOf } from './protobuf.ts'

interface CardTemplate {
  question: string
  answer: string
}

export interface NoteType {
  isCloze: boolean
  isOcclusion: boolean
  /** In their order. */
  fields: string[]
  templates: CardTemplate[]
}

/** What Anki calls the note type of covered pictures among those that it brings along. */
const OCCLUSION_STOCK_KIND = 6
const CLOZE_KIND = 1

/** The note types of a collection by their id, of whichever generation it is. */
export const readNoteTypes = (collection: CollectionFile): Map<string, NoteType> =>
  collection.has('notetypes') ? readTables(collection) : readJson(collection)

/** The names of the decks by their id; `::` stands between a deck and those above it. */
export function readDeckNames(collection: CollectionFile): Map<string, string> {
  if (collection.has('decks'))
    return new Map(
      [...collection.rows('decks', ['id', 'name'])].map(({ id, name }) => [
        asText(id),
        asText(name).replaceAll('\x1f', '::'),
      ]),
    )
  return new Map(objects(collection, 'decks').map(([id, deck]) => [id, said(deck.name)]))
}

/** From schema 15 on each has a row of its own, with its settings as a message. One that is damaged is none. */
function readTables(collection: CollectionFile): Map<string, NoteType> {
  const fields = groupByType(collection, 'fields')
  const templates = groupByType(collection, 'templates')
  const types = [...collection.rows('notetypes', ['id', 'config'])].flatMap(({ id, config }): [string, NoteType][] => {
    try {
      const message = readFields(asBytes(config))
      const type = {
        isCloze: numberOf(message, 1) === CLOZE_KIND,
        isOcclusion: numberOf(message, 9) === OCCLUSION_STOCK_KIND,
        fields: (fields.get(asText(id)) ?? []).map(({ name }) => asText(name)),
        templates: (templates.get(asText(id)) ?? []).map(readTemplate),
      }
      return [[asText(id), type]]
    } catch {
      return []
    }
  })
  return new Map(types)
}

/** @throws RangeError where it is damaged */
function readTemplate({ config }: CollectionRow): CardTemplate {
  const message = readFields(asBytes(config))
  return { question: textOf(message, 1), answer: textOf(message, 2) }
}

/** The rows of each note type, in their order. */
function groupByType(collection: CollectionFile, table: 'fields' | 'templates'): Map<string, CollectionRow[]> {
  const rows = [...collection.rows(table, ['ntid', 'ord', 'name', 'config'])]
  rows.sort((one, other) => asNumber(one.ord) - asNumber(other.ord))
  return Map.groupBy(rows, ({ ntid }) => asText(ntid))
}

/** Until schema 14 all of them are one text in the only row of `col`. */
function readJson(collection: CollectionFile): Map<string, NoteType> {
  return new Map(
    objects(collection, 'models').map(([id, model]) => [
      id,
      {
        isCloze: model.type === CLOZE_KIND,
        isOcclusion: model.originalStockKind === OCCLUSION_STOCK_KIND,
        fields: listOf(model.flds).map(({ name }) => said(name)),
        templates: listOf(model.tmpls).map(({ qfmt, afmt }) => ({ question: said(qfmt), answer: said(afmt) })),
      },
    ]),
  )
}

function objects(collection: CollectionFile, column: 'models' | 'decks'): [string, Record<string, unknown>][] {
  const [row] = collection.rows('col', [column])
  return Object.entries(parseObject(asText(row?.[column]))).flatMap(([id, value]) =>
    isObject(value) ? [[id, value]] : [],
  )
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject).sort((one, other) => Number(one.ord ?? 0) - Number(other.ord ?? 0)) : []

/** What a text says in JSON; nothing where it says none. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const said = (value: unknown): string => (typeof value === 'string' ? value : '')
