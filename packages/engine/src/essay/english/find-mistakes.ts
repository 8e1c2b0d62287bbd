import { message } from '@lectern/texts/message'
import { isMainlyNoun, rankOf } from '../../lexicon.ts'
import { type Finding, withoutOverlaps } from '../mistake.ts'
import { FALSE_PLURALS } from './data/nouns.ts'
import { MISSPELLINGS, WRONG_PHRASES } from './data/phrases.ts'
import { findByChecker } from './find-by-checker.ts'
import { CLASS_RULES } from './patterns/classes.ts'
import { COMPLEMENT_RULES } from './patterns/complements.ts'
import { MARK_RULES } from './patterns/marks.ts'
import { findByPatterns, phraseRules } from './patterns/pattern.ts'
import { PREPOSITION_RULES } from './patterns/prepositions.ts'
import { USAGE_RULES } from './patterns/usages.ts'
import { VERB_RULES } from './patterns/verbs.ts'
import { WORD_RULES } from './patterns/words.ts'
import { existentialAgreement, relativeAgreement, verbAgreement } from './rules/agreement.ts'
import {
  loneCountedNoun,
  pluralAfterMany,
  pluralAfterPart,
  pluralAfterPhrase,
  singularAfterOne,
} from './rules/number.ts'
import { theirForThere, thereForTheir } from './rules/possessive.ts'
import {
  baseAfterDo,
  baseAfterModal,
  baseAfterTo,
  gerundAfterPreposition,
  gerundAfterTo,
  irregularPast,
  participleAfterBe,
  participleAfterHave,
  pastWithPastTime,
} from './rules/verb-form.ts'
import { type SentenceRule, sentencesOf } from './sentence.ts'

const PATTERNS = [
  phraseRules(MISSPELLINGS, 'spelling'),
  phraseRules(WRONG_PHRASES, 'word-choice'),
  PREPOSITION_RULES,
  VERB_RULES,
  WORD_RULES,
  CLASS_RULES,
  COMPLEMENT_RULES,
  USAGE_RULES,
  MARK_RULES,
]

const SENTENCE_RULES: readonly SentenceRule[] = [
  pluralAfterMany,
  pluralAfterPhrase,
  pluralAfterPart,
  singularAfterOne,
  loneCountedNoun,
  baseAfterModal,
  baseAfterDo,
  baseAfterTo,
  gerundAfterTo,
  gerundAfterPreposition,
  participleAfterBe,
  participleAfterHave,
  pastWithPastTime,
  irregularPast,
  verbAgreement,
  relativeAgreement,
  existentialAgreement,
  thereForTheir,
  theirForThere,
]

/** The mistakes of an English essay, in order and without overlaps. Our own rules go before the grammar checker's. */
export async function findEnglishMistakes(essay: string): Promise<Finding[]> {
  const own = findByOwnRules(essay)
  return withoutOverlaps([...own, ...(await findByChecker(essay))])
}

/** What our own rules find, overlaps and all. */
export function findByOwnRules(essay: string): Finding[] {
  const sentences = sentencesOf(essay)
  return [
    ...PATTERNS.flatMap((rules) => findByPatterns(essay, rules)),
    ...findFalsePlurals(essay),
    ...SENTENCE_RULES.flatMap((rule) => sentences.flatMap(rule)).filter(isLikely),
  ]
}

/** Not so where a form that nobody writes would stand there, or where the tagger takes a noun for a verb. */
function isLikely({ text, replacement, kind }: Finding): boolean {
  if (replacement === null || !/^[a-z]+$/i.test(text) || !/^[a-z]+$/i.test(replacement)) return true
  const isNoun = (kind === 'verb-form' || kind === 'agreement') && isMainlyNoun(text.toLowerCase())
  return !isNoun && rankOf(replacement.toLowerCase()) < Number.POSITIVE_INFINITY
}

/** Before 'peoples' where a learner means 'people': elsewhere it is the plural of a people. */
const OF_PERSONS =
  /(?:^|[.!?,]\s+|\b(?:for|many|some|most|other|more|few|of|to|because|that|and|when|so|help|make|old|young|poor|rich)\s+)$/i

function findFalsePlurals(essay: string): Finding[] {
  return [...essay.matchAll(/\b[a-z]+\b/gi)].flatMap(({ 0: text, index }) => {
    const right = FALSE_PLURALS.get(text.toLowerCase())
    const isVerb =
      text.toLowerCase() === 'researches' && /^\s+(?:the|how|a|on)\b/.test(essay.slice(index + text.length))
    const isNation = text.toLowerCase() === 'peoples' && !OF_PERSONS.test(essay.slice(Math.max(0, index - 30), index))
    if (!right || isVerb || isNation) return []
    const replacement = /^\p{Lu}/u.test(text) ? right.charAt(0).toUpperCase() + right.slice(1) : right
    const remark = message('mistakes.falsePlural', { right })
    return [
      { start: index, end: index + text.length, text, replacement, kind: 'number' as const, remark, confidence: 0.9 },
    ]
  })
}
