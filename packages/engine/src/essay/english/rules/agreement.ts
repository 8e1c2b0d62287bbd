import { message } from '@lectern/texts/message'
import { isPersonNoun } from '../../../lexicon.ts'
import type { Finding } from '../../mistake.ts'
import { baseOfPast, baseOfThirdPerson, thirdPerson } from '../inflect.ts'
import { correct, type EssaySentence, isPluralNoun, isSingularNoun, type SentenceRule } from '../sentence.ts'
import { isCollective, type Subject, subjectAt, subjectOfNoun } from './subject.ts'

const PLURAL_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }),
)
const SINGULAR_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does' }),
)
/** Verbs of one form, whose past is not told from the present. */
const UNMARKED = /^(?:put|set|cut|hit|let|read|cost|hurt|spread|shut|become|overcome|come|run|quit|split|beat|bet)$/
const AFTER_FINITE = /^(?:NOUN|DET|PRON|ADP|ADV|PART|PROPN|NUM|ADJ|SCONJ|PUNCT|AUX)$/
/** Words before a singular subject that let its verb stand without -s, and those that let it be 'were'. */
const WISHED =
  /^(?:did|do|does|suggest|suggests|suggested|recommend|recommends|recommended|demand|demands|insist|insists|require|requires|propose|important|essential|necessary|vital|crucial)$/
const UNREAL = /^(?:if|wish|wishes|though|as)$/
const UNREAL_REACH_WORDS = 6

/** 'people is', 'technology have', 'he go' → the form that agrees with the subject. */
export const verbAgreement: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const isSubject =
      word.tag === 'NOUN' || /^(?:people|they|we|you|he|she|it|i|\w+(?:one|body|thing))$/.test(word.lower)
    // 'My mother cooks noodles': the tagger takes the verb for a noun.
    const isVerb = word.tag === 'NOUN' && isPluralNoun(word) && isPersonNoun(sentence.at(index - 1).lower)
    const verbAt = isSubject && !isVerb ? verbAfter(sentence, index) : -1
    const subject = verbAt < 0 ? null : subjectAt(sentence, index)
    return subject ? agree(sentence, verbAt, subject) : []
  })

/** The index of a finite verb right after the noun or pronoun at `index`, adverbs aside, or -1. */
function verbAfter({ at }: EssaySentence, index: number): number {
  let next = index + 1
  while (at(next).tag === 'ADV' && next < index + 3 && at(next).lower !== 'not') next++
  const verb = at(next)
  if (verb.tag === 'VERB' || verb.tag === 'AUX') return next
  const isHiddenVerb =
    verb.tag === 'NOUN' &&
    /[^s]s$/.test(verb.lower) &&
    isPluralNoun(at(index)) &&
    /^(?:DET|PRON|PART|ADP)$/.test(at(next + 1).tag)
  return isHiddenVerb && at(next + 1).lower !== 'of' ? next : -1
}

const agree = (sentence: EssaySentence, verbAt: number, { number, isFirstPerson }: Subject): Finding[] =>
  number === 'plural' ? agreeWithPlural(sentence, verbAt, isFirstPerson) : agreeWithSingular(sentence, verbAt)

function agreeWithPlural({ at }: EssaySentence, verbAt: number, isFirstPerson: boolean): Finding[] {
  const verb = at(verbAt)
  if (isFirstPerson && verb.lower === 'was') return []
  const remark = isFirstPerson ? message('mistakes.agreesWithI') : message('mistakes.agreesWithPlural')
  const form = isFirstPerson && verb.lower === 'is' ? 'am' : PLURAL_FORM.get(verb.lower)
  if (form) return [correct(verb, form, 'agreement', remark)]
  const isPresent = /[^su]s$/.test(verb.lower) && verb.lemma !== verb.lower && baseOfPast(verb.lower) === undefined
  return isPresent ? [correct(verb, baseOfThirdPerson(verb.lower), 'agreement', remark)] : []
}

function agreeWithSingular({ words, at }: EssaySentence, verbAt: number): Finding[] {
  const verb = at(verbAt)
  const remark = message('mistakes.agreesWithSingular')
  const before = words.slice(Math.max(0, verbAt - UNREAL_REACH_WORDS), verbAt)
  const isWished = before.some(({ lower }) => WISHED.test(lower))
  const isUnreal = verb.lower === 'were' && before.some(({ lower }) => UNREAL.test(lower))
  const form = SINGULAR_FORM.get(verb.lower)
  if (form) return isUnreal || (isWished && verb.lower !== 'are') ? [] : [correct(verb, form, 'agreement', remark)]
  const isBare =
    verb.tag === 'VERB' && verb.lower === verb.lemma && !baseOfPast(verb.lower) && !UNMARKED.test(verb.lower)
  const isIndefinite = /(?:one|body|thing)$/.test(at(verbAt - 1).lower)
  if (!isBare || (isWished && !isIndefinite) || !AFTER_FINITE.test(at(verbAt + 1).tag)) return []
  return [correct(verb, thirdPerson(verb.lower), 'agreement', remark, 0.7)]
}

/** 'students who has', 'a person who have', 'my sister, who study' → the form that agrees with the noun. */
export const relativeAgreement: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const { at } = sentence
    if (!/^(?:who|which|that)$/.test(word.lower)) return []
    const nounAt = at(index - 1).lower === ',' && word.lower === 'who' ? index - 2 : index - 1
    const subject = subjectOfNoun(sentence, nounAt)
    const verb = at(index + 1)
    const isHiddenVerb = subject?.number === 'plural' && word.lower === 'who' && /[^s]s$/.test(verb.lower)
    const isVerb = verb.tag === 'VERB' || verb.tag === 'AUX' || (verb.tag === 'NOUN' && isHiddenVerb)
    return subject && isVerb ? agree(sentence, index + 1, subject) : []
  })

/** 'There is many reasons' → 'are'; 'there are a problem' → 'is'. */
export const existentialAgreement: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const be = sentence.at(index + 1)
    if (word.lower !== 'there' || !/^(?:is|was|are|were)$/.test(be.lower)) return []
    const form = existentialForm(sentence, index + 2, be.lower)
    return form ? [correct(be, form, 'agreement', message('mistakes.agreesWithThere'))] : []
  })

/** What 'there is' must be before the noun phrase from `from` on, or undefined. */
function existentialForm(sentence: EssaySentence, from: number, be: string): string | undefined {
  const { at } = sentence
  const nounAt = endOfNounPhrase(sentence, from)
  const noun = at(nounAt)
  const isListed = /^(?:,|and)$/.test(at(nounAt + 1).lower)
  if (noun.tag !== 'NOUN' || isListed) return undefined
  if (isPluralNoun(noun) && !/^(?:an?|one|no)$/.test(at(from).lower)) return PLURAL_FORM.get(be)
  const isOne = /^(?:an?|one)$/.test(at(from).lower) && isSingularNoun(noun) && !isCollective(noun)
  return isOne ? SINGULAR_FORM.get(be) : undefined
}

function endOfNounPhrase({ at }: EssaySentence, from: number): number {
  let next = from
  while (/^(?:ADJ|NUM|DET|ADV)$/.test(at(next).tag) && next < from + 4) next++
  if (/^(?:lot|lots)$/.test(at(next).lower) && at(next + 1).lower === 'of') next += 2
  while (/^(?:ADJ|NUM)$/.test(at(next).tag)) next++
  return at(next + 1).tag === 'NOUN' ? next + 1 : next
}
