import type { Message } from '@lectern/texts/message'
import type { Figures } from './figures.ts'
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

export const isOffTopic = ({ relevance }: Draft): boolean => relevance !== null && relevance < 0.2
export const isRepetitive = ({ figures }: Draft): boolean => figures.distinctLength < figures.length * 0.85
export const isNonsense = ({ figures }: Draft): boolean => figures.sense < 0.5
export const isShort = ({ figures, expectedWords }: Draft): boolean => figures.length < expectedWords * 0.9

/** The commonest way to begin a sentence, with how many do; null where they vary enough. */
export function wornOpening(openings: readonly string[]): [opening: string, count: number] | null {
  const [most] = [...Map.groupBy(openings, (opening) => opening)].sort((a, b) => b[1].length - a[1].length)
  if (!most || most[1].length < 4 || most[1].length < openings.length * 0.35) return null
  return [most[0], most[1].length]
}
