import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CHUNK_OVERLAP_CHARACTERS,
  characterAllowance,
  chunkCharacters,
  fromFirstLine,
  mostChunks,
  splitIntoChunks,
  wordAllowance,
} from './chunks.ts'
import { countWords, paidWords } from './words.ts'

const sentence = 'Plants turn light into sugar and oxygen in their leaves. '

test('a short text is one chunk, an empty one none', () => {
  expect(splitIntoChunks(sentence)).toEqual([sentence])
  expect(splitIntoChunks('')).toEqual([])
})

test('a text of exactly one chunk is one chunk', () => {
  expect(splitIntoChunks('x'.repeat(6000))).toHaveLength(1)
  expect(splitIntoChunks('x'.repeat(6001))).toHaveLength(2)
})

test('a chunk ends after the last full stop past 70% of it', () => {
  const text = `${'x'.repeat(4300)}.${'y'.repeat(3000)}`
  expect(splitIntoChunks(text)[0]).toBe(`${'x'.repeat(4300)}.`)
})

test('a full stop before 70% of the chunk is not used', () => {
  const text = `${'x'.repeat(4100)}.${'y'.repeat(3000)}`
  expect(splitIntoChunks(text)[0]).toHaveLength(6000)
})

test('Chinese is cut at 2,000 characters, after 。', () => {
  const text = '植物把光变成糖和氧气。'.repeat(400)
  const chunks = splitIntoChunks(text)
  expect(chunkCharacters(text)).toBe(2000)
  expect(chunks.every((chunk) => chunk.length <= 2000)).toBe(true)
  expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith('。'))).toBe(true)
})

test('chunks overlap by 250 characters', () => {
  const text = sentence.repeat(400)
  const [first = '', second = ''] = splitIntoChunks(text)
  expect(second.startsWith(first.slice(-CHUNK_OVERLAP_CHARACTERS))).toBe(true)
})

const material = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.constantFrom(sentence, '植物把光变成糖。', '\n', '😀'),
    ),
    {
      maxLength: 200,
    },
  )
  .map((parts) => parts.join('').repeat(6))

test('chunks cover the text in order, end to end, and never part a surrogate pair', () => {
  fc.assert(
    fc.property(material, (text) => {
      let end = 0
      for (const chunk of splitIntoChunks(text)) {
        expect(chunk.isWellFormed()).toBe(text.isWellFormed())
        const start = end === 0 ? 0 : text.indexOf(chunk, end - CHUNK_OVERLAP_CHARACTERS - 1)
        expect(start).toBeLessThanOrEqual(end)
        end = start + chunk.length
      }
      expect(end).toBe(text.length)
    }),
    { numRuns: 60 },
  )
})

test('the words of all chunks stay within the allowance of the run', () => {
  fc.assert(
    fc.property(material, (text) => {
      const chunks = splitIntoChunks(text)
      const served = chunks.reduce((sum, chunk) => sum + countWords(chunk), 0)
      expect(served).toBeLessThanOrEqual(wordAllowance(countWords(text), Math.max(1, chunks.length)))
    }),
    { numRuns: 60 },
  )
})

test('few declared words in many chunks buy few words', () => {
  expect(wordAllowance(1, 1)).toBe(1)
  expect(wordAllowance(1, 1000)).toBe(2000)
  expect(wordAllowance(100_000, 3)).toBe(100_502)
})

test('a run of one credit has a handful of chunks, not a thousand', () => {
  expect(mostChunks(0, 10, 'word')).toBe(2)
  expect(mostChunks(500, 3000, 'word')).toBe(3)
  expect(mostChunks(1000, 6000, 'word')).toBe(4)
  expect(mostChunks(1001, 6000, 'word')).toBe(5)
  expect(mostChunks(1999, 1999 * 12, '光')).toBeLessThan(25)
})

/** Text that is hard on the bounds: words of any length, much white space, and breaks as early as they may come. */
const hardMaterial = fc
  .array(
    fc.oneof(
      { weight: 1, arbitrary: material },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('x', '光', 'ก', '  ', '光 '), fc.nat(4300))
          .map(([c, n]) => `${c.repeat(n)}.`),
      },
      { weight: 1, arbitrary: fc.nat(1450).map((n) => `${'光'.repeat(n / 3)}${' '.repeat((n * 2) / 3)}。`) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => `光${parts.join('')}`)

test('no material that is cut as it should be goes beyond the bounds of a run', () => {
  const cut = (text: string) => {
    const chunks = splitIntoChunks(text)
    const words = paidWords(text)
    const [first = ''] = chunks
    expect(chunks.length).toBeLessThanOrEqual(mostChunks(words, text.length, first))
    const characters = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    expect(characters).toBeLessThanOrEqual(characterAllowance(words, chunks.length))
    const counted = chunks.reduce((sum, chunk) => sum + countWords(chunk), 0)
    expect(counted).toBeLessThanOrEqual(wordAllowance(words, chunks.length))
    return { chunks: chunks.length, asWritten: Math.ceil(words / 500) + 2 }
  }
  fc.assert(
    fc.property(hardMaterial, (text) => {
      cut(text)
    }),
    { numRuns: 150 },
  )
  // Each of these has more chunks than two for each thousand words and two, although it is cut as it should be.
  const longWords = `${'w'.repeat(4210)}.`.repeat(40)
  const airyChinese = `${'光'.repeat(200)}${' '.repeat(1210)}。`.repeat(40)
  for (const { chunks, asWritten } of [longWords, airyChinese].map(cut)) expect(chunks).toBeGreaterThan(asWritten)
})

test.each([
  ['尔二世的统治下，东罗马帝\n国的疆域达到顶峰。', '国的疆域达到顶峰。'],
  ['达到顶峰。在尼西亚定\n居下来。', '居下来。'],
  ['在尼西亚定居下来。”提奥多雷以这里为中心。', '提奥多雷以这里为中心。'],
  ['turn 3.5 g of sugar. Leaves are green.', ' Leaves are green.'],
  ['of a list\n  - Leaves', '  - Leaves'],
  ['nothing begins in it', 'nothing begins in it'],
  ['nothing follows it.\n', 'nothing follows it.\n'],
])('a later chunk begins with its first line or sentence: %j', (chunk, expected) => {
  expect(fromFirstLine(chunk)).toBe(expected)
})

test('what a later chunk leaves out stands in the one before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('光合作用發生在', '葉綠體', '。', '\n', ' ', 'x'.repeat(90)), { maxLength: 900 }),
      (parts) => {
        const [first = '', second] = splitIntoChunks(parts.join(''))
        if (second === undefined) return
        const left = second.slice(0, second.length - fromFirstLine(second).length)
        expect(left.length).toBeLessThanOrEqual(CHUNK_OVERLAP_CHARACTERS)
        expect(first.slice(-CHUNK_OVERLAP_CHARACTERS).startsWith(left)).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})
