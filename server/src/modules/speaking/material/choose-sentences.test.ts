import { describe, expect, test } from 'vitest'
import { chooseSentences, segmentsOf } from './choose-sentences.ts'

const ABOUT = { level: 'intermediate', language: 'en-US', before: new Set<string>() } as const
const SENTENCES = [
  'A cell is the unit of life.',
  'Plants turn the light of the sun into chemical energy.',
  'The nucleus holds the genes of the cell.',
  'Water enters the root through fine hairs.',
  'Every leaf has pores in its surface.',
]

describe('Sentences that are repeated', () => {
  test.each([
    ['a heading', 'The structure of the cell'],
    ['a formula', 'The sum of all is $6 CO_2$ in the end.'],
    ['a note in brackets', 'The cell (see page 4) has a wall.'],
    ['an address', 'Read all of it at example.org today.'],
    ['two sentences in one', 'The cell is small. It has a wall around it.'],
    ['words of another writing', 'The word 細胞 means a cell in Chinese.'],
    ['a sentence of two words', 'Cells divide.'],
    ['a very long one', `${'The cell and '.repeat(12)}the rest.`],
  ])('are not %s', (_, sentence) => {
    expect(chooseSentences([...SENTENCES, sentence], ABOUT)).toEqual(SENTENCES)
  })

  test('are of the level, and easy ones as long as there are enough', () => {
    const long = 'Whoever looks at a drop of water under a lens will find small animals that swim about in it.'
    const figures = 'It was found in 1665 by chance.'
    expect(chooseSentences([...SENTENCES, long], { ...ABOUT, level: 'beginner' })).not.toContain(long)
    expect(chooseSentences([...SENTENCES, long], { ...ABOUT, level: 'advanced' })).toContain(long)
    const many = [...SENTENCES, ...['One', 'Two', 'Three'].map((word) => `${word} of the cells are green today.`)]
    expect(chooseSentences([figures, ...many], ABOUT)).toEqual(many)
    expect(chooseSentences([figures, ...SENTENCES], ABOUT)).toEqual([figures, ...SENTENCES])
    // Longer ones where there are hardly any others.
    expect(chooseSentences([long], { ...ABOUT, level: 'beginner' })).toEqual([long])
  })

  test('lie evenly over the text, and are others the next time', () => {
    const many = Array.from(
      { length: 40 },
      (_, index) => `The cell ${'very '.repeat(index % 9)}number ${index} is green.`,
    )
    const easy = many.map((one) =>
      one.replace(/\d+/, (digits) => [...digits].map((digit) => 'abcdefghij'[+digit]).join('')),
    )
    const first = chooseSentences(easy, ABOUT)
    expect(first).toHaveLength(8)
    expect([easy.indexOf(first[0] ?? ''), easy.indexOf(first[7] ?? '')]).toEqual([0, 35])
    const second = chooseSentences(easy, { ...ABOUT, before: new Set(first) })
    expect(second).toHaveLength(8)
    expect(second.filter((one) => first.includes(one))).toEqual([])
    expect(chooseSentences(SENTENCES, { ...ABOUT, before: new Set(SENTENCES) })).toHaveLength(4)
  })

  test('in Chinese are measured by characters', () => {
    const sentences = ['細胞是生命的基本單位。', '細胞。', '葉綠素（chlorophyll）吸收光。', `${'細胞'.repeat(30)}。`]
    expect(chooseSentences(sentences, { ...ABOUT, language: 'zh-HK' })).toEqual(['細胞是生命的基本單位。'])
  })
})

test('A text in any language is parted into its sentences', () => {
  expect(segmentsOf('細胞は小さい。\n\n葉は緑\n色です。', 'ja-JP')).toEqual(['細胞は小さい。', '葉は緑色です。'])
  expect(segmentsOf('Cells\n\nA cell is\nsmall. It has a wall.\n\nand so on.', 'en-US')).toEqual([
    'Cells',
    'A cell is small.',
    'It has a wall.',
  ])
  expect(segmentsOf('La célula es pequeña. La hoja es verde.', 'es-ES')).toEqual([
    'La célula es pequeña.',
    'La hoja es verde.',
  ])
})
