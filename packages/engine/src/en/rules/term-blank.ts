import type { CardDraft } from '../../cards/candidate.ts'
import { GENERAL_NOUNS } from '../data/words.ts'
import type { Reading } from '../reading.ts'
import type { Term } from '../terms.ts'
import { blankOut } from './naming.ts'

const FEWEST_WORDS = 9
const MOST_WORDS = 28
const MOST_SCORE = 6.4
const SCIENTIFIC =
  /(?:tion|ism|ity|osis|esis|ology|ine|ase|gen|cyte|some|phase|ics|oid|ium|ment|ance|ence|ure|phyll|plast)$/
const POINTING = /\b(?:it|they|them|he|she|him|his|her|this|these|those|its|their|we|you|our|your|such)\b/i
/** What a sentence says when it tells something of its terms that a student can be asked for. */
const TELLING =
  /\b(?:is|are|was|were|consists?|contains?|produces?|causes?|regulates?|converts?|forms?|releases?|controls?|requires?|uses?|carries|carry|stores?|provides?|occurs?|depends?|leads?|increases?|decreases?|reduces?|prevents?|binds?|allows?|separates?|connects?|keeps?|approximates?|evicts?|called|because|through|suffers?|holds?|gave|made|began|became|led|ended|established|introduced|replaced|created)\b/

export type BlankInput = {
  readonly reading: Reading
  /** The terms that stand in the sentence. */
  readonly terms: readonly Term[]
  /** Keys of the terms that other cards define. */
  readonly defined: ReadonlySet<string>
  /** How much the sentence says of what the text is about, from 0 to 1. */
  readonly weight: number
}

/** A sentence with a line in place of its key term. Strict: the rest must tell which term it was. */
export function termBlank({ reading, terms, defined, weight }: BlankInput): CardDraft | null {
  const { text } = reading
  const length = text.split(/\s+/).length
  if (length < FEWEST_WORDS || length > MOST_WORDS || POINTING.test(text) || !TELLING.test(text)) return null
  if (
    /^(?:if|when|while|although|because|since|once|after|before|as|in|at|on|by|with|for|some|many|most|consider)\b/i.test(
      text,
    ) &&
    length > 22
  )
    return null
  const ranked = terms.toSorted((a, b) => rank(b) - rank(a))
  for (const term of ranked) {
    if (!isWorthBlank(term, defined) || countOthers(term, terms) < 2) continue
    const found = findOnce(text, term)
    if (!found || !isFree(reading, found.at, found.words)) continue
    const bonus =
      1.5 * weight +
      Math.min(2, term.score / 3) +
      (defined.has(term.key) ? 0.8 : 0) +
      (term.key.includes(' ') ? 0.3 : 0)
    return {
      rule: 'term-blank',
      question: blankOut(text, found.at, found.words),
      answer: found.words,
      term: term.key,
      bonus: Math.min(
        MOST_SCORE - 3,
        bonus + Math.min(1, terms.length / Math.sqrt(length) / 2) - (length > 24 ? 0.4 : 0),
      ),
    }
  }
  return null
}

const rank = ({ score, key }: Term): number => score * (key.includes(' ') ? 1.2 : 1)

function isWorthBlank({ key, isMarked, isName, count, text }: Term, defined: ReadonlySet<string>): boolean {
  if (count < 2 && !defined.has(key)) return false
  if (key.includes(' ')) return !/^(?:many|new|own|large|small|different)\b/.test(key)
  if (GENERAL_NOUNS.has(key)) return false
  return defined.has(key) || isMarked || (isName && text.length > 2) || (key.length >= 8 && SCIENTIFIC.test(key))
}

const countOthers = (term: Term, terms: readonly Term[]): number =>
  terms.filter(({ key }) => key !== term.key && !key.includes(term.key) && !term.key.includes(key)).length

/** Where `term` stands in `text`, if it does so once and nothing else there gives it away. */
function findOnce(text: string, { key }: Term): { at: number; words: string } | null {
  const pattern = new RegExp(`(?<![\\w-])${RegExp.escape(key)}(?:s|es)?(?![\\w-])`, 'gi')
  const [match, ...more] = [...text.matchAll(pattern)]
  if (!match || more.length > 0) return null
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  const heads = key.split(' ').filter((word) => word.length > 3)
  const givesAway = heads.some((word) =>
    new RegExp(`\\b${RegExp.escape(word.slice(0, Math.max(5, word.length - 3)))}`, 'i').test(rest),
  )
  return givesAway ? null : { at: match.index, words: match[0] }
}

/** Whether the words at `at` are a whole noun phrase, and not one of a list of like things. */
function isFree({ text, tokens }: Reading, at: number, words: string): boolean {
  const before = text.slice(0, at)
  const after = text.slice(at + words.length)
  if (/^['’]s|^-/.test(after) || /[-"“(]$/.test(before)) return false
  const left = before.match(/([\p{L}\p{N}’'.-]+)\s$/u)?.[1]
  const right = after.match(/^\s([\p{L}\p{N}’'-]+)/u)?.[1]
  const tagOf = (word: string | undefined): string => (word && tokens.find((token) => token.word === word)?.tag) || ''
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(tagOf(left)) || /^(?:NOUN|PROPN)$/.test(tagOf(right))) return false
  if (/^[A-Z0-9]/.test(right ?? '') || right === 'called') return false
  const isListed =
    /(?:,|\band|\bor|including|such as|like)\s$/.test(before) ||
    /^\s*(?:,\s\w+(?:\s\w+)?,|,? and\b|,? or\b)/.test(after)
  return !isListed
}
