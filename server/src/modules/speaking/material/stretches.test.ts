import { expect, test } from 'vitest'
import { stretchesOf } from './stretches.ts'

test('a short text is read as it is', () => {
  expect(stretchesOf('A cell.\nA leaf.')).toEqual(['A cell.\nA leaf.'])
})

test('a long text is read in stretches from its beginning to its end, which begin with a paragraph', () => {
  const text = Array.from({ length: 4000 }, (_, index) => `Paragraph ${index} of the book is here.`).join('\n\n')
  const stretches = stretchesOf(text)
  expect(stretches).toHaveLength(6)
  expect(stretches.join('').length).toBeLessThanOrEqual(48_000)
  for (const stretch of stretches) expect(stretch).toMatch(/^Paragraph \d+ of/)
  expect(stretches[0]).toMatch(/^Paragraph 0 /)
  expect(stretches.at(-1)).toMatch(/Paragraph 3999 of the book is here\.$/)
  for (const stretch of stretches) expect(text).toContain(stretch)
})
