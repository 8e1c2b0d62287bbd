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

/** From schema 15 on each has a row of its own, with its settings as a message. */
function readTables(collection: CollectionFile): Map<string, NoteType> {
  const fields = groupByType(collection, 'fields', ({ name }) => asText(name))
  const templates = groupByType(collection, 'templates', ({ config }) => {
    const message = readFields(asBytes(config))
    return { question: textOf(message, 1), answer: textOf(message, 2) }
  })
  const types = [...collection.rows('notetypes', ['id', 'config'])].map(({ id, config }): [string, NoteType] => {
    const message = readFields(asBytes(config))
    return [
      asText(id),
      {
        isCloze: numberOf(message, 1) === CLOZE_KIND,
        isOcclusion: numberOf(message, 9) === OCCLUSION_STOCK_KIND,
        fields: fields.get(asText(id)) ?? [],
        templates: templates.get(asText(id)) ?? [],
      },
    ]
  })
  return new Map(types)
}

function groupByType<Part>(
  collection: CollectionFile,
  table: 'fields' | 'templates',
  read: (row: CollectionRow) => Part,
): Map<string, Part[]> {
  const groups = new Map<string, { ord: number; part: Part }[]>()
  for (const row of collection.rows(table, ['ntid', 'ord', 'name', 'config'])) {
    const group = groups.get(asText(row.ntid)) ?? []
    group.push({ ord: asNumber(row.ord), part: read(row) })
    groups.set(asText(row.ntid), group)
  }
  const inOrder = (group: { ord: number; part: Part }[]) =>
    group.sort((one, other) => one.ord - other.ord).map(({ part }) => part)
  return new Map([...groups].map(([id, group]) => [id, inOrder(group)]))
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
