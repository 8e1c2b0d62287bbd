import type { MaterialItem } from '@lectern/contract/materials'
import { EXAM_QUESTION_COUNT } from '@lectern/domain/exam'
import {
  PRICE_OF_UNDERSTANDING_MESSAGE,
  priceOfExam,
  priceOfLecture,
  priceOfListening,
  priceOfNotes,
  priceOfRecite,
} from '@lectern/domain/prices'
import type { Say } from '@lectern/texts/speaker'
import { creditsText } from '../../ui/Price.tsx'
import type { SiteConfig } from '../site/use-site-config.ts'

/** What cards and notes of so many paid words cost, in credits. */
export type TextPrices = Readonly<Record<'recite' | 'notes', number>>

export const pricesOfWords = (words: number): TextPrices => ({
  recite: priceOfRecite(words),
  notes: priceOfNotes(words),
})

/** What an answer about a material costs. */
export const messagePriceText = (say: Say): string =>
  say('library.pricePerMessage', { price: creditsText(PRICE_OF_UNDERSTANDING_MESSAGE) })

/** What a spoken turn costs; null as long as that is not known. */
export const turnPriceText = (say: Say, config: SiteConfig | undefined): string | null =>
  config ? say('library.pricePerTurn', { price: creditsText(config.speaking_turn_credits) }) : null

/** What is made of a file as a whole, each at the price of its size. */
export const filePriceText = (
  module: 'lecture' | 'listening',
  { file_size_bytes: size }: Pick<MaterialItem, 'file_size_bytes'>,
): string => creditsText(module === 'lecture' ? priceOfLecture(size) : priceOfListening(size))

/** What one thing made of a text costs; null as long as that is not known, or there is no text. */
export function textPriceText(
  say: Say,
  module: 'recite' | 'notes' | 'exam' | 'understanding',
  prices: TextPrices | null,
  config: SiteConfig | undefined,
): string | null {
  if (module === 'understanding') return messagePriceText(say)
  if (!prices || !config) return null
  if (module !== 'exam') return creditsText(prices[module])
  const price = creditsText(priceOfExam(EXAM_QUESTION_COUNT))
  // What the built-in engine cannot make as many questions of is cheaper; nobody has it count before it is asked to.
  return config.ai.made_by === 'model' ? price : say('library.priceAtMost', { price })
}
