import { diversityOf } from '../essay/figures.ts'
import { countHan, languageOf } from '../parse/script.ts'
import { FILLER_SOUNDS, FILLER_WORDS } from './data/fillers.ts'

/** What was said in one turn; `seconds` of its recording, null for a typed turn. */
export type Said = { readonly text: string; readonly seconds: number | null }

/** What can be counted of everything that was said. Lengths are in words, or in Chinese characters. */
export type SpeakingFigures = {
  readonly isChinese: boolean
  readonly words: number
  /** Length of all recordings; null where everything was typed. */
  readonly seconds: number | null
  /** Pace of what was recorded; null where everything was typed. */
  readonly wordsPerMinute: number | null
  readonly fillers: number
  /** MTLD; null where too little was said. */
  readonly diversity: number | null
}

const FEWEST_WORDS = 50
const FEWEST_SECONDS = 3
const MOST_CHARACTERS = 40_000
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*/gu

/** What the figures of `turns` are. */
export function speakingFigures(turns: readonly Said[]): SpeakingFigures {
  const text = turns
    .map((turn) => turn.text)
    .join('\n')
    .slice(0, MOST_CHARACTERS)
  const isChinese = languageOf(text) === 'zh'
  const spoken = turns.filter((turn) => turn.seconds !== null)
  const seconds = spoken.reduce((sum, turn) => sum + (turn.seconds ?? 0), 0)
  const spokenWords = spoken.reduce((sum, turn) => sum + lengthOf(turn.text, isChinese), 0)
  const words = wordsOf(text, isChinese)
  return {
    isChinese,
    words: turns.reduce((sum, turn) => sum + lengthOf(turn.text, isChinese), 0),
    seconds: spoken.length > 0 ? Math.round(seconds * 10) / 10 : null,
    wordsPerMinute: seconds >= FEWEST_SECONDS ? Math.round((spokenWords / seconds) * 60) : null,
    fillers: countFillers(text),
    diversity: words.length >= FEWEST_WORDS ? Math.round(diversityOf(words)) : null,
  }
}

const lengthOf = (text: string, isChinese: boolean): number =>
  isChinese ? countHan(text) : (text.match(WORD)?.length ?? 0)

export const countFillers = (text: string): number =>
  (text.match(FILLER_SOUNDS)?.length ?? 0) + (text.match(FILLER_WORDS)?.length ?? 0)

function wordsOf(text: string, isChinese: boolean): string[] {
  if (!isChinese) return (text.match(WORD) ?? []).map((word) => word.toLowerCase())
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return Array.from(words).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** Words (characters) a minute that are easy to follow, and how far from there nothing is left of fluency. */
const PACE = { en: { from: 110, to: 170, reach: 90 }, zh: { from: 160, to: 280, reach: 140 } } as const
/** Fillers in each hundred words that leave nothing of it. */
const MOST_FILLERS_A_HUNDRED = 20

type Pace = 'slow' | 'even' | 'fast'

/** How fluently it was spoken, with the paces a minute that are easy to follow. */
export type Fluency = {
  readonly score: number
  readonly pace: Pace
  readonly easy: { readonly from: number; readonly to: number }
}

/** How fluently it was spoken, 0 to 100, by pace and fillers; null where nothing was recorded. */
export function fluencyOf({ isChinese, words, wordsPerMinute, fillers }: SpeakingFigures): Fluency | null {
  if (wordsPerMinute === null || words === 0) return null
  const { from, to, reach } = PACE[isChinese ? 'zh' : 'en']
  const distance = Math.max(0, from - wordsPerMinute, wordsPerMinute - to)
  const fillersAHundred = (fillers / words) * 100
  const score =
    (1 - Math.min(1, distance / reach)) * 0.7 + (1 - Math.min(1, fillersAHundred / MOST_FILLERS_A_HUNDRED)) * 0.3
  const pace = wordsPerMinute < from ? 'slow' : wordsPerMinute > to ? 'fast' : 'even'
  return { score: Math.round(score * 100), pace, easy: { from, to } }
}
