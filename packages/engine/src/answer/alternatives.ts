import { SYNONYM_GROUPS } from '../data/synonym-groups.ts'
import { CHINESE_SYNONYMS, ENGLISH_SYNONYMS } from '../marking/data/synonyms.ts'
import { CHINESE_EVERYDAY, EVERYDAY } from './data/everyday-words.ts'
import { stem } from './stem.ts'

/** A term that may stand in the notes for one of the question, and how well it does so (0 to 1). */
export type Alternative = { readonly text: string; readonly share: number }

const DICTIONARY_SHARE = 0.5
const SYNONYM_SHARE = 0.6
const EVERYDAY_SHARE = 0.75

const byTerm = new Map<string, Map<string, number>>()
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
const DICTIONARY = SYNONYM_GROUPS.trim()
  .split(/\s+/)
  .map((group) => group.split(','))
for (const [groups, share] of [
  [DICTIONARY, DICTIONARY_SHARE],
  [[...ENGLISH_SYNONYMS, ...CHINESE_SYNONYMS], SYNONYM_SHARE],
  [[...EVERYDAY, ...CHINESE_EVERYDAY], EVERYDAY_SHARE],
] as const) {
  for (const group of groups) {
    const terms = group.map((word) => (isHan(word) ? word : stem(word)))
    for (const term of terms) {
      const others = byTerm.get(term) ?? new Map<string, number>()
      for (const other of terms) if (other !== term) others.set(other, Math.max(share, others.get(other) ?? 0))
      byTerm.set(term, others)
    }
  }
}

/** What notes may say in place of `term`, a stem or a pair of Chinese characters. */
export const alternativesOf = (term: string): readonly Alternative[] =>
  [...(byTerm.get(term) ?? [])].map(([text, share]) => ({ text, share }))
