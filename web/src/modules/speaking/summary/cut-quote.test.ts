import { expect, test } from 'vitest'
import { changedWords, isCutFrom } from './changed-words.ts'

test.each([
  ['He go to school every', 'He goes to school every', ['He ', 'go', 'goes', ' to school every']],
  ['discuss about it', 'discuss it', ['discuss ', 'about ', '', 'it']],
  ['I am go', 'I am going now', ['I am ', 'go', 'going now', '']],
  ['他慢慢的走過來', '他慢慢地走過來', ['他', '慢慢的', '慢慢地', '走過來']],
  ['the the cat', 'the cat', ['the ', 'the ', '', 'cat']],
  ['', 'Yes', ['', '', 'Yes', '']],
])('%s becomes %s: what both begin and end with is no change', (quote, correction, parts) => {
  expect(Object.values(changedWords(quote, correction))).toEqual(parts)
})

test('a quote that begins or ends in the middle of a sentence says so', () => {
  const turns = [{ said: 'Well.' }, { said: 'Well, he go to school every weekends. It is far.' }]
  expect(isCutFrom(turns, 'he go to school every')).toEqual({ before: false, after: true })
  expect(isCutFrom(turns, 'go to school every weekends')).toEqual({ before: true, after: false })
  expect(isCutFrom(turns, 'she goes')).toEqual({ before: false, after: false })
})
