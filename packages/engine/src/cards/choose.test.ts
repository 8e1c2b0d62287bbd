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

test('at most three cards are about one term', () => {
  expect(
    chooseCards(
      Array.from({ length: 6 }, () => card({ term: 'Cell' })),
      10,
    ),
  ).toHaveLength(3)
})

test('at most a third of the cards are sentences with a line', () => {
  const blanks = Array.from({ length: 10 }, () => card({ rule: 'term-blank' }))
  expect(chooseCards(blanks, 10)).toHaveLength(4)
})
