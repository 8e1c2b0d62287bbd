import { expect, test } from 'vitest'
import { LIMITS, partsOf } from './package-test-ground.ts'
import { AnkiPackage } from './read-package.ts'
import type { WrittenPart } from './write-cards.ts'
import { type WrittenDeck, type WrittenNote, writeCollection } from './write-collection.ts'
import { writePackage } from './write-package.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 22, 9)
const BEGINS_AT = Date.UTC(2026, 0, 1, 4)
const at = (day: number) => BEGINS_AT + day * DAY + 8 * 3_600_000

const unlearned = (part = 0): WrittenPart => ({ part, memory: null, isSuspended: false, flag: 0, reviews: [] })
const note = (kind: WrittenNote['kind'], question: string, answer: string, parts = [unlearned()]): WrittenNote => ({
  kind,
  question,
  answer,
  tags: ['Biology', 'chapter 3'],
  guid: `guid-${kind}`,
  source: null,
  parts,
})
const SHAPE = '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}'
const LEARNED: WrittenPart = {
  part: 0,
  memory: { isLearned: true, stability: 12.3456, difficulty: 5.5, lastAt: at(310), dueAt: at(322), reps: 3, lapses: 1 },
  isSuspended: true,
  flag: 2,
  reviews: [
    { at: at(300), grade: 3, durationMs: 4000, wasLearned: false },
    { at: at(305), grade: 1, durationMs: 5000, wasLearned: true },
    { at: at(310), grade: 3, durationMs: 6000, wasLearned: true },
  ],
}

const DECK: WrittenDeck = {
  name: 'Biology::Cells',
  notes: [
    note('basic', 'What is $x^2$?\n```\nx = 1\n  y\n```', '![the heart](0af.png)\n[sound:1b.mp3]', [LEARNED]),
    note('reversed', 'hund <b>', 'dog & cat', [unlearned(0), { ...unlearned(1), flag: 1 }]),
    note('typed', '2 + 2', '4'),
    note('cloze', '{{c1::Paris::city}} in {{c2::France}}', '', [unlearned(0), unlearned(1)]),
    note('occlusion', `Heart\n![](0af.png)\n${SHAPE}\n${SHAPE.replace('c1', 'c2')}`, 'more', [
      unlearned(0),
      unlearned(1),
    ]),
  ],
}

async function reopen(decks: readonly WrittenDeck[], media: readonly string[] = []) {
  const parts = writePackage(await writeCollection(decks, { now: NOW, beginsAt: BEGINS_AT }), media)
  const files = Object.fromEntries(parts.map(({ name, content }) => [name, content]))
  return AnkiPackage.open(partsOf({ ...files, 0: 'PNG', 1: 'MP3' }), LIMITS, NOW)
}

test('What is written is read again: kinds, texts, media, tags, schedule and answers', async () => {
  const opened = await reopen([DECK], ['0af.png', '1b.mp3'])
  const read = opened.noteIds.map((id) => opened.readNote(id))
  expect(read.flatMap(({ leftOut }) => leftOut)).toEqual([])
  const notes = read.flatMap((one) => one.notes)
  expect(notes.map(({ kind, deck, tags }) => [kind, deck, tags])).toEqual(
    DECK.notes.map(({ kind }) => [kind, 'Biology::Cells', ['Biology', 'chapter_3']]),
  )
  const texts = notes.map(({ question, answer }) => [question, answer])
  expect(texts[0]?.[0]).toBe('What is $x^2$?\n```\nx = 1\n  y\n```')
  expect(texts[0]?.[1]).toBe('\uE010i0af.png\uE011the heart\uE012\n\uE010s1b.mp3\uE011\uE012')
  expect(texts.slice(1, 4)).toEqual(DECK.notes.slice(1, 4).map(({ question, answer }) => [question, answer]))
  expect(texts[4]).toEqual([`Heart\n\uE010i0af.png\uE011\uE012\n${SHAPE}\n${SHAPE.replace('c1', 'c2')}`, 'more'])
  expect(notes.map(({ parts }) => parts.map(({ part, flag }) => [part, flag]))).toEqual([
    [[0, 2]],
    [
      [0, 0],
      [1, 1],
    ],
    [[0, 0]],
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ])
  const [memory] = notes[0]?.parts ?? []
  expect(memory).toMatchObject({
    isSuspended: true,
    carried: { stability: 12.3456, difficulty: 5.5, reps: 3, lapses: 1, at: at(310) + 1 },
    reviews: LEARNED.reviews.map(({ at, grade, durationMs }) => ({ at, grade, durationMs })),
  })
  expect(Math.floor(((memory?.dueAt ?? 0) - BEGINS_AT) / DAY)).toBe(322)
  expect(Buffer.from((await opened.readMedium('1b.mp3')) ?? []).toString()).toBe('MP3')
})

test('A card in the learning steps comes back to them', async () => {
  const memory = {
    isLearned: false,
    stability: 2,
    difficulty: 6,
    lastAt: NOW - 60_000,
    dueAt: NOW + 540_000,
    reps: 1,
    lapses: 0,
  }
  const reviews = [{ at: NOW - 60_000, grade: 1 as const, durationMs: 900, wasLearned: false }]
  const deck = { name: 'd', notes: [note('basic', 'q', 'a', [{ ...unlearned(), memory, reviews }])] }
  const opened = await reopen([deck])
  const [part] = opened.noteIds.flatMap((id) => opened.readNote(id).notes).flatMap(({ parts }) => parts)
  expect(part).toMatchObject({ dueAt: null, carried: null, reviews: [{ at: NOW - 60_000, grade: 1 }] })
})

test('Answers of the same millisecond stay two', async () => {
  const reviews = [1, 2].map(() => ({ at: at(1), grade: 3 as const, durationMs: 1, wasLearned: true }))
  const notes = ['a', 'b'].map((question) => note('basic', question, 'x', [{ ...LEARNED, reviews }]))
  const opened = await reopen([{ name: 'd', notes }])
  const parts = opened.noteIds.flatMap((id) => opened.readNote(id).notes).flatMap((one) => one.parts)
  expect(parts.map((part) => part.reviews.length)).toEqual([2, 2])
})

test('The collection is called as every version of Anki that imports packages looks for it', async () => {
  const parts = writePackage(await writeCollection([DECK], { now: NOW, beginsAt: BEGINS_AT }), ['0af.png'])
  expect(parts.map(({ name }) => name)).toEqual(['collection.anki2', 'media'])
})

test('A deck of nothing is a package', async () => {
  expect((await reopen([{ name: 'empty', notes: [] }])).noteIds).toEqual([])
})

test('Decks stand in one package, each with its notes, of which no two have one id', async () => {
  const learned = { ...LEARNED, part: 0 }
  const opened = await reopen([
    { name: 'Biology', notes: [note('basic', 'of life', 'x', [learned])] },
    { name: 'Biology::Cells', notes: [note('cloze', '{{c1::a}} {{c2::b}}', '', [unlearned(0), unlearned(1)])] },
    { name: '語言::𠮷 🐕', notes: [note('typed', 'hund', 'dog', [learned])] },
  ])
  const notes = opened.noteIds.flatMap((id) => opened.readNote(id).notes)
  expect(
    notes.map(({ deck, question, parts }) => [deck, question, parts.map(({ reviews }) => reviews.length)]),
  ).toEqual([
    ['Biology', 'of life', [3]],
    ['Biology::Cells', '{{c1::a}} {{c2::b}}', [0, 0]],
    ['語言::𠮷 🐕', 'hund', [3]],
  ])
})
