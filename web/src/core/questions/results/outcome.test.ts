import { expect, test } from 'vitest'
import { type Outcome, type Reviewed, reviewOrder, sharesBy } from './outcome.ts'

const asked = (...outcomes: Outcome[]): Reviewed[] =>
  outcomes.map((outcome, index) => ({ id: index + 101, number: index + 1, outcome }))
const read = (order: ReturnType<typeof reviewOrder>) =>
  order.map(({ question, startsOpen }) => `${question.number}${startsOpen ? '+' : ''}`)

test('what was missed stands first and open, what was not answered after it, what was right folded at the end', () => {
  const questions = asked('right', 'unanswered', 'missed', 'unchecked', 'partly', 'right')
  expect(read(reviewOrder(questions, 'all'))).toEqual(['3+', '5+', '4+', '2+', '1', '6'])
  expect(read(reviewOrder(questions, 'right'))).toEqual(['1', '6'])
  expect(read(reviewOrder(questions, 'partly'))).toEqual(['5+'])
  expect(read(reviewOrder(questions, { id: 106 }))).toEqual(['6+'])
})

test('of many that were missed the first ten stand open, and a right one that is left to its student too', () => {
  const questions = asked(...Array.from({ length: 30 }, (): Outcome => 'missed'), 'right')
  const order = reviewOrder(
    questions.map((question) => ({ ...question, isOpen: question.number === 31 })),
    'all',
  )
  expect(order.filter(({ startsOpen }) => startsOpen).map(({ question }) => question.number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31,
  ])
})

test('shares are counted by group, without what belongs to none', () => {
  const questions = asked('right', 'missed', 'right', 'partly')
  const shares = sharesBy(questions, ({ number }) =>
    number === 4 ? null : { key: number % 2 === 0 ? 'even' : 'odd', label: '' },
  )
  expect(shares).toEqual([
    { key: 'odd', label: '', right: 2, count: 2 },
    { key: 'even', label: '', right: 0, count: 1 },
  ])
})
