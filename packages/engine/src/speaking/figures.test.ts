import { describe, expect, test } from 'vitest'
import { countFillers, fluencyOf, speakingFigures } from './figures.ts'

const sixty = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

describe('The figures of speech', () => {
  test('count words, pace, fillers and diversity of what was recorded', () => {
    const figures = speakingFigures([
      { text: sixty, seconds: 30 },
      { text: 'Typed words are no pace.', seconds: null },
    ])
    expect(figures).toEqual({
      isChinese: false,
      words: 65,
      seconds: 30,
      wordsPerMinute: 120,
      fillers: 0,
      diversity: 65,
    })
    expect(fluencyOf(figures)).toMatchObject({ score: 100, pace: 'even' })
  })

  test('count Chinese by characters', () => {
    const figures = speakingFigures([{ text: '嗯，我喜歡學習歷史，因為歷史很有意思。', seconds: 6 }])
    expect(figures).toMatchObject({ isChinese: true, words: 16, wordsPerMinute: 160, fillers: 1, diversity: null })
    expect(fluencyOf(figures)?.pace).toBe('even')
  })

  test.each([[[]], [[{ text: 'Only typed.', seconds: null }]], [[{ text: 'Hi', seconds: 1 }]]])(
    'say nothing of a pace that nobody heard: %j',
    (turns) => {
      const figures = speakingFigures(turns)
      expect(figures.wordsPerMinute).toBeNull()
      expect(fluencyOf(figures)).toBeNull()
    },
  )

  test.each<[number, 'slow' | 'even' | 'fast', number]>([
    [20, 'fast', 92],
    [60, 'slow', 61],
    [600, 'slow', 30],
  ])('judge a pace of 60 words in %d seconds', (seconds, pace, score) => {
    expect(fluencyOf(speakingFigures([{ text: sixty, seconds }]))).toMatchObject({ pace, score })
  })
})

test.each<[string, number]>([
  ['Um, I like, uh, football.', 2],
  ['Well, you know, it is kind of nice.', 3],
  ['I know what you know that I like music.', 0],
  ['I like this kind of music so much.', 0],
  ['嗯，那個，我覺得，就是，很好。', 3],
  ['那個人就是我的老師，然後我們一起走。', 0],
])('fillers of %j: %d', (text, count) => {
  expect(countFillers(text)).toBe(count)
})
