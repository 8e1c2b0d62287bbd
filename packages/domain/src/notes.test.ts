import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { NO_READABLE_TEXT } from './content.ts'
import { checkNotesContent, failedChunkText, NOTES_TEXTS, suggestNotesTitle, truncateContent } from './notes.ts'
import { countWords } from './words.ts'

const speaker = await loadSpeaker()
const inEnglish = (text: Message | string | null) =>
  text && typeof text === 'object' ? speaker.word('en', text) : text

test.each([
  ['', NOTES_TEXTS.contentRequired],
  [' \n　', NOTES_TEXTS.contentRequired],
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

test.each([
  ['第四講.v2.pptx', 'First line', '第四講.v2'],
  ['', '\n  Cells \nand more', 'Cells'],
  ['', '  ', 'Notes'],
])('Notes of %j are called after their document, else their first line', (documentName, content, title) => {
  expect(suggestNotesTitle(documentName, content)).toBe(title)
})

test('A failed chunk says which one it was, unless it was the only one', () => {
  expect(failedChunkText(2, 3, 'Network error during note generation')).toBe(
    'Part 2 of 3: Network error during note generation',
  )
  expect(failedChunkText(1, 1, 'No notes.')).toBe('No notes.')
})
