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
import type { ReadNotes } from './read-notes.ts'
import { AnkiPackage, type PackageParts } from './read-package.ts'

const NOW = Date.UTC(2026, 10, 22)
const REVERSED = {
  ...BASIC,
  id: 2,
  templates: [...BASIC.templates, { question: '{{Back}}', answer: '{{FrontSide}}<hr id=answer>{{Front}}' }],
}
const CLOZE = {
  id: 3,
  isCloze: true,
  fields: ['Text', 'Extra'],
  templates: [{ question: '{{cloze:Text}}', answer: '{{cloze:Text}}<br>{{Extra}}' }],
}
const TYPED = {
  ...BASIC,
  id: 4,
  templates: [{ question: '{{Front}} {{type:Back}}', answer: '{{Front}}<hr id=answer>{{type:Back}}' }],
}
const OCCLUSION = {
  id: 5,
  isCloze: true,
  stockKind: 6,
  fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
  templates: [{ question: '{{cloze:Occlusion}}{{Image}}', answer: '{{cloze:Occlusion}}{{Image}}' }],
}
const picture = (fileName: string, alt = '') => referTo({ kind: 'picture', fileName, alt })

const EVERY_KIND: Collection = {
  types: [BASIC, REVERSED, CLOZE, TYPED, OCCLUSION],
  decks: { 1: 'Default', 7: 'Biology::Cells' },
  notes: [
    {
      id: 10,
      type: 1,
      fields: ['What is \\(x^2\\)?<br><img src="a%20b.png">', 'A <b>square</b> &amp; more'],
      tags: ' maths  Ch_1 ',
    },
    { id: 11, type: 2, fields: ['hund', 'dog'] },
    { id: 12, type: 3, fields: ['{{c1::Paris::city}} is in {{c2::France}}', 'said often'] },
    { id: 13, type: 4, fields: ['2 + 2', '4'] },
    {
      id: 14,
      type: 5,
      fields: [
        '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}<br>',
        '<img src=heart.png>',
        'Heart',
        'more',
        '',
      ],
    },
  ],
  cards: [
    { id: 100, note: 10, deck: 7 },
    { id: 101, note: 11 },
    { id: 102, note: 11, ord: 1 },
    { id: 103, note: 12 },
    { id: 104, note: 12, ord: 1 },
    { id: 105, note: 13 },
    { id: 106, note: 14 },
  ],
}

const open = (parts: PackageParts, limits = LIMITS) => AnkiPackage.open(parts, limits, NOW)
async function readAll(parts: PackageParts): Promise<ReadNotes> {
  const opened = await open(parts)
  const read = opened.noteIds.map((id) => opened.readNote(id))
  return { notes: read.flatMap(({ notes }) => notes), leftOut: read.flatMap(({ leftOut }) => leftOut) }
}
const only = async (collection: Collection) =>
  readAll(partsOf({ 'collection.anki2': await schema11(collection), media: '{}' }))
const one = (note: { type: (typeof EVERY_KIND)['types'][number]; fields: string[] }) =>
  only({ types: [note.type], notes: [{ id: 1, type: note.type.id, fields: note.fields }], cards: [{ id: 1, note: 1 }] })

