import { expect, test } from 'vitest'
import { alikeMistakes } from './alike-mistakes.ts'

const mistake = (quote: string, correction: string, start: number, explanation = 'A third person.') => ({
  ...{ quote, correction, explanation, start },
  end: start + quote.length,
})

test('mistakes of which the same is said are one, with each of their places', () => {
  const mistakes = [
    mistake('Go', 'goes', 0),
    mistake('have', 'has', 10),
    mistake('go', 'Goes', 20),
    mistake('go', 'went', 30),
    mistake('go', 'goes', 40, 'Something else.'),
  ]
  expect(alikeMistakes(mistakes).map(({ mistake: { start }, indexes }) => [start, indexes])).toEqual([
    [0, [0, 2]],
    [10, [1]],
    [30, [3]],
    [40, [4]],
  ])
  expect(alikeMistakes([])).toEqual([])
})
