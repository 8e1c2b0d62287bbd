import { expect, test } from 'vitest'
import type { Transcript } from '../../platform/speech/speech.ts'
import { joinPieces } from './processing/join-pieces.ts'
import { splitSentences, transcriptOf } from './processing/split-sentences.ts'
import { timeWords } from './processing/timed-words.ts'

const said = (text: string, segments: Transcript['segments'] = []): Transcript => ({ text, language: null, segments })
const textOf = (words: { text: string }[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
const whole = { start: 0, end: 600 }

test('words are timed by their share of their segment, from where the piece begins', () => {
  const words = timeWords(said('ab cd', [{ start: 1, end: 3, text: 'ab cdefgh' }]), { start: 100, end: 200 })
  expect(words.map(({ key, start, end, endsSegment }) => [key, start, end, endsSegment])).toEqual([
    ['ab', 101, 101 + 2 / 3, false],
    ['cdefgh', 101 + 2 / 3, 103, true],
  ])
})

test('Chinese is timed character by character, and keeps its marks', () => {
  const words = timeWords(said('', [{ start: 0, end: 6, text: '「你好，DNA。' }]), whole)
  expect(words.map(({ text }) => text)).toEqual(['「你', '好，', 'DNA。'])
  expect(words.map(({ key }) => key)).toEqual(['你', '好', 'dna'])
})

/** Speech of one word a second, cut at the seconds given, as a recogniser would hear each piece. */
function hear(
  text: string,
  cuts: [number, number][],
  change: (word: string, at: number, piece: number) => string | null = (word) => word,
) {
  const words = text.split(' ')
  return cuts.map(([start, end], piece) => {
    const segments = words.slice(start, end).flatMap((word, index) => {
      const heard = change(word, start + index, piece)
      return heard === null ? [] : [{ start: index, end: index + 1, text: heard }]
    })
    return { start, end, words: timeWords(said('', segments), { start, end }) }
  })
}

const TALK =
  'the heart is a muscle that pumps blood through the body it has four chambers and each of them has a valve that lets the blood flow in one direction only'
const CUTS: [number, number][] = [
  [0, 12],
  [8, 20],
  [16, 31],
]

test('pieces that overlap are joined without a word doubled or lost', () => {
  expect(textOf(joinPieces(hear(TALK, CUTS)))).toBe(TALK)
})

test('a word that a cut went through is taken from the piece that has it whole', () => {
  const torn = hear(TALK, CUTS, (word, at, piece) =>
    piece === 0 && at === 11 ? 'bo' : piece === 1 && at === 8 ? 'ough' : word,
  )
  expect(textOf(joinPieces(torn))).toBe(TALK)
})

interface Heard {
  start: number
  end: number
  heard: readonly (readonly [from: number, to: number, text: string])[]
}

const heardIn = ({ start, end, heard }: Heard) => {
  const segments = heard.map(([from, to, text]) => ({ start: from, end: to, text }))
  return { start, end, words: timeWords(said('', segments), { start, end }) }
}

test('pieces are joined in a pause that both heard, and the earlier one is believed up to there', () => {
  const [first, second] = [
    {
      start: 0,
      end: 40,
      heard: [
        [30, 35, 'it was cold'],
        [36.9, 39.8, 'could you tell me how to get there'],
      ],
    },
    {
      start: 36,
      end: 76,
      heard: [
        [0.7, 3.7, 'could you tell you helped get there'],
        [4.7, 9, 'he decided to learn'],
      ],
    },
  ] as const
  expect(textOf(joinPieces([first, second].map(heardIn)))).toBe(
    'it was cold could you tell me how to get there he decided to learn',
  )
})

test('a sentence that a cut broke off is taken from the later piece', () => {
  const [first, second] = [
    {
      start: 0,
      end: 40,
      heard: [
        [30, 36.1, 'it was cold'],
        [36.9, 39.99, 'the doctor told him to'],
      ],
    },
    { start: 36, end: 76, heard: [[0.8, 5, 'the doctor told him to get some sleep']] },
  ] as const
  expect(textOf(joinPieces([first, second].map(heardIn)))).toBe('it was cold the doctor told him to get some sleep')
})

test('pieces that share no words are joined in the middle of the overlap', () => {
  const unlike = hear(TALK, [CUTS[0] ?? [0, 0], [8, 31]], (word, at, piece) =>
    piece === 1 && at < 12 ? `x${at}` : word,
  )
  const words = joinPieces(unlike).map(({ text }) => text.trim())
  expect(words.slice(8, 14)).toEqual(
    ['through', 'the', 'x10', 'x11', 'has', 'four'].map((word, index) => (index === 0 ? 'through' : word)),
  )
  expect(words).toHaveLength(31)
})

test('a piece in which nobody speaks changes nothing', () => {
  const [first, , last] = hear(TALK, CUTS)
  const silence = { start: 8, end: 20, words: [] }
  const joined = joinPieces([first, silence, last].filter((piece) => piece !== undefined))
  expect(textOf(joined)).toMatch(/^the heart is a muscle that pumps blood through the/)
  expect(textOf(joined)).toMatch(/direction only$/)
  expect(joinPieces([])).toEqual([])
})

test('pieces without times are joined by their words alone', () => {
  const words = TALK.split(' ')
  const blind = CUTS.map(([start, end]) => ({
    start,
    end,
    words: timeWords(said(words.slice(start, end).join(' ')), { start, end }),
  }))
  expect(textOf(joinPieces(blind))).toBe(TALK)
})

const split = (transcript: Transcript) => splitSentences(timeWords(transcript, whole))

test('sentences end with their marks, wherever segments end', () => {
  const sentences = split(
    said('', [
      { start: 0, end: 2, text: 'Dr. Chan came in.' },
      { start: 2, end: 4, text: 'She said that' },
      { start: 4, end: 5, text: 'it was late. “Why?”' },
    ]),
  )
  expect(sentences.map(({ text }) => text)).toEqual(['Dr. Chan came in.', 'She said that it was late.', '“Why?”'])
  expect(sentences[1]?.start).toBe(2)
  expect(sentences[1]?.end).toBeGreaterThan(4)
})

test('Chinese sentences end with theirs', () => {
  const sentences = split(said('', [{ start: 0, end: 6, text: '細胞會分裂。分裂後有兩個細胞！' }]))
  expect(sentences.map(({ text }) => text)).toEqual(['細胞會分裂。', '分裂後有兩個細胞！'])
  expect(transcriptOf(sentences)).toBe('細胞會分裂。分裂後有兩個細胞！')
})

test('where no marks are written, each segment is a sentence and gets its own', () => {
  const sentences = split(
    said('', [
      { start: 0.4, end: 5, text: 'she has lived in london for ten years' },
      { start: 6, end: 9, text: 'the train leaves at four' },
    ]),
  )
  expect(sentences).toEqual([
    { start: 0.4, end: 5, text: 'She has lived in london for ten years.' },
    { start: 6, end: 9, text: 'The train leaves at four.' },
  ])
  expect(split(said('', [{ start: 0, end: 3, text: '細胞會分裂' }]))[0]?.text).toBe('細胞會分裂。')
})

test('where nothing tells an end, what can be repeated at once is short', () => {
  const sentences = split(said(Array.from({ length: 130 }, (_, index) => `word${index}`).join(' ')))
  expect(sentences.length).toBeGreaterThan(4)
  expect(transcriptOf(sentences).split(' ')).toHaveLength(130)
})

test('silence has no sentences', () => {
  expect(split(said(''))).toEqual([])
  expect(split(said('…', [{ start: 0, end: 1, text: '♪' }]))).toEqual([])
})
