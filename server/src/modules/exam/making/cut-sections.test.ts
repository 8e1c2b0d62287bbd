import { estimateTokens } from '@lectern/domain/text/token-estimate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutSections, cutToWeight, sampleToWeight } from './cut-sections.ts'

const TEXTS = [
  ['sentences', 'Every cell has a membrane. '],
  ['lines', 'Every cell has a membrane\n'],
  ['one endless line', 'word '],
  ['Chinese', '細胞有膜。'],
] as const

test.each(TEXTS)('a text of %s falls into sections of about the same length, and nothing is lost', (_what, unit) => {
  const text = unit.repeat(2000).trim()
  const sections = cutSections(text, 10)
  expect(sections).toHaveLength(10)
  expect(sections.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
  const longest = Math.max(...sections.map((section) => section.length))
  expect(longest).toBeLessThan((text.length / 10) * 1.3 + 900)
})

test('a short text is one section, whatever is asked for', () => {
  expect(cutSections('A cell is small.', 20)).toEqual(['A cell is small.'])
  expect(cutSections(' ', 3)).toEqual([])
})

test('whatever a text holds, its sections are its characters in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.integer({ min: 1, max: 30 }), (text, count) => {
      const sections = cutSections(text, count)
      expect(sections.length).toBeLessThanOrEqual(count)
      expect(sections.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})

test.each(TEXTS)('a text of %s is cut to what a model reads at once', (_what, unit) => {
  const text = unit.repeat(3000)
  const cut = cutToWeight(text, 1000)
  expect(text.startsWith(cut)).toBe(true)
  expect(estimateTokens(cut)).toBeLessThanOrEqual(1000)
  expect(estimateTokens(cut)).toBeGreaterThan(500)
  expect(cutToWeight(text, 1_000_000)).toBe(text)
})

test.each(TEXTS)('a text of %s gives passages from all over it, and others the next time', (_what, unit) => {
  const half = unit.repeat(3000)
  const text = `${half}MIDDLE. ${half}THE END`
  const first = sampleToWeight(text, 3000, 0)
  expect(estimateTokens(first)).toBeLessThanOrEqual(3000)
  expect(first).toContain('[…]')
  expect(sampleToWeight(text, 3000, 1).length).toBeGreaterThan(1000)
  expect(sampleToWeight('short', 3000, 0)).toBe('short')
})