describe('A package of each generation gives the same', () => {
  test.each([
    [
      'collection.anki2',
      async () => partsOf({ 'collection.anki2': await schema11(EVERY_KIND), media: '{"0":"a b.png"}', 0: 'PNG' }),
    ],
    [
      'collection.anki21 beside one for old readers',
      async () =>
        partsOf({
          'collection.anki2': await schema11({
            types: [BASIC],
            notes: [{ id: 1, type: 1, fields: ['Please', 'update'] }],
            cards: [{ id: 1, note: 1 }],
          }),
          'collection.anki21': await schema11(EVERY_KIND),
          media: '{"0":"a b.png"}',
          0: 'PNG',
        }),
    ],
    [
      'collection.anki21b',
      async () =>
        partsOf({
          meta: metaOf(3),
          'collection.anki2': 'a file for old readers',
          'collection.anki21b': zstd(await schema18(EVERY_KIND)),
          media: zstd(mediaMapOf('a b.png')),
          0: zstd('PNG'),
        }),
    ],
  ])('%s', async (_, make) => {
    const parts = await make()
    const { notes, leftOut } = await readAll(parts)
    expect(leftOut).toEqual([])
    expect(
      notes.map(({ deck, kind, question, answer, tags, parts: { length } }) => [
        deck,
        kind,
        question,
        answer,
        tags,
        length,
      ]),
    ).toEqual([
      ['Biology::Cells', 'basic', `What is $x^2$?\n${picture('a b.png')}`, 'A square & more', ['maths', 'Ch_1'], 1],
      ['Default', 'reversed', 'hund', 'dog', [], 2],
      ['Default', 'cloze', '{{c1::Paris::city}} is in {{c2::France}}', 'said often', [], 2],
      ['Default', 'typed', '2 + 2', '4', [], 1],
      [
        'Default',
        'occlusion',
        `Heart\n${picture('heart.png')}\n{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}`,
        'more',
        [],
        1,
      ],
    ])
    const opened = await open(parts)
    expect(Buffer.from((await opened.readMedium('a b.png')) ?? []).toString()).toBe('PNG')
    expect(await opened.readMedium('heart.png')).toBeNull()
  })
})

const WITH_SECTIONS = {
  ...BASIC,
  id: 6,
  fields: ['Word', 'Meaning', 'Example'],
  templates: [
    {
      question: '{{kanji:Word}}{{#Example}}<br>{{Example}}{{/Example}}{{^Example}}<br>(alone){{/Example}}',
      answer: '{{FrontSide}}<hr id=answer>{{kana:Word}}: {{hint:Meaning}}',
    },
  ],
}

describe('A template is drawn as Anki draws it', () => {
  test.each([
    ['with what its sections are for', 'あの犬。', '犬\nあの犬。'],
    ['without it', '', '犬\n(alone)'],
  ])('%s', async (_, example, question) => {
    const { notes } = await one({ type: WITH_SECTIONS, fields: ['犬[いぬ]', 'dog', example] })
    expect(notes).toMatchObject([{ question, answer: 'いぬ: dog' }])
  })
})

describe('A medium whose name takes four bytes a letter', () => {
  const NAME = '𠮷野家 🐕.png'
  const collection: Collection = {
    types: [BASIC],
    decks: { 1: 'Dogs 🐕::𠮷' },
    notes: [{ id: 1, type: 1, fields: [`<img src="${NAME}">`, `<img src="${encodeURIComponent(NAME)}">`] }],
    cards: [{ id: 1, note: 1 }],
  }
  test.each([
    [
      'is found in an old package',
      async () =>
        partsOf({ 'collection.anki2': await schema11(collection), media: JSON.stringify({ 0: NAME }), 0: 'PNG' }),
    ],
    [
      'is found in a new one',
      async () =>
        partsOf({
          meta: metaOf(3),
          'collection.anki21b': zstd(await schema18(collection)),
          media: zstd(mediaMapOf(NAME)),
          0: zstd('PNG'),
        }),
    ],
  ])('%s', async (_, make) => {
    const parts = await make()
    const { notes, leftOut } = await readAll(parts)
    expect(leftOut).toEqual([])
    expect(notes).toMatchObject([{ deck: 'Dogs 🐕::𠮷', question: picture(NAME), answer: picture(NAME) }])
    const opened = await open(parts)
    expect(Buffer.from((await opened.readMedium(NAME)) ?? []).toString()).toBe('PNG')
  })
})

