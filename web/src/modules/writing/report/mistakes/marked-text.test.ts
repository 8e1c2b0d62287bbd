import { expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

const mistake = (start: number | null, end: number | null) => ({
  quote: '',
  start,
  end,
  correction: null,
  explanation: '',
})

test('the essay is cut at its mistakes; those that overlap or have no place are not marked', () => {
  const mistakes = [mistake(0, 2), mistake(1, 4), mistake(6, 8), mistake(null, null)]
  const stretches = markedText('He go now', mistakes)
  expect(stretches.map(({ text, mistakeIndex }) => [text, mistakeIndex])).toEqual([
    ['He', 0],
    [' go ', null],
    ['no', 2],
    ['w', null],
  ])
  expect(stretches.map(({ text }) => text).join('')).toBe('He go now')
})

test('an empty essay has no stretches', () => expect(markedText('', [])).toEqual([]))
