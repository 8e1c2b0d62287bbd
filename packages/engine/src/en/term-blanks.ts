import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { StudyTerm } from '../study-terms.ts'
import { addressOf, contentWords, stemsOf } from './context.ts'
import { ANY_TEXTS_NOUN } from './data/words.ts'
import { standsAlone } from './fit.ts'
import { blankOut } from './front.ts'
import { blankStandsAlone } from './judge.ts'
import { rarityOf } from './rank.ts'
import { type Segment, segmentsOf } from './segment.ts'
import type { Token } from './tagger.ts'

const FEWEST_CONTENT_WORDS = 6
/** A word is a term where it is seldom used elsewhere; one that a heading names may be a more usual one. */
const RARE = 25_000
const RARE_OF_MARKED = 9_000
/** A text that speaks more of its reader and its writer is a talk or a tale, whose words are no terms. */
const MOST_ADDRESS = 0.12

/** Blanks for the terms of `document` in its English statements that stand alone: at most one a statement. */
export function englishTermBlanks(document: StudyDocument, terms: readonly StudyTerm[]): CardCandidate[] {
  const sentences = readableSentences(document, 'en')
  if (document.isSpoken || addressOf(sentences) > MOST_ADDRESS) return []
  const bySentence = new Map<number, StudyTerm[]>()
  for (const term of terms)
    if (term.language === 'en' && isTelling(term))
      for (const id of term.sentences) bySentence.set(id, [...(bySentence.get(id) ?? []), term])
  return sentences.flatMap((sentence) =>
    segmentsOf(sentence).flatMap((segment, index) => {
      if (!standsAlone(segment, document.isSpoken)) return []
      const draft = blankIn(segment, bySentence.get(sentence.id) ?? [])
      return draft ? [placed(draft, sentence, sentence.section, `${sentence.id}.${index}`)] : []
    }),
  )
}

function isTelling({ text, isMarked, isName }: StudyTerm): boolean {
  const words = contentWords(text)
  if (ANY_TEXTS_NOUN.test(text)) return false
  if (words.length > 1 || isName) return words.length > 0
  return words.some((word) => rarityOf(word) > (isMarked ? RARE_OF_MARKED : RARE))
}

function blankIn({ text, tokens }: Segment, terms: readonly StudyTerm[]) {
  if (contentWords(text).length < FEWEST_CONTENT_WORDS || LEANS.test(text) || isOrder(tokens)) return null
  for (const term of terms) {
    const found = placeOf(term.text, text)
    if (!found || !isWholePhrase(tokens, found.words)) continue
    const question = blankOut(text, found.at, found.words)
    if (blankStandsAlone(question))
      return { rule: 'term-blank' as const, question, answer: found.words, term: term.text }
  }
  return null
}

/** A quotation, a table's row, a title, a journal's issue, and what tells of a picture or goes on from what was told. */
const LEANS =
  /["“”\t]| {2}|^(?:Because|On the|While|Although|Once)\b|^\S+(?: \S+)?: |\b(?:that|those) (?:rate|time|point|idea|view)\b|\(\d+\), \d/
/** 'Pass any bill …', of a row of powers or of tasks. */
const isOrder = ([first]: readonly Token[]): boolean => first?.tag === 'VERB' && !/(?:ed|en|ing)$/.test(first.word)

/** Neighbours that a blank would lose its sense by: it is part of a name or of a compound, or one of a row. */
const GOES_BEFORE = /(?:[-–—/“"‘(]|\b(?:and|or|nor),?|,) ?$/u
const GOES_AFTER = /^(?:[-–/”"’']| (?:\p{Lu}|and\b|or\b|\()|, (?:and|or)\b|, \w+(?: \w+)?(?:,| and\b| or\b))/u

/** Where `term`, or its plural, stands in `text`, once, and is named nowhere else in it; null where it does not. */
function placeOf(term: string, text: string): { at: number; words: string } | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${RegExp.escape(term)}(?:s|es)?(?![\\p{L}\\p{N}-])`, 'giu')
  const [found, another] = text.matchAll(pattern)
  if (!found || another) return null
  const [words] = found
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + words.length)
  if (GOES_BEFORE.test(before) || GOES_AFTER.test(after) || isGivenAway(words, `${before} ${after}`)) return null
  return { at: found.index, words }
}

const NOMINAL = /^(?:NOUN|PROPN)$/

/** Whether `words` in `tokens` are a noun phrase, and no part of a longer one. */
function isWholePhrase(tokens: readonly Token[], words: string): boolean {
  const own = words.split(' ')
  const at = tokens.findIndex((_, from) => own.every((word, index) => tokens[from + index]?.word === word))
  const last = tokens[at + own.length - 1]
  if (at < 0 || !NOMINAL.test(last?.tag ?? '')) return false
  const [before, after] = [tokens[at - 1], tokens[at + own.length]]
  return !(NOMINAL.test(before?.tag ?? '') || NOMINAL.test(after?.tag ?? '') || /^(?:'s|’s)$/.test(after?.word ?? ''))
}

function isGivenAway(words: string, rest: string): boolean {
  const told = new Set(stemsOf(rest))
  return stemsOf(words).some((stem) => told.has(stem))
}
