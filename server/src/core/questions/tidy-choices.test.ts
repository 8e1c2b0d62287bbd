import { describe, expect, test } from 'vitest'
import { tidyChoices } from './tidy-choices.ts'

const made = (about: Partial<Parameters<typeof tidyChoices>[0]> = {}) => ({
  type: 'mcq',
  question: 'Which colour?',
  options: ['red', 'blue', 'green', 'black'],
  correct_answer: 'red',
  explanation: 'It is said so.',
  ...about,
})

describe('Options that are kept', () => {
  test('stand in every place alike, wherever the right one stood', () => {
    const places = [0, 0, 0, 0]
    for (let number = 0; number < 400; number++) {
      const tidied = tidyChoices(made({ question: `Which colour has thing ${number}?` }))
      expect(tidied?.correctAnswer).toBe('red')
      expect(tidied?.options.toSorted()).toEqual(['black', 'blue', 'green', 'red'])
      const place = tidied?.options.indexOf('red') ?? -1
      places[place] = (places[place] ?? 0) + 1
    }
    for (const count of places) expect(count).toBeGreaterThan(70)
  })

  test('stand the same way for the same question, in whatever order they came', () => {
    const first = tidyChoices(made())
    expect(tidyChoices(made({ options: ['black', 'green', 'red', 'blue'] }))).toEqual(first)
  })

  test('lose their letters before, and the answer named by its letter goes with its option', () => {
    const tidied = tidyChoices(made({ options: ['A) red', 'B) blue', 'C) green', 'D) black'], correct_answer: 'B' }))
    expect(tidied?.correctAnswer).toBe('blue')
    expect(tidied?.options.toSorted()).toEqual(['black', 'blue', 'green', 'red'])
  })

  test.each([
    { options: ['red', 'blue', 'green', 'All of the above'] },
    { options: ['red', 'blue', 'Both A and B', 'green'] },
    { options: ['紅', '藍', '綠', '以上皆非'], correct_answer: '紅' },
    { explanation: 'Option A is right, as blood is red.' },
    { explanation: '選項 A 正確。' },
  ])('stay where they are where words speak of their places: %j', (about) => {
    const given = made(about)
    expect(tidyChoices(given)?.options).toEqual(given.options)
  })

  test('of true and false stay in their order', () => {
    const given = { type: 'tf', options: ['True', 'False'], correct_answer: 'False' }
    expect(tidyChoices(made(given))?.options).toEqual(['True', 'False'])
  })
})
