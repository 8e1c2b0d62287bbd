import { type Message, message } from '@lectern/texts/message'
import type { EssayLanguage, Figures } from './figures.ts'
import type { Suggestion } from './mistake.ts'

/** What suggestions are made from, in any language. */
export type Draft = {
  readonly figures: Figures
  readonly expectedWords: number
  /** The share of the topic's words that the essay takes up, or null without a topic. */
  readonly relevance: number | null
}

/** One kind of advice: nothing where the draft does not need it. */
export type Advice<OwnDraft extends Draft> = (draft: OwnDraft) => Suggestion[]

/** How many passages one kind of advice is given for. */
export const MOST_OF_A_KIND = 3

/** Advice on the whole essay. */
export const whole = (remark: Message): Suggestion => ({ start: null, end: null, remark })

/** Advice that every language gives in its own words, first things first; all of it is given on more than `fewest` words. */
export const sharedAdvice = (language: EssayLanguage, fewest: number): readonly Advice<Draft>[] => [
  ({ figures }) => (figures.sense < 0.5 ? [whole(message(`essays.nonsense_${language}`))] : []),
  ({ figures: { distinctLength, length } }) =>
    distinctLength < length * 0.85
      ? [whole(message(`essays.repeated_${language}`, { distinct: distinctLength, words: length }))]
      : [],
  ({ figures, expectedWords }) =>
    figures.length < expectedWords * 0.9
      ? [whole(message(`essays.short_${language}`, { words: figures.length, expected: expectedWords }))]
      : [],
  ({ relevance }) => (relevance !== null && relevance < 0.2 ? [whole(message('essays.offTopic'))] : []),
  ({ figures }) => (figures.paragraphs < 3 && figures.length > fewest ? [whole(message('essays.paragraphs'))] : []),
  ({ figures }) =>
    figures.support === 0 && figures.length > fewest ? [whole(message(`essays.support_${language}`))] : [],
]

/** The commonest way to begin a sentence, with how many do; null where they vary enough. */
export function wornOpening(openings: readonly string[]): [opening: string, count: number] | null {
  const [most] = [...Map.groupBy(openings, (opening) => opening)].sort((a, b) => b[1].length - a[1].length)
  if (!most || most[1].length < 4 || most[1].length < openings.length * 0.35) return null
  return [most[0], most[1].length]
}
