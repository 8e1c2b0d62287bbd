import { expect, test } from 'vitest'
import {
  accuracyOf,
  checkRecording,
  checkTranscript,
  formatClock,
  LISTENING_LANGUAGE_CODES,
  LISTENING_STAGES,
  LISTENING_TEXTS,
  listeningPercent,
  listeningTitle,
  markByLetters,
  priceOfTranscript,
} from './listening.ts'
import { MEGABYTE } from './prices.ts'

test.each([
  [null, LISTENING_TEXTS.fileRequired],
  [{ name: 'talk.mp3', size: 50 * MEGABYTE }, null],
  [{ name: 'talk.mp3', size: 50 * MEGABYTE + 1 }, LISTENING_TEXTS.tooLarge],
  [{ name: 'TALK.MP4', size: 1 }, null],
  [{ name: 'talk.m3u8', size: 1 }, LISTENING_TEXTS.unsupported],
  [{ name: 'mp3', size: 1 }, LISTENING_TEXTS.unsupported],
])('of the file %o is said: %o', (file, text) => {
  expect(checkRecording(file)).toEqual(text)
})

test.each([
  ['talk.mp3', 'talk.mp3'],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(29)}…`],
  ['第一課'.repeat(20), `${'第一課'.repeat(9)}第一…`],
  ['𠮷'.repeat(31), `${'𠮷'.repeat(29)}…`],
])('the file %s becomes the title %s', (name, title) => {
  expect(listeningTitle(name)).toBe(title)
  expect([...listeningTitle(name)].length).toBeLessThanOrEqual(30)
})

test('progress goes on through the stages, and ends only with the work', () => {
  const percents = LISTENING_STAGES.flatMap((stage) => [listeningPercent(stage, 0), listeningPercent(stage, 1)])
  expect(percents).toEqual([0, 15, 15, 40, 40, 85, 85, 99])
  expect(listeningPercent('transcribing', 0.5)).toBe(62)
})

test('there are the sixteen languages that are required', () => {
  expect(LISTENING_LANGUAGE_CODES.join(', ')).toBe(
    'en-US, zh-CN, zh-TW, zh-HK, ja-JP, ko-KR, es-ES, fr-FR, de-DE, it-IT, pt-BR, ru-RU, ar-SA, hi-IN, th-TH, vi-VN',
  )
})

test.each([
  ['mcq', 'Every Day', 'every day.', true],
  ['mcq', 'Friday', 'Monday', false],
  ['tf', '', 'True', false],
  ['other', '倫敦。', '倫敦', true],
  ['other', '  ', 'London', false],
  ['other', 'in London', 'London', null],
] as const)('%s: the answer %j to %j is %s by its letters', (type, answer, correct, verdict) => {
  expect(markByLetters(type, answer, correct)).toBe(verdict)
})

test.each([
  [0, 0, 0],
  [2, 3, 67],
  [10, 10, 100],
])('%i of %i are %i percent', (correct, total, percent) => {
  expect(accuracyOf(correct, total)).toBe(percent)
})

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
])('%f seconds are shown as %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown)
})

test.each([
  [' \n', LISTENING_TEXTS.transcriptRequired],
  ['x'.repeat(99), LISTENING_TEXTS.transcriptTooShort],
  ['x'.repeat(100), null],
  ['word '.repeat(30_000), null],
  ['word '.repeat(30_001), LISTENING_TEXTS.transcriptTooLong],
  ['x'.repeat(400_001), LISTENING_TEXTS.transcriptTooLong],
])('a transcript is refused in words (%#)', (text, refusal) => {
  expect(checkTranscript(text)).toBe(refusal)
})

test.each([
  ['word '.repeat(200), 1],
  ['word '.repeat(1999), 1],
  ['word '.repeat(2000), 2],
  ['x'.repeat(60_000), 5],
])('the questions of a transcript are priced by its words, and by its length (%#)', (text, credits) => {
  expect(priceOfTranscript(text)).toBe(credits)
})
