import { expect, test } from 'vitest'
import { quotedWords } from './quoted-words.ts'

test.each([
  ['“A page fault costs 8 ms.” (page 1)', 'A page fault costs 8 ms.'],
  ['“It is “called” thrashing.” (page 12)', 'It is “called” thrashing.'],
  ['「頁面錯誤需要八毫秒。」（第 1 頁）', '頁面錯誤需要八毫秒。'],
  ['A page fault costs 8 ms (about).', 'A page fault costs 8 ms (about).'],
  ['“A page fault costs 8 ms.”', '“A page fault costs 8 ms.”'],
])('of %s the words are looked for', (text, words) => {
  expect(quotedWords(text)).toBe(words)
})
