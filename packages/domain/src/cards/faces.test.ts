import { describe, expect, test } from 'vitest'
import {
  askedOf,
  CARD_KINDS,
  type CardNote,
  checkCard,
  FACE_MARKS,
  faceOf,
  partsOf,
  plainSides,
  tidyTags,
} from './faces.ts'

const PICTURE = `![heart](${'a'.repeat(32)}.png)`
const RECT = 'image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1'
const note = (kind: CardNote['kind'], question: string, answer = ''): CardNote => ({ kind, question, answer })

describe('What is reviewed of a card', () => {
  test.each<[CardNote, number[]]>([
    [note('basic', 'q', 'a'), [0]],
    [note('typed', 'q', 'a'), [0]],
    [note('reversed', 'q', 'a'), [0, 1]],
    [note('cloze', '{{c1::a}} {{c3::b}} {{c1::c}}'), [0, 2]],
    [note('cloze', 'no gap'), []],
    [note('occlusion', `${PICTURE}\n{{c1::${RECT}}}\n{{c2::${RECT}}}`), [0, 1]],
    [note('choice', 'q', '- [x] a\n- [ ] b'), [0]],
  ])('%j is %j', (card, parts) => {
    expect(partsOf(card)).toEqual(parts)
  })

  test.each<[CardNote, number | 'all', string, string]>([
    [note('basic', 'q', 'a'), 0, 'q', 'a'],
    [note('basic', 'q {{c1::x}}', 'a'), 'all', 'q {{c1::x}}', 'a'],
    [note('reversed', 'q', 'a'), 0, 'q', 'a'],
    [note('reversed', 'q', 'a'), 1, 'a', 'q'],
    [note('reversed', 'q', 'a'), 'all', 'q', 'a'],
    [note('cloze', '{{c1::Paris::city}}, {{c2::France}}', 'more'), 0, '[city], France', 'Paris, France\n\nmore'],
    [note('cloze', '{{c1::Paris::city}}, {{c2::France}}'), 1, 'Paris, […]', 'Paris, France'],
    [note('cloze', '{{c1::Paris::city}}, {{c2::France}}'), 'all', '[city], […]', 'Paris, France'],
    [note('cloze', '{{c1::a {{c2::b}}}}'), 0, '[…]', 'a b'],
    [note('cloze', '{{c1::a {{c2::b}}}}'), 1, 'a […]', 'a b'],
    [note('cloze', '{{c1,2::a}} {{c2::b}}'), 1, '[…] […]', 'a b'],
    [
      note('occlusion', `Heart\n${PICTURE}\n{{c1::${RECT}}}`, 'more'),
      0,
      `Heart\n\n${PICTURE}`,
      `Heart\n\n${PICTURE}\n\nmore`,
    ],
    [note('choice', 'q', '- [x] a\n- [ ] b\n\nmore'), 0, 'q', 'a'],
    [note('choice', 'q', '- [x] a\n- [ ] b\n\nmore'), 'all', 'q\n\n• a\n• b', 'a\n\nmore'],
  ])('%j, part %j', (card, part, question, answer) => {
    expect(plainSides(card, part)).toEqual({ question, answer })
  })

  test('what is asked for is marked for whoever draws it, and nobody else can write the marks', () => {
    expect(faceOf(note('cloze', '\uE000{{c1::a}}\uE003'), 0, 'answer')).toBe(
      `${FACE_MARKS.shown}a${FACE_MARKS.shownEnd}`,
    )
    expect(faceOf(note('basic', '\uE000q', 'a'), 0, 'question')).toBe('q')
  })
})

test('what is chosen is asked with its options and with why it is right, every other kind without', () => {
  expect(askedOf(note('choice', 'q', '- [ ] a\n- [x] b\uE000\n\nmore'), 0)).toEqual({
    ...{ question: 'q', answer: 'b', options: ['a', 'b'], explanation: 'more' },
  })
  expect(askedOf(note('choice', 'q', '- [ ] a\n- [x] b'), 0).explanation).toBeNull()
  expect(askedOf(note('basic', 'q', '- [ ] a\n- [x] b'), 0)).toMatchObject({ options: [], explanation: null })
})

describe('A card is kept', () => {
  test.each<[CardNote, string | undefined]>([
    [note('basic', 'q', 'a'), undefined],
    [note('basic', 'q', ' '), 'recite.sideMissing'],
    [note('typed', 'q', ''), 'recite.sideMissing'],
    [note('cloze', '{{c1::a}}'), undefined],
    [note('cloze', 'a'), 'recite.noGaps'],
    [note('cloze', '{{c0::a}}'), 'recite.noGaps'],
    [note('cloze', Array.from({ length: 101 }, (_, at) => `{{c${at + 1}::a}}`).join('')), 'recite.tooManyParts'],
    [note('occlusion', `${PICTURE}\n{{c1::${RECT}}}`), undefined],
    [note('occlusion', `{{c1::${RECT}}}`), 'recite.nothingCovered'],
    [note('occlusion', PICTURE), 'recite.nothingCovered'],
  ])('%j: %j', (card, why) => {
    expect(checkCard(card)?.id).toBe(why)
  })

  test('every kind has parts', () => {
    const full = `${PICTURE}\n{{c1::${RECT}}}`
    for (const kind of CARD_KINDS) expect(partsOf(note(kind, full, 'a')).length).toBeGreaterThan(0)
  })
})

test('tags are kept once, whatever their case, without space around them', () => {
  expect(tidyTags([' Biology ', 'biology', '', '細胞', 'Chapter \n 3'])).toEqual(['Biology', '細胞', 'Chapter 3'])
})
