import { expect, test } from 'vitest'
import { type LetterRun, letterDiff, MOST_LETTERS_COMPARED } from './letter-diff.ts'

const MARKS = { same: ['', ''], extra: ['-', '-'], missing: ['+', '+'] } as const
const shown = (runs: LetterRun[] | null) =>
  runs?.map(({ kind, text }) => `${MARKS[kind][0]}${text}${MARKS[kind][1]}`).join('')

test.each([
  ['mitocondrion', 'mitochondrion', 'mitoc+h+ondrion'],
  ['recieve', 'receive', 'rec-i-e+i+ve'],
  ['Mitochondrion', 'mitochondrion', 'Mitochondrion'],
  ['cafe', 'café', 'caf-e-+é+'],
  ['光和作用', '光合作用', '光-和-+合+作用'],
  ['👩‍👩‍👧 family', 'family', '-👩‍👩‍👧 -family'],
  ['', 'yes', '+yes+'],
  ['yes', '', '-yes-'],
  ['  yes ', 'yes', 'yes'],
])('%j beside %j differs in %j', (typed, wanted, expected) => {
  expect(shown(letterDiff(typed, wanted))).toBe(expected)
})

test('what both have and what is missing make the right answer; what both have and what is too much the typed one', () => {
  const words = ['photosynthesis', 'fotosintesis', '葉綠體', '綠葉', 'a b c', 'cab', 'ﬁne', 'fine ']
  for (const typed of words)
    for (const wanted of words) {
      const runs = letterDiff(typed, wanted) ?? []
      const without = (kind: LetterRun['kind']) =>
        runs
          .flatMap((run) => (run.kind === kind ? [] : [run.text]))
          .join('')
          .normalize('NFKC')
          .toLowerCase()
      expect(without('missing')).toBe(typed.trim().normalize('NFKC').toLowerCase())
      expect(without('extra')).toBe(wanted.trim().normalize('NFKC').toLowerCase())
    }
})

test('texts too long to be read so are left to their ideas', () => {
  expect(letterDiff('x'.repeat(MOST_LETTERS_COMPARED + 1), 'x')).toBeNull()
  expect(letterDiff('x', 'x'.repeat(MOST_LETTERS_COMPARED + 1))).toBeNull()
})
