import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { NO_READABLE_TEXT } from './content.ts'
import { checkNotesContent, truncateContent } from './notes.ts'
import { countWords } from './words.ts'

const speaker = await loadSpeaker()
const inEnglish = (text: Message | null) => text && speaker.word('en', text)

test.each([
  ['', 'Please provide content to generate notes.'],
  [' \n　', 'Please provide content to generate notes.'],
  ['細', null],
  [`Cells.\n${NO_READABLE_TEXT}`, "Detected OCR notice in content. Please use 'OCR Document' and paste real text."],
  [
    '  [Extraction failed – network error]',
    "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  ],
  ['Text with [OCR notice: quoted] in a line', null],
  ['word '.repeat(100_000), null],
  ['word '.repeat(100_001), 'Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.'],
])('Content %# is answered %s', (content, refusal) => {
  expect(inEnglish(checkNotesContent(content))).toBe(refusal)
})

test('Input is cut at 100,000 words, and left alone below', () => {
  expect(countWords(truncateContent('字'.repeat(100_500)))).toBe(100_000)
  expect(truncateContent('A cell. ')).toBe('A cell. ')
})
