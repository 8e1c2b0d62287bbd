import type { StudyDocument } from '../document.ts'
import { NOUN_TAG } from './data/words.ts'
import type { Segment } from './segment.ts'
import { simplifiedShadow } from './simplified.ts'
import { isTerm } from './term.ts'
import { splitWords, type Word } from './words.ts'

/** A phrase the text keeps coming back to, in simplified characters. */
export type Term = {
  readonly text: string
  readonly count: number
  readonly score: number
  readonly isDefined: boolean
  readonly isMarked: boolean
}

const FEWEST_CHARACTERS = 3
const LONGEST_WORDS = 3

/** Repeated, defined and marked phrases of the Chinese sentences, weightiest first. */
export function findTerms(document: StudyDocument, segments: readonly Segment[], defined: ReadonlySet<string>): Term[] {
  const counts = new Map<string, number>()
  for (const { shadow } of segments) {
    for (const phrase of phrasesOf(splitWords(shadow))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  const definedPlain = new Set([...defined].filter(Boolean).map(simplifiedShadow))
  const marked = new Set(document.sentences.flatMap((sentence) => sentence.marked).map(simplifiedShadow))
  const headings = document.blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => simplifiedShadow(text))
  return [...counts]
    .map(([text, count]) => {
      const isDefined = definedPlain.has(text)
      const isMarked = marked.has(text) || headings.some((heading) => heading.length < 24 && heading.includes(text))
      const weight = text.length >= 4 ? 1.35 : 1.15
      return { text, count, isDefined, isMarked, score: Math.log2(1 + count) * weight * (isMarked ? 1.5 : 1) }
    })
    .filter(
      (term) =>
        (term.count >= 2 || term.isDefined) && !isPartOfLonger(term.text, term.count, counts) && isTerm(term.text),
    )
    .toSorted((a, b) => b.score - a.score)
}

/** Runs of nouns, from one word to `LONGEST_WORDS`. */
function* phrasesOf(words: readonly Word[]): Generator<string> {
  for (let from = 0; from < words.length; from++) {
    let text = ''
    for (let to = from; to < Math.min(words.length, from + LONGEST_WORDS); to++) {
      const { word, tag } = words[to] as Word
      if (!/^(?:n|vn|eng|l|j|b|an|g|v$)/.test(tag) || !/^[\p{Script=Han}A-Za-z]+$/u.test(word)) break
      text += word
      if (text.length >= FEWEST_CHARACTERS && NOUN_TAG.test(tag)) yield text
    }
  }
}

/** Whether a phrase nearly always stands inside one and the same longer phrase. */
function isPartOfLonger(text: string, count: number, counts: ReadonlyMap<string, number>): boolean {
  for (const [other, times] of counts)
    if (other.length > text.length && times >= count * 0.7 && other.includes(text)) return true
  return false
}
