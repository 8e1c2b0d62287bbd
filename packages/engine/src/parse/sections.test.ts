import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeInSections } from './sections.ts'

const LESSON = `# Cells

Every living thing is made of cells.

## The nucleus

The nucleus holds the genes of a cell.
It is surrounded by a membrane.

## The mitochondrion

The mitochondrion releases the energy that is stored in glucose.
`

describe('The sections of a text', () => {
  test('are those of its headings, and a passage stands in one of them wherever its lines end', () => {
    const { sections, places } = placeInSections(LESSON, [
      'Every living thing is made of cells.',
      'The nucleus holds the genes of a cell. It is surrounded by a membrane.',
      'The mitochondrion releases the energy that is stored in glucose.',
      'The ribosome makes proteins.',
      '',
    ])
    expect(sections.map(({ title }) => title)).toEqual(['Cells', 'The nucleus', 'The mitochondrion'])
    expect(places).toEqual([0, 1, 2, null, null])
  })

  test('begin with what stands before the first heading', () => {
    const opening = 'This lesson was written for the first year, and may be copied.\n\n'
    const { sections, places } = placeInSections(opening + LESSON, ['may be copied', 'holds the genes'])
    expect(sections[0]).toEqual({ kind: 'opening', title: '', start: 0 })
    expect(places).toEqual([0, 2])
  })

  test('are told by the first and last of many headings', () => {
    const text = Array.from(
      { length: 60 },
      (_, at) => `## Topic ${at + 1}\n\nSentence ${at + 1} says something.\n`,
    ).join('\n')
    const { sections, places } = placeInSections(text, ['Sentence 1 says', 'Sentence 60 says'])
    expect(sections.length).toBeGreaterThan(6)
    expect(sections.length).toBeLessThanOrEqual(13)
    expect(sections[0]?.title).toMatch(/^Topic 1 – Topic \d$/)
    expect(places).toEqual([0, sections.length - 1])
  })

  test('of a long text without headings are parts of about the same length, of a short one it is one', async () => {
    const sentence = 'the cell of a plant has a wall and that of an animal has none, as was said before. '
    const { sections } = placeInSections(sentence.repeat(200), [])
    expect(sections.map(({ kind }) => kind)).toEqual(sections.map(() => 'part'))
    expect(sections.length).toBe(6)
    expect(placeInSections(sentence, [sentence])).toEqual({
      sections: [{ kind: 'part', title: '', start: 0 }],
      places: [0],
    })
    expect(placeInSections('', ['a'])).toEqual({ sections: [{ kind: 'part', title: '', start: 0 }], places: [null] })
  })

  test('of a Chinese lesson hold the sentences of it', async () => {
    const text = `第一章 光合作用\n\n光合作用在葉綠體中進行，需要光、水和二氧\n化碳。\n\n第二章 呼吸作用\n\n呼吸作用在粒線體中進行，釋放能量。\n`
    const { sections, places } = placeInSections(text, ['需要光、水和二氧化碳', '釋放能量。'])
    expect(sections.map(({ title }) => title)).toEqual(['第一章 光合作用', '第二章 呼吸作用'])
    expect(places).toEqual([0, 1])
  })
})

test('whatever the text, sections are in order from its beginning on, few, and hold what is cut out of them', async () => {
  const lesson = await readFile(new URL('../../test-material/inflation.en.txt', import.meta.url), 'utf8')
  const line = fc.oneof(fc.constantFrom('', '# A', '## B', '第一節 細胞', 'CHAPTER 3'), fc.string({ maxLength: 60 }))
  const text = fc.oneof(
    fc.constant(lesson),
    fc.array(line, { maxLength: 80 }).map((lines) => lines.join('\n')),
  )
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 80 }), (whole, from, length) => {
      const start = from % Math.max(1, whole.length)
      const passage = whole.slice(start, start + length)
      const { sections, places } = placeInSections(whole, [passage])
      expect(sections[0]?.start).toBe(0)
      expect(sections.length).toBeLessThanOrEqual(14)
      expect(sections.map((section) => section.start)).toEqual(
        sections.map((section) => section.start).toSorted((one, other) => one - other),
      )
      if (passage.trim() !== '') expect(places[0]).toBeGreaterThanOrEqual(0)
      else expect(places).toEqual([null])
    }),
  )
})
