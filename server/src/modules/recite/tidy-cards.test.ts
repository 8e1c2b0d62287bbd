import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyCards } from './tidy-cards.ts'

const MATERIAL = 'A cell is the unit of life.\nIts nucleus holds\r\nthe genes.'
const card = (fields: Partial<Parameters<typeof tidyCards>[0][number]> = {}) => ({
  question: 'What is a cell?',
  answer: 'The unit of life.',
  source: null,
  ...fields,
})

describe('Cards fresh from a model', () => {
  test('are trimmed, and freed of what cannot be shown or stored', () => {
    const [tidy] = tidyCards([card({ question: ' What\u0000 is a cell?\u0007\n', answer: 'Life\ud800' })], MATERIAL)
    expect(tidy).toEqual({
      question: 'What is a cell?',
      answer: 'Life\ufffd',
      source: null,
      cloze: null,
      times_studied: 0,
      is_correct: null,
    })
  })

  test('lose those with an empty side, also one that only looks filled', () => {
    expect(tidyCards([card({ question: ' ' }), card({ answer: '\u0000\n' })], MATERIAL)).toEqual([])
  })

  test('lose repeated questions, whatever their case', () => {
    const cards = [card(), card({ question: ' WHAT is a cell? ', answer: 'Another' }), card({ question: 'And?' })]
    expect(tidyCards(cards, MATERIAL).map(({ question }) => question)).toEqual(['What is a cell?', 'And?'])
  })

  test.each([
    ['that the material holds', 'A cell is the unit of life.', 'A cell is the unit of life.'],
    ['that the material breaks into lines', 'Its nucleus holds the genes.', 'Its nucleus holds the genes.'],
    ['that is made up', 'A cell is a small room.', null],
    ['that is empty', '  ', null],
    ['that is missing', null, null],
  ])('with a source %s', (_, source, kept) => {
    expect(tidyCards([card({ source })], MATERIAL)[0]?.source).toBe(kept)
  })

  test('ask for a gap in their sentence, as the material has it, where a good card comes of that', () => {
    const gapped = card({ source: 'Its nucleus holds the genes of.', gap: 'genes' })
    const [plain] = tidyCards([gapped], MATERIAL)
    expect(plain).toMatchObject({ question: 'What is a cell?', cloze: null })

    const material = `${MATERIAL} In 1665 Robert Hooke\nsaw cells in cork for the first time.`
    const hooke = card({ source: 'in 1665 robert hooke saw cells in cork for the first time.', gap: 'cork' })
    const said = { source: 'In 1665 Robert Hooke saw cells in cork for the first time.' }
    expect(tidyCards([hooke, hooke, { ...hooke, gap: 'Robert Hooke' }], material)).toMatchObject([
      {
        ...said,
        question: 'In 1665 Robert Hooke saw cells in […] for the first time.',
        answer: 'cork',
        cloze: 'In 1665 Robert Hooke saw cells in {{c1::cork}} for the first time.',
      },
      { ...said, answer: 'Robert Hooke' },
    ])
    const [made] = tidyCards([{ ...hooke, source: 'In 1665 Robert Hooke saw cells in bark.', gap: 'bark' }], material)
    expect(made?.cloze).toBeNull()
  })

  test('are never changed by tidying twice', () => {
    const side = fc.string({ unit: 'binary', maxLength: 40 })
    const cards = fc.array(fc.record({ question: side, answer: side, source: fc.option(side) }), { maxLength: 8 })
    fc.assert(
      fc.property(cards, side, (made, material) => {
        const tidy = tidyCards(made, material)
        expect(tidyCards(tidy, material)).toEqual(tidy)
      }),
    )
  })
})
