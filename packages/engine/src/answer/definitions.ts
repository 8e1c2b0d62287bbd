import { CARD_RULES, type CardRule } from '../cards/candidate.ts'
import { proposeCandidates } from '../cards/find-candidates.ts'
import type { Place, StudyDocument } from '../document.ts'
import { termKey } from './search-terms.ts'

/** A term that the notes define, and where. */
export type Definition = Place & { readonly key: string; readonly terms: readonly string[] }

/** So much of what is asked for the words of a longer or shorter term must make up. */
const LEAST_SHARE = 0.7

/** The terms that the notes define, the surest definition of each first. */
export function definitionsOf(document: StudyDocument): Definition[] {
  return proposeCandidates(document)
    .filter(({ rule }) => isDefining(rule) && rule !== 'identity')
    .toSorted((a, b) => b.score - a.score)
    .map(({ term, start, end }) => {
      const key = termKey(term)
      return { start, end, key, terms: key.split(' ') }
    })
    .filter(({ key }) => key !== '')
}

const isDefining = (rule: CardRule): boolean => /definition|naming/.test(CARD_RULES[rule].kind)

/** The definition of `subject`: of the same words, or of a term that is most of them. */
export function findDefinition(definitions: readonly Definition[], subject: string): Definition | undefined {
  const key = termKey(subject)
  if (!key) return undefined
  const exact = definitions.find((definition) => definition.key === key)
  if (exact) return exact
  const wanted = new Set(key.split(' '))
  return definitions.find(
    ({ terms }) => terms.every((term) => wanted.has(term)) && new Set(terms).size >= wanted.size * LEAST_SHARE,
  )
}
