import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { NO_READABLE_TEXT } from './content.ts'
import {
  checkContent,
  dropRepeatedQuestions,
  isIndented,
  scoreBand,
  scorePercent,
  tidyCardSide,
  timeLimitMinutes,
  timeLimitSeconds,
} from './recite.ts'

const speaker = await loadSpeaker()
const inEnglish = (text: Message | null) => text && speaker.word('en', text)

test.each([
  ['', 'Please provide content to generate flashcards.'],
  ['   \n', 'Please provide content to generate flashcards.'],
  ['x'.repeat(49), 'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.'],
  ['x'.repeat(50), null],
  [
    `${'x'.repeat(60)}\n${NO_READABLE_TEXT}`,
    "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  ],
  [
    `${'x'.repeat(60)}\n[Extraction failed – network error]`,
    "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  ],
  [`${'x'.repeat(60)} as in [OCR notice: quoted in mid-line]`, null],
  ['word '.repeat(100_000), null],
  ['word '.repeat(100_001), 'Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.'],
])('content %#', (content, refusal) => {
  expect(inEnglish(checkContent(content))).toBe(refusal)
})

test('a set of five cards gives 75 seconds, shown as 2 minutes', () => {
  expect([timeLimitSeconds(5), timeLimitMinutes(5)]).toEqual([75, 2])
})

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])('%i of %i is %i%%', (correct, total, percent) => expect(scorePercent(correct, total)).toBe(percent))

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'fair'],
  [60, 'fair'],
  [59, 'poor'],
  [0, 'poor'],
])('%i%% is %s', (percent, band) => expect(scoreBand(percent)).toBe(band))

test('a question that was asked already is dropped, whatever its case and spaces', () => {
  const cards = ['What is DNA?', ' what is dna? ', '什么是 DNA？'].map((question) => ({ question, answer: question }))
  expect(dropRepeatedQuestions(cards)).toEqual([cards[0], cards[2]])
})

test('a question under another title is dropped where its answer is the same, and stays where it is not', () => {
  const cards = [
    { question: 'What is it called?', answer: 'A page' },
    { question: '[Page replacement] What is it called?', answer: ' a page' },
    { question: '[Caches] What is it called?', answer: 'A line' },
    { question: '【細胞：核】它叫甚麼？', answer: '核' },
    { question: '【核】它叫甚麼？', answer: '核' },
  ]
  expect(dropRepeatedQuestions(cards)).toEqual([cards[0], cards[2], cards[3]])
})

test.each([
  ['  one line \n', 'one line'],
  ['\r\n \n  if x:\r\n    y\n \n', '  if x:\n    y'],
  ['\n\n', ''],
  ['   ', ''],
  ['　段落一\n段落二', '　段落一\n段落二'],
])('a side %j is kept as %j', (text, kept) => {
  expect(tidyCardSide(text)).toBe(kept)
  expect(tidyCardSide(kept)).toBe(kept)
})

test.each([
  ['def f():\n    return 1', true],
  ['if x\n\ty', true],
  ['one\n two', false],
  ['    one line', false],
  ['first\n\nsecond', false],
  ['What is this?\n```\nif x\n    y\n```', false],
])('%j is laid out by indentation: %s', (text, isProgram) => {
  expect(isIndented(text)).toBe(isProgram)
})
