import { describe, expect, test } from 'vitest'
import {
  deadlineOf,
  languageName,
  practisedLanguages,
  priceOfPresentation,
  readLanguageCodes,
  SPEAKING_LANGUAGE_CODES,
  sessionScore,
  shadowingScore,
  wrongLanguage,
} from './speaking.ts'

describe('Languages', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['en-US', ['en-US']],
    [' zh-TW , en-US,', ['zh-TW', 'en-US']],
    ['tlh,en-US,__proto__,constructor', ['en-US']],
  ])('of %j are those that are known, in order', (codes, languages) => {
    expect(readLanguageCodes(codes)).toEqual(languages)
  })

  test('without a model are those that the engine reads', () => {
    expect(practisedLanguages('built-in')).toEqual(['en-US', 'zh-CN', 'zh-TW', 'zh-HK'])
    expect(practisedLanguages('model')).toEqual(SPEAKING_LANGUAGE_CODES)
    expect(SPEAKING_LANGUAGE_CODES).toHaveLength(16)
  })

  test('are named for people', () => {
    expect(languageName('zh-HK')).toBe('Chinese')
    expect(wrongLanguage('en-US', 'zh').values).toEqual({
      heard: { languageCode: 'zh' },
      expected: { languageCode: 'en' },
    })
  })
})

describe('A score', () => {
  test.each<[Parameters<typeof shadowingScore>[0], number]>([
    [[], 0],
    [['right'], 100],
    [['right', 'near', 'missed'], 50],
    [['right', 'right', 'near'], 83],
    [['missed', 'missed'], 0],
  ])('of words %j is %d', (marks, score) => {
    expect(shadowingScore(marks)).toBe(score)
  })

  test('of a session takes the best try of each sentence', () => {
    expect(sessionScore([])).toBeNull()
    expect(sessionScore([{ number: 1, score: null }])).toBeNull()
    const tries = [
      { number: 1, score: 40 },
      { number: 1, score: 90 },
      { number: 1, score: 60 },
      { number: 3, score: 50 },
    ]
    expect(sessionScore(tries)).toBe(70)
  })
})

test('A presentation costs a turn for each of its three clips', () => {
  expect(priceOfPresentation(1)).toBe(3)
  expect(priceOfPresentation(0)).toBe(0)
})

test('The deadline stands so many minutes after the start', () => {
  expect(deadlineOf(new Date('2026-11-21T10:00:00Z'), 60)).toEqual(new Date('2026-11-21T11:00:00Z'))
})
