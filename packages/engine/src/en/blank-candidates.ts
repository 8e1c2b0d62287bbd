import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import type { StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { standsAlone } from './fit.ts'
import { readingsOf } from './reading.ts'
import { termBlank } from './rules/term-blank.ts'
import { findTerms, type Term } from './terms.ts'

/** Terms lighter than this are not worth asking for. */
const LEAST_WEIGHT = 1.2

/** Sentences with their key term left out, where no better rule found anything. */
export function blankCandidates(
  document: StudyDocument,
  readable: readonly Sentence[],
  found: readonly CardCandidate[],
): CardCandidate[] {
  const terms = [...findTerms(document, readable).values()]
  const defined = new Set(found.map(({ term }) => term.toLowerCase()))
  const bySentence = termsBySentence(
    terms.filter(({ count, score, key }) => (count >= 2 || defined.has(key)) && score > LEAST_WEIGHT),
  )
  const weights = sentenceWeights(readable, bySentence)
  return readable.flatMap((sentence) =>
    readingsOf(sentence).flatMap((reading, clause) => {
      if (!standsAlone(reading, document.isSpoken)) return []
      const own = (bySentence.get(sentence.id) ?? []).filter(({ text }) =>
        reading.text.toLowerCase().includes(text.toLowerCase()),
      )
      const draft = termBlank({ reading, terms: own, defined, weight: weights.get(sentence.id) ?? 0 })
      return draft ? [placed(draft, sentence, sentence.section, `${sentence.id}.${clause}`)] : []
    }),
  )
}

function termsBySentence(terms: readonly Term[]): Map<number, Term[]> {
  const bySentence = new Map<number, Term[]>()
  for (const term of terms) {
    for (const id of term.sentences) {
      const own = bySentence.get(id)
      if (own) own.push(term)
      else bySentence.set(id, [term])
    }
  }
  return bySentence
}

/** For each sentence the share of sentences that say less of the text's terms, 0 to 1. */
function sentenceWeights(
  sentences: readonly Sentence[],
  terms: ReadonlyMap<number, readonly Term[]>,
): Map<number, number> {
  const ranked = sentences
    .map(({ id, tokens }) => {
      const sum = (terms.get(id) ?? []).reduce((total, { score, count }) => total + (count >= 2 ? score : 0), 0)
      return { id, weight: sum / Math.sqrt(8 + tokens.length) }
    })
    .toSorted((a, b) => a.weight - b.weight)
  return new Map(ranked.map(({ id }, index) => [id, index / ranked.length]))
}
