import { describe, expect, test } from 'vitest'
import { referTo } from '../media-reference.ts'
import {
  BASIC,
  type Collection,
  LIMITS,
  mediaMapOf,
  metaOf,
  partsOf,
  schema11,
  schema18,
  zstd,
} from './package-test-ground.ts'
import { AnkiPackage, type PackageParts } from './read-package.ts'

const ONE: Collection = {
  types: [BASIC],
  notes: [{ id: 1, type: 1, fields: ['q', 'a'] }],
  cards: [{ id: 1, note: 1 }],
}
const open = (parts: PackageParts) => AnkiPackage.open(parts, LIMITS, Date.UTC(2026, 10, 22))
async function readAll(parts: PackageParts) {
  const opened = await open(parts)
  const read = opened.noteIds.map((id) => opened.readNote(id))
  return { notes: read.flatMap(({ notes }) => notes), leftOut: read.flatMap(({ leftOut }) => leftOut) }
}
const oldest = async (collection: Collection, more = {}) =>
  partsOf({ 'collection.anki2': await schema11(collection), media: '{}', ...more })
const newest = async (collection: Collection, more = {}) =>
  partsOf({ meta: metaOf(3), 'collection.anki21b': zstd(await schema18(collection)), ...more })

describe.each([
  ['oldest', oldest],
  ['newest', newest],
])('In a package of the %s generation', (_, make) => {
  test('decks without cards give nothing, beside one that has some', async () => {
    const { notes, leftOut } = await readAll(
      await make({ ...ONE, decks: { 1: 'Default', 2: 'Full', 3: 'Full::Empty' } }),
    )
    expect(notes.map(({ deck }) => deck)).toEqual(['Default'])
    expect(leftOut).toEqual([])
  })

  test('nothing at all is no fault', async () => {
    expect(await readAll(await make({ types: [], decks: {}, notes: [], cards: [] }))).toEqual({
      notes: [],
      leftOut: [],
    })
  })

  test('a note without cards, and a card of a deck that is not there, take nothing from the others', async () => {
    const notes = [
      ...ONE.notes,
      { id: 2, type: 1, fields: ['no cards', ''] },
      { id: 3, type: 1, fields: ['lost', 'deck'] },
    ]
    const cards = [...ONE.cards, { id: 3, note: 3, deck: 99 }, { id: 4, note: 99 }]
    const { notes: read, leftOut } = await readAll(await make({ ...ONE, notes, cards }))
    expect(read.map(({ question, deck }) => [question, deck])).toEqual([
      ['q', 'Default'],
      ['lost', ''],
    ])
    expect(leftOut).toEqual([{ reason: 'unreadableNote', what: 'no cards' }])
  })

  test('names of four bytes a letter, and those that JavaScript has of its own, are names like any', async () => {
    const fields = ['𠮷🐕', '__proto__', 'constructor']
    const templates = [
      {
        question: '{{𠮷🐕}}{{#constructor}}?{{/constructor}}{{^toString}}!{{/toString}}',
        answer: '{{FrontSide}}<hr id=answer>{{__proto__}}',
      },
    ]
    const type = { id: 1, fields, templates }
    const note = { id: 1, type: 1, fields: ['犬', 'dog', ''], tags: '🐕 __proto__' }
    const decks = { 1: '𠮷::🐕::__proto__' }
    const { notes } = await readAll(await make({ ...ONE, types: [type], decks, notes: [note] }))
    expect(notes).toMatchObject([
      { question: '犬!', answer: 'dog', deck: '𠮷::🐕::__proto__', tags: ['🐕', '__proto__'] },
    ])
  })

  test('scripts of a template do nothing, with what they would have written', async () => {
    const question =
      '<script>document.write("{{Back}}")</script><style>.card{background:url(//evil.example)}</style>{{Front}}<img src=x onerror="alert(1)">'
    const answer =
      '<hr id=answer><a href="javascript:alert(1)" onclick="alert(2)">{{Back}}</a><iframe srcdoc="x"></iframe>'
    const type = { ...BASIC, templates: [{ question, answer }] }
    const note = {
      id: 1,
      type: 1,
      fields: ['q<script>alert(3)</script>', '<svg onload=alert(4)></svg>a'],
    }
    const { notes } = await readAll(await make({ ...ONE, types: [type], notes: [note] }))
    expect(notes).toMatchObject([{ question: `q${referTo({ kind: 'picture', fileName: 'x', alt: '' })}`, answer: 'a' }])
  })
})

describe('A package of the newest generation', () => {
  test('needs no media, and no map of them', async () => {
    const opened = await open(await newest(ONE))
    expect(await opened.readMedium('heart.png')).toBeNull()
    const { notes } = await readAll(await newest(ONE, { media: zstd(mediaMapOf()) }))
    expect(notes).toHaveLength(1)
  })

  test('that lacks a medium of its map, or has a damaged one, gives the others', async () => {
    const media = zstd(mediaMapOf('gone.png', 'broken.png', 'whole.png'))
    const opened = await open(await newest(ONE, { media, 1: 'no zstd', 2: zstd('PNG') }))
    expect(await opened.readMedium('gone.png')).toBeNull()
    await expect(opened.readMedium('broken.png')).rejects.toMatchObject({ reason: 'broken' })
    expect(Buffer.from((await opened.readMedium('whole.png')) ?? []).toString()).toBe('PNG')
  })

  test('that says to be of the one before is read as that, as Anki writes for older versions', async () => {
    const before = { meta: metaOf(2), 'collection.anki21': await schema11(ONE), 'collection.anki2': 'to be updated' }
    const opened = await open(partsOf({ ...before, media: '{"7":"seven.png"}', 7: 'PNG' }))
    expect(opened.noteIds).toHaveLength(1)
    expect(Buffer.from((await opened.readMedium('seven.png')) ?? []).toString()).toBe('PNG')
  })

  test('loses the notes of a type whose settings are damaged, and no others', async () => {
    const types = [BASIC, { ...BASIC, id: 2 }, { ...BASIC, id: 3 }]
    const notes = types.map(({ id }) => ({ id, type: id, fields: [`of ${id}`, 'a'] }))
    const cards = notes.map(({ id }) => ({ id, note: id }))
    const damage =
      "update notetypes set config = x'1aff' where id = 2; update templates set config = x'0a' where ntid = 3"
    const read = await readAll(
      partsOf({ meta: metaOf(3), 'collection.anki21b': zstd(await schema18({ types, notes, cards }, damage)) }),
    )
    expect(read.notes.map(({ question }) => question)).toEqual(['of 1'])
    expect(read.leftOut).toEqual([2, 3].map((id) => ({ reason: 'unreadableNote', what: `of ${id} a` })))
  })
})
