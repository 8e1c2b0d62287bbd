/** What makes two cards say the same while one of them is written (requirements/recite.md#sets-and-cards). */
import { parseCloze, withoutGaps } from './cloze.ts'
import type { CardNote } from './faces.ts'

/** A letter or figure with the marks that belong to it; after a letter also + and # that end a name, as in C++ and C#. */
const SAID = /[\p{L}\p{N}][\p{M}--\p{Variation_Selector}]*(?:(?<=\p{L}\p{M}*)[+#]+(?![\p{L}\p{N}+#]))?/gv
/** What is shorter says too little to be told as a repetition. */
const SHORTEST = 4

/** How many cards of other sets that say the same are told, the latest. */
export const MOST_SAME_TOLD = 5

/**
 * What a card asks, whatever its case, spaces and punctuation; the same for a text with and without gaps. Empty where it says too
 * little to be compared: fewer than four letters and figures.
 */
export function saidBy({ kind, question }: Pick<CardNote, 'kind' | 'question'>): string {
  const text = kind === 'cloze' ? withoutGaps(parseCloze(question)) : question
  const said = text.normalize('NFKC').toLowerCase().match(SAID)?.join('') ?? ''
  return said.length < SHORTEST ? '' : said
}
