import { message } from '@lectern/texts/message'
import { expect, test } from 'vitest'
import { NO_READABLE_TEXT } from './content.ts'
import { MEGABYTE, priceOfWriting } from './prices.ts'
import {
  checkEssay,
  checkTopicImage,
  EXAM_SCALES,
  EXAM_TYPES,
  maximumScore,
  minimumScore,
  mistakesGone,
  mistakesNew,
  roundToScale,
  scoreOfShare,
  scoreText,
  WRITING_TEXTS,
  wholeScore,
} from './writing.ts'

test.each([
  [' \n', 'DSE', '', WRITING_TEXTS.essayRequired],
  ['An essay.', 'DSE', '', null],
  ['An essay.', 'Other', ' ', WRITING_TEXTS.purposeRequired],
  ['An essay.', 'Other', 'A letter to a landlord', null],
  [`An essay.\n${NO_READABLE_TEXT}`, 'IELTS', '', WRITING_TEXTS.ocrNotice],
  ['[Extraction failed – CSRF token missing]', 'IELTS', '', WRITING_TEXTS.ocrNotice],
  ['It says [OCR notice: in mid-line].', 'IELTS', '', null],
  ['字'.repeat(20_000), 'GRE', '', null],
  ['字'.repeat(20_001), 'GRE', '', message('documents.wordLimit', { limit: 20_000, words: 20_001 })],
  ['x'.repeat(400_000), 'GRE', '', null],
  ['x'.repeat(400_001), 'GRE', '', message('writing.tooManyCharacters', { limit: 400_000, characters: 400_001 })],
] as const)('essay %#', (content, examType, purpose, refusal) => {
  expect(checkEssay({ content, examType, purpose })).toEqual(refusal)
})

test.each([
  ['topic.png', 1, null],
  ['TOPIC.JPG', 10 * MEGABYTE, null],
  ['topic.jpeg', 10 * MEGABYTE + 1, WRITING_TEXTS.imageTooLarge],
  ['topic.webp', 1, WRITING_TEXTS.imageWrongType],
  ['topic.png.pdf', 1, WRITING_TEXTS.imageWrongType],
])('a topic image %s of %i bytes', (name, size, refusal) => expect(checkTopicImage({ name, size })).toEqual(refusal))

test.each([
  [0, 1],
  [1000, 1],
  [1001, 2],
  [2000, 2],
  [2001, 3],
])('%i words cost %i', (words, price) => expect(priceOfWriting(words)).toBe(price))

test.each([
  ['DSE', [5, 4, 5], 14, 0, 21],
  ['IELTS', [6.5, 6, 6, 6.5], 6.5, 0, 9],
  ['IELTS', [6, 6, 6, 6.5], 6, 0, 9],
  ['TOEFL', [4, 3.5, 3], 3.5, 0, 5],
  ['GRE', [4, 4, 4.5, 4.5], 4.5, 0, 6],
  ['SAT', [6, 5, 6], 17, 6, 24],
  ['Other', [70, 60, 81], 70, 0, 100],
] as const)('%s of %j makes %d, from %d to %d', (exam, scores, whole, minimum, maximum) => {
  const scale = EXAM_SCALES[exam]
  expect([wholeScore(scale, scores), minimumScore(scale), maximumScore(scale)]).toEqual([whole, minimum, maximum])
})

test.each(EXAM_TYPES)('every mark of %s lies on its scale', (exam) => {
  const scale = EXAM_SCALES[exam]
  for (const mark of [-100, 0, 0.26, 1.2, 5.74, 1000]) {
    const rounded = roundToScale(scale, mark)
    expect(rounded).toBeGreaterThanOrEqual(scale.criterionMinimum)
    expect(rounded).toBeLessThanOrEqual(scale.criterionMaximum)
    expect(Number.isInteger(rounded / scale.step)).toBe(true)
  }
  expect([scoreOfShare(scale, 0), scoreOfShare(scale, 1)]).toEqual([scale.criterionMinimum, scale.criterionMaximum])
})

test('a mark is written with at most one decimal', () => {
  expect([scoreText(6.5), scoreText(14), scoreText(0.1 + 0.2)]).toEqual(['6.5', '14', '0.3'])
})

/** A mistake at the first place of its words. */
const at = (content: string, quote: string) => {
  const start = content.indexOf(quote)
  return start < 0 ? { quote, start: null, end: null } : { quote, start, end: start + quote.length }
}

test('a mistake is gone when its words are changed, and stays where they stand or are named again', () => {
  const content = 'He go to school. She have a dog. They is late.'
  const mistakes = ['go', 'have', 'is'].map((quote) => at(content, quote))
  const revised = 'He goes to school. She have a dog. Perhaps they is late, but who is not?'
  const named = [at(revised, 'is'), at(revised, 'go to')]
  const gone = mistakesGone(
    { content, mistakes: [...mistakes, at(content, 'go to')] },
    { content: revised, mistakes: named },
  )
  expect(gone.map(({ quote }) => quote)).toEqual(['go', 'go to'])
})

test('a mistake without a place is gone once its words are nowhere', () => {
  const mistakes = [at('我昨天去', '他們的')]
  const gone = (content: string) => mistakesGone({ content: '我昨天去', mistakes }, { content, mistakes: [] }).length
  expect([gone('他們的書'), gone('我們的書')]).toEqual([0, 1])
})

test('a mistake is new where the report of the earlier essay did not name its words, or not so often', () => {
  const named = (...quotes: string[]) => quotes.map((quote) => ({ quote, start: 0, end: 1 }))
  const found = mistakesNew(named('go', 'Their'), named('their', 'a apple', 'go', 'go'))
  expect(found.map(({ quote }) => quote)).toEqual(['a apple', 'go'])
})
