/** How the built-in engine begins where an explanation quotes the material; in Chinese alike in both scripts. */
const ENGINE_QUOTES = /The material says:|原文：/

/**
 * Whether an explanation tells what the material says in the material's own words: as the built-in engine does, or by holding
 * all of `passage`, however either is spaced and punctuated. A passage of null, or without letters, is held by none.
 */
export const quotesMaterial = (explanation: string, passage: string | null): boolean =>
  ENGINE_QUOTES.test(explanation) || (passage !== null && holds(explanation, passage))

function holds(text: string, passage: string): boolean {
  const sought = lettersOf(passage)
  return sought !== '' && lettersOf(text).includes(sought)
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
