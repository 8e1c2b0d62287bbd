import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCard, partsOf, plainSides } from './faces.ts'
import { gapCard } from './gap-card.ts'

const HOOKE = 'In 1665 Robert Hooke saw cells in cork for the first time.'

describe('A sentence with a gap', () => {
  test('asks for its words, and is kept as a card with gaps', () => {
    expect(gapCard(HOOKE, 'cork')).toEqual({
      question: 'In 1665 Robert Hooke saw cells in […] for the first time.',
      answer: 'cork',
      cloze: 'In 1665 Robert Hooke saw cells in {{c1::cork}} for the first time.',
    })
  })

  test('says that a year is asked for, where another answer would be as good', () => {
    expect(gapCard(HOOKE, '1665')?.question).toBe('In [year] Robert Hooke saw cells in cork for the first time.')
    expect(gapCard('虎克在1665年第一次觀察到軟木的細胞。', '1665')?.question).toBe(
      '虎克在[哪一]年第一次觀察到軟木的細胞。',
    )
  })

  test.each([
    ['words that stand elsewhere', HOOKE, 'bark'],
    ['a part of a word', HOOKE, 'cell'],
    [
      'words that stand there twice, whatever their case',
      'Cells divide into two cells of the same kind each time.',
      'cells',
    ],
    ['a part of a number', 'In all 3.5 million people left the island within ten years.', '3'],
    ['the end of a number', 'The train left the station at 9:30 on each of those days.', '30'],
    ['a formula that ends as a gap does', 'The half is written $\\frac{1}{2}$ in all of these books.', '\\frac{1}{2}'],
    ['nothing', HOOKE, ' '],
    ['punctuation alone', HOOKE, '.'],
    ['nearly all of it', HOOKE, 'Robert Hooke saw cells in cork for the first time'],
    ['a piece of a sentence', 'In 1665 Robert Hooke saw cells in cork', 'cork'],
    ['the rest of one', 'because Robert Hooke saw cells in cork for the first time.', 'cork'],
    ['several lines', `${HOOKE}\n${HOOKE}`, 'cork'],
    ['a sentence with marks of gaps', 'In {{c1::1665}} Robert Hooke saw cells in cork for the first time.', 'cork'],
    ['a sentence that goes on and on', `${'In 1665 Robert Hooke saw cells and '.repeat(20)}cork.`, 'cork'],
  ])('is none of %s', (_, sentence, gap) => {
    expect(gapCard(sentence, gap)).toBeNull()
  })

  test('whatever it is made of is a card that can be kept, and says its sentence again', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9]{1,8}$/),
      fc.constantFrom('細胞', '光合作用', '2,5 %', '{{c1::', 'x::y'),
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), fc.nat(13), (words, at) => {
        const sentence = `${words.join(' ')}.`
        const card = gapCard(sentence, words[at % words.length] ?? '')
        if (!card) return
        const note = { kind: 'cloze', question: card.cloze, answer: '' } as const
        expect(checkCard(note)).toBeNull()
        expect(partsOf(note)).toEqual([0])
        expect(plainSides(note, 0)).toEqual({ question: card.question, answer: sentence })
        expect(card.question.toLowerCase().includes(card.answer.toLowerCase()) && card.answer.length > 4).toBe(false)
      }),
    )
  })
})
