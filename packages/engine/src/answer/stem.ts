import { ENDINGS } from './data/endings.ts'

const SHORTEST_STEM = 3

/**
 * What forms of an English word share: 'digests', 'digested' and 'digesting' give one stem, British and American
 * spellings of -ise too. A stem need not be a word.
 */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  if (plain.length <= SHORTEST_STEM) return plain
  return withoutEnding(plain)
    .replace(/([bdfgklmnprt])\1$/, '$1')
    .replace(/i$/, 'y')
    .replace(/e$/, '')
}

function withoutEnding(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length + replacement.length < SHORTEST_STEM) continue
    if (ending === 's' && /(?:ss|us|is)$/.test(word)) continue
    if (ending === 'ed' && word.endsWith('eed')) continue
    return word.slice(0, word.length - ending.length) + replacement
  }
  return word
}
