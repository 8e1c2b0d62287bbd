import type { StudyDocument } from './document.ts'
import { subjectWords } from './likeness.ts'
import type { Sentence } from './parse/sentences.ts'

const FEWEST_SENTENCES = 2
const HEADING_WEIGHT = 1.5
/** Damps the advantage of long sentences, and that of very short ones. */
const LENGTH_BASE = 8

/**
 * How much each sentence outside exercises and the like says of what the text is about: the share of sentences that
 * say less, 0 to 1. A word weighs by the number of sentences it stands in, from two on,
 * and more, whatever that number, if it stands in a heading or in bold.
 */
export function salienceOf(document: StudyDocument): ReadonlyMap<number, number> {
  const sentences = document.sentences.filter(({ section }) => !document.sections[section]?.isUnread)
  const words = sentences.map(({ text }) => subjectWords(text))
  const weights = weighWords(words, headingWords(document))
  const ranked = sentences
    .map(({ id }, index) => ({ id, weight: weightOf(words[index] ?? new Set(), weights) }))
    .toSorted((a, b) => a.weight - b.weight || b.id - a.id)
  return new Map(ranked.map(({ id }, index) => [id, (index + 1) / ranked.length]))
}

function weighWords(sentences: readonly ReadonlySet<string>[], inHeadings: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map<string, number>()
  for (const [word, count] of counts) {
    if (count >= FEWEST_SENTENCES || inHeadings.has(word))
      weights.set(word, Math.log2(1 + count) * (inHeadings.has(word) ? HEADING_WEIGHT : 1))
  }
  return weights
}

function weightOf(words: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const word of words) sum += weights.get(word) ?? 0
  return sum / Math.sqrt(LENGTH_BASE + words.size)
}

const headingWords = ({ blocks, sentences }: StudyDocument): Set<string> =>
  subjectWords(
    [
      ...blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
      ...sentences.flatMap(({ marked }: Sentence) => marked),
    ].join(' , '),
  )
