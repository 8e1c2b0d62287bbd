import { expect, test } from 'vitest'
import { parseDocument } from '../document.ts'
import { isAssertion } from './assertion.ts'

const isOne = (text: string, isSpoken = false): boolean => {
  const [sentence] = parseDocument(text).sentences
  if (!sentence) throw new Error('There is no sentence')
  return isAssertion({ sentence, text, words: new Set() }, isSpoken)
}

test.each([
  'State power rests on the consent of the governed in a republic.',
  'Use of fertilisers raises the yield of a field.',
  'The hardware raises a page fault.',
  '比较优势是指一国生产某种产品的机会成本较低。',
  '计算机由硬件和软件两部分组成。',
])('%s says something', (text) => expect(isOne(text)).toBe(true))

test.each([
  'Describe, step by step, what happens when a page is not there.',
  'State the difference between a page and a frame.',
  'Please explain why a cache is small.',
  'Note that each process has a table of its own.',
  'slows the program down by a factor of about 80.',
  '请说明植物如何利用光能制造养分。',
  '試比較兩種免疫的不同之處。',
])('%s is an exercise, a request or cut off', (text) => expect(isOne(text)).toBe(false))

test('Speech without capitals is not taken for cut off', () =>
  expect(isOne('so the hardware raises a page fault.', true)).toBe(true))