describe('What others wrote does nothing here', () => {
  test.each<[string, string, string]>([
    ['a<script>alert(1)</script>b', 'x', 'ab'],
    ['<img src=x onerror=alert(1)>q', 'x', `${picture('x')}q`],
    ['<style>.a{}</style>q<iframe src="https://evil.example"></iframe>', 'x', 'q'],
    ['<a href="javascript:alert(1)">press</a>', 'x', 'press'],
    ['<svg onload=alert(1)>q', 'x', 'q'],
    ['<img src="https://evil.example/a.png">q', 'x', 'q'],
    ['q \uE010iname\uE011alt\uE012', 'x', 'q inamealt'],
    ['<b title="never ended>q</b>', 'x', 'q'],
  ])('%j', async (front, back, question) => {
    const { notes } = await one({ type: BASIC, fields: [front, back] })
    expect(notes[0]?.question).toBe(question)
  })

  test('pictures from elsewhere are told, and not loaded', async () => {
    const { leftOut } = await one({ type: BASIC, fields: ['q<img src="https://evil.example/a.png">', 'a'] })
    expect(leftOut).toEqual([{ reason: 'foreignMedia', what: 'https://evil.example/a.png' }])
  })

  test.each<[string, (typeof EVERY_KIND)['types'][number], string[], string]>([
    ['a side without anything', BASIC, ['q', ' <br> '], 'emptySide'],
    ['a text without gaps', CLOZE, ['nothing', ''], 'noGaps'],
    ['a note that is longer than any card', BASIC, ['x'.repeat(400_001), 'a'], 'tooLong'],
  ])('%s is left out and told', async (_, type, fields, reason) => {
    expect((await one({ type, fields })).leftOut.map((left) => left.reason)).toEqual([reason])
  })

  test('a note of a type that is not there is left out alone', async () => {
    const { notes, leftOut } = await only({
      types: [BASIC],
      notes: [
        { id: 1, type: 99, fields: ['lost', ''] },
        { id: 2, type: 1, fields: ['q', 'a'] },
      ],
      cards: [
        { id: 1, note: 1 },
        { id: 2, note: 2 },
      ],
    })
    expect([notes.length, leftOut]).toEqual([1, [{ reason: 'unreadableNote', what: 'lost' }]])
  })
})

describe('A package that cannot be read says why', () => {
  const collection = () => schema11(EVERY_KIND)
  test.each<[string, () => Promise<PackageParts>, string]>([
    ['of another sort', async () => partsOf({ 'word/document.xml': 'x' }), 'not_anki'],
    ['that is no database', async () => partsOf({ 'collection.anki2': 'no database' }), 'broken'],
    [
      'with a database that is cut off',
      async () => partsOf({ 'collection.anki2': (await collection()).slice(0, 5000) }),
      'broken',
    ],
    ['that is not packed as it says', async () => partsOf({ 'collection.anki21b': await collection() }), 'broken'],
    [
      'that unpacks to too much',
      async () => partsOf({ 'collection.anki21b': zstd(Buffer.alloc(60_000_000)) }),
      'too_large',
    ],
    [
      'of a later version',
      async () => partsOf({ meta: metaOf(9), 'collection.anki21b': zstd(await collection()) }),
      'too_new',
    ],
    [
      'with a broken map of media',
      async () => partsOf({ 'collection.anki21b': zstd(await schema18(EVERY_KIND)), media: zstd('\xff\xff\xff') }),
      'broken',
    ],
  ])('%s', async (_, parts, reason) => {
    await expect(open(await parts())).rejects.toMatchObject({ name: 'UnreadableDeck', reason })
  })

  test('with more notes than are taken', async () => {
    const parts = partsOf({ 'collection.anki2': await collection() })
    await expect(open(parts, { ...LIMITS, notes: 4 })).rejects.toMatchObject({ reason: 'too_large' })
  })

  test('an empty one is none of these', async () => {
    expect((await only({ types: [], notes: [], cards: [] })).notes).toEqual([])
  })

  test('a medium is looked for by its name, never as a path', async () => {
    const media = '{"0":"../../etc/passwd","1":"/etc/passwd","../x":"y.png","2":"ok.png"}'
    const opened = await open(partsOf({ 'collection.anki2': await collection(), media, 0: 'a', 1: 'b', 2: 'c' }))
    expect(await opened.readMedium('../../etc/passwd')).toBeNull()
    expect(await opened.readMedium('/etc/passwd')).toBeNull()
    expect(await opened.readMedium('y.png')).toBeNull()
    expect(await opened.readMedium('ok.png')).not.toBeNull()
  })
})
