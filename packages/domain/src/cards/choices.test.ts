import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerAsChoice,
  askedChoice,
  choiceAsAnswer,
  choiceOf,
  type Option,
  readChoice,
  writeChoice,
} from './choices.ts'

const CELL = '- [ ] An atom\n- [x] A cell\n- [ ] A leaf\n\nAll that lives is made of cells.'

describe('Options', () => {
  test('stand in an answer as a list of tasks, and what follows is more about it', () => {
    expect(readChoice(CELL)).toEqual({
      options: [
        { text: 'An atom', isRight: false },
        { text: 'A cell', isRight: true },
        { text: 'A leaf', isRight: false },
      ],
      more: 'All that lives is made of cells.',
    })
    expect(readChoice('* [X] a\n+ [ ] b\nmore').options.map(({ isRight }) => isRight)).toEqual([true, false])
    expect(readChoice('- a\n- [x] b')).toEqual({ options: [], more: '- a\n- [x] b' })
  })

  test('are read as they were written, while they are being written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'az光 \n[]x-\r\t\v\f\u0085\u2028\u2029'), maxLength: 12 })
    const option = fc.record<Option>({ text, isRight: fc.boolean() })
    const more = fc.oneof(text, fc.string())
    fc.assert(
      fc.property(fc.array(option, { minLength: 1, maxLength: 9 }), more, (options, after) => {
        expect(readChoice(writeChoice({ options, more: after }))).toEqual({ options, more: after })
      }),
    )
  })

  test.each<[string, string]>([
    ['one alone', '- [x] a'],
    ['none right', '- [ ] a\n- [ ] b'],
    ['two right', '- [x] a\n- [x] b'],
    ['two alike', '- [x] a\n- [ ]  a '],
    ['one with nothing in it', '- [x] a\n- [ ]'],
    ['none at all', 'a'],
  ])('are not asked: %s', (_, answer) => {
    expect(askedChoice(answer)).toBeNull()
  })

  test('are asked without those that are still blank', () => {
    expect(askedChoice(`- [x]  a\n- [ ] b\n- [ ] \n\n more `)).toEqual({
      options: ['a', 'b'],
      right: 'a',
      more: 'more',
    })
    expect(askedChoice('- [x] a\n  b\n- [ ] c')?.right).toBe('a\nb')
  })

  test('are made of those of a question, and of an answer that others are written to', () => {
    expect(choiceOf(['An atom', 'A cell'], 'A cell', '')).toBe('- [ ] An atom\n- [x] A cell')
    expect(answerAsChoice('A cell')).toBe('- [x] A cell\n- [ ] \n- [ ] \n- [ ] ')
    expect(answerAsChoice(CELL)).toBe(CELL)
  })

  test('leave the right one, and more about it, where an answer is no longer chosen', () => {
    expect(choiceAsAnswer(CELL)).toBe('A cell\n\nAll that lives is made of cells.')
    expect(choiceAsAnswer('- [x] A\n  cell\n- [ ] ')).toBe('A\ncell')
    expect(choiceAsAnswer('- [ ] A cell\n- [ ] An atom\n\nWhy')).toBe('Why')
    expect(choiceAsAnswer('A cell')).toBe('A cell')
  })

  test('go with what was written back to the answer that it was', () => {
    const answer = fc.string({ unit: fc.constantFrom(...'az光 \n[]x-\u2028'), minLength: 1 })
    fc.assert(
      fc.property(answer, (text) => {
        fc.pre(text.trim() !== '' && readChoice(text).options.length === 0)
        expect(choiceAsAnswer(answerAsChoice(text))).toBe(text)
      }),
    )
  })
})
