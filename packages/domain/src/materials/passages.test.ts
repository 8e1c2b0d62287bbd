import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords } from '../words.ts'
import { createCoverage, partPassages, untouched } from './passages.ts'

const sentence = (about: string) => `The ${about} is the part of a cell that does what is told of it here.`
const shown = (text: string) => partPassages(text).map(({ start, end }) => text.slice(start, end))

describe('The passages of a page', () => {
  test('are its paragraphs, headings with what they head, and what is left at the end with what came before', () => {
    const [first, second] = [sentence('nucleus'), sentence('membrane')]
    expect(shown(`Cells\n\n${first}\n \n${second}\n\n17`)).toEqual([`Cells\n\n${first}`, `${second}\n\n17`])
  })

  test('of a long paragraph end with a sentence', () => {
    const [one, two, three, four] = ['nucleus', 'membrane', 'wall', 'vacuole'].map(sentence)
    expect(shown(`${one} ${two}\n${three} ${four}`)).toEqual([`${one} ${two}`, `${three} ${four}`])
    const 句 = '線粒體是細胞進行呼吸作用並產生能量的地方，植物也有。'
    expect(shown(句.repeat(4))).toEqual([句.repeat(2), 句.repeat(2)])
  })

  test('are none where there is no word, and one where there are few', () => {
    expect([shown(''), shown(' \n\n - '), shown('Cells')]).toEqual([[], [], ['Cells']])
  })

  test('hold every word of it once, in their order', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'cell', ' ', '. ', '\n', '\n\n', '細', '。', '!”', '7') })
    fc.assert(
      fc.property(text, fc.nat(50), (page, from) => {
        const passages = partPassages(page, from)
        const words = passages.map(({ start, end }) => countWords(page.slice(start - from, end - from)))
        expect(words.reduce((sum, count) => sum + count, 0)).toBe(countWords(page))
        for (const [index, { start }] of passages.entries())
          expect(start).toBeGreaterThanOrEqual(passages[index - 1]?.end ?? from)
      }),
    )
  })

  test('are left where nothing touches them', () => {
    const stretch = fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
      .map(([start, length]) => ({ start, end: start + length }))
    fc.assert(
      fc.property(fc.array(stretch), fc.array(stretch), (stretches, others) => {
        const touches = (one: { start: number; end: number }) =>
          others.some((other) => other.start < one.end && one.start < other.end)
        const left = stretches.filter((one) => !touches(one))
        expect(untouched(stretches, others)).toEqual(left)
        const coverage = createCoverage(80)
        for (const other of others) coverage.add(other)
        expect(untouched(stretches, coverage.list())).toEqual(left)
      }),
    )
  })
})
