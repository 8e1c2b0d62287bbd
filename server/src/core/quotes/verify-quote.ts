import { createLikeWordFinder } from './find-like-words.ts'

const WHITE_SPACE = /\s+/g

/** A text in one line: where its lines end says nothing of its words. */
export const inOneLine = (text: string): string => text.replace(WHITE_SPACE, ' ').trim()

/**
 * Checks quotations against the text that they are said to be from: one that stands there, white space apart, is itself;
 * for one that is nearly there the text's own words stand; null for any other.
 */
export function createQuoteVerifier(text: string): (quote: string) => string | null {
  const searchable = inOneLine(text)
  const find = createLikeWordFinder(text)
  return (quote) => {
    const wanted = inOneLine(quote)
    if (!wanted) return null
    if (searchable.includes(wanted)) return quote
    const place = find(quote)
    return place && inOneLine(text.slice(place.start, place.end))
  }
}
