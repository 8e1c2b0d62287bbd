import { expect, test } from 'vitest'
import type { CardCandidate } from './candidate.ts'
import { chooseCards } from './choose.ts'

let count = 0
const card = (words: Partial<CardCandidate>): CardCandidate => {
  count++
  const own = {
    rule: 'definition',
    question: `What is thing${count}?`,
    answer: `meaning${count}`,
    term: `thing${count}`,
  } as const
  return { ...own, start: 0, end: 1, score: 8, section: 0, origin: `${count}`, ...words }
}

test('the best come first and the weak are left out', () => {
  const chosen = chooseCards([card({ score: 6, term: 'b' }), card({ score: 3 }), card({ score: 9, term: 'a' })], 10)
  expect(chosen.map(({ term }) => term)).toEqual(['a', 'b'])
})

test('of one clause one card is kept', () => {
  expect(chooseCards([card({ origin: 'x', score: 9 }), card({ origin: 'x' })], 10)).toHaveLength(1)
})

test('near-doubles are dropped', () => {
  const first = card({ question: 'What is the boundary of a black hole called?', answer: 'Event horizon' })
  const second = card({ question: 'What is a black hole’s boundary called?', answer: 'Event horizon' })
  expect(chooseCards([first, second], 10)).toHaveLength(1)
})

test('at most two cards are about one term, and one says what it means', () => {
  expect(
    chooseCards(
      Array.from({ length: 6 }, () => card({ term: 'Cell', rule: 'reason' })),
      10,
    ),
  ).toHaveLength(2)
  const meanings = ['cell', 'Cells', 'Cell (C)'].map((term) => card({ term }))
  expect(chooseCards(meanings, 10)).toHaveLength(1)
})
