import { expect, test } from 'vitest'
import { tidyName, tidyTags } from './shelf.ts'

test.each([
  ['  Week\u200b 3\n', 'Week 3'],
  ['a\u202eb', 'a b'],
  ['e\u0301', 'é'],
  ['\u0000 \u200b', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept)
})

test('a tag stands once, whatever its case, and none is empty', () => {
  expect(tidyTags(['Exam', ' exam ', '', '細胞', 'EXAM'])).toEqual(['Exam', '細胞'])
})
