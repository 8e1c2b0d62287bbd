import { COLLECTIVES, UNCOUNTED } from '../data/nouns.ts'
import { type EssaySentence, isPluralNoun, isSingularNoun, type Word } from '../sentence.ts'

/** What a verb has to agree with. 'I' takes the plural's forms but for 'am'. */
export type Subject = { readonly number: 'singular' | 'plural'; readonly isFirstPerson: boolean }

const SINGULAR: Subject = { number: 'singular', isFirstPerson: false }
const PLURAL: Subject = { number: 'plural', isFirstPerson: false }
const NOUN_PHRASE = /^(?:DET|ADJ|NUM|PRON|PART|NOUN|PROPN)$/
/** Words after which a subject begins. */
const CLAUSE_START =
  /^(?:,|;|:|but|that|because|if|when|while|so|although|though|whereas|think|thinks|believe|believes|say|says|said|know|knows|mean|means|show|shows|feel|where|how|why|unless|until|since|as|which|also|nowadays|however|yet|then|found)$/
/** Nouns that head a phrase with 'of' or 'in' and decide its number. */
const HEAD_NOUN =
  /^(?:result|quality|use|cost|price|level|percentage|proportion|figure|impact|effect|importance|popularity|development|rise|role|influence|number|lack|amount|advantage|disadvantage|problem|reason|cause|solution|benefit|purpose|aim|value|life|lives|behaviour|growth|pace|key|way)s?$/
/** Words of quantity, after which the noun behind 'of' decides. */
const QUANTITY = /^(?:thousands|hundreds|millions|dozens|lots|lot|most|some|many|half|all|majority|plenty|kinds|types)$/
/** Words before a verb without ending that is no finite one. */
const TAKES_BARE_VERB =
  /^(?:make|makes|made|let|lets|help|helps|helped|to|can|could|will|would|should|may|might|must|do|does|did|see|saw|have|has|watch|hear|suggest|suggests|recommend|require|requires|n't|not|shall|whether|than|lest|what)$/
const ONE =
  /^(?:every|each|another|an?|either|neither|everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|nothing)$/
/** Endings of nouns that stand without an article. */
const MASS_ENDING = /.{3}(?:ism|ness|ment|ology|ship|ence|ance)$/
const NEAR_WORDS = 6
const INDEFINITE = /^(?:nobody|everybody|everyone|somebody|someone|anybody)$/
/** Verbs that take a clause: what follows them may be its subject. */
const TAKES_CLAUSE =
  /^(?:think|believe|know|say|make|let|hope|feel|see|mean|find|show|guess|argue|claim|suggest|agree|hear|keep)$/

export const isCollective = ({ lower }: Word): boolean => COLLECTIVES.has(lower)

/** The subject whose last word stands at `index`, if it is plain what decides its number. */
export function subjectAt(sentence: EssaySentence, index: number): Subject | null {
  const { at } = sentence
  const word = at(index)
  if (word.lower === 'i') return at(index - 1).tag === 'PROPN' ? null : { number: 'plural', isFirstPerson: true }
  const isPronoun = /^(?:they|we|you|he|she|it)$/.test(word.lower)
  const from = isPronoun || INDEFINITE.test(word.lower) ? index : phraseStart(sentence, index)
  const before = at(from - 1)
  if (before.tag === 'ADP' && !CLAUSE_START.test(before.lower)) return headedSubject(sentence, from - 1, word)
  if (!startsClause(sentence, from) || TAKES_BARE_VERB.test(before.lower) || belongsToAnother(sentence, from))
    return null
  const isJoined = /^(?:and|or)$/.test(before.lower) && at(phraseStart(sentence, from - 2) - 1).tag === 'ADP'
  if (isJoined && !isPronoun && !followsWholeClause(sentence, from)) return null
  const subject = isPronoun ? pronounSubject(word) : numberOf(sentence, from, index)
  return isCoordinated(sentence, from) && subject?.number === 'singular' ? null : subject
}

/** The noun at `index`, which a relative clause follows, as that clause's subject. */
export function subjectOfNoun(sentence: EssaySentence, index: number): Subject | null {
  const from = phraseStart(sentence, index)
  const noun = sentence.at(index)
  if (noun.tag !== 'NOUN' || sentence.at(from - 1).tag === 'ADP') return null
  if (isPluralNoun(noun)) return PLURAL
  const isOne = isSingularNoun(noun) && !isCollective(noun) && /^(?:DET|PRON)$/.test(sentence.at(from).tag)
  return isOne ? SINGULAR : null
}

/** 'such as enzymes …', 'at that time …', 'using these points …': what the noun from `from` on is part of. */
function belongsToAnother({ at, words }: EssaySentence, from: number): boolean {
  const [second, before] = [at(from - 2).lower, at(from - 1).lower]
  if ((before === 'as' && second === 'such') || (before === 'but' && /^nothing|anything|none$/.test(second)))
    return true
  if (before === 'that' && at(from - 2).tag === 'ADP') return true
  let start = from
  while (
    start > 0 &&
    at(start - 1).tag !== 'PUNCT' &&
    !/^(?:that|because|if|when|which|who)$/.test(at(start - 1).lower)
  )
    start--
  return words
    .slice(start, from + 1)
    .some(({ lower }, place) => place === 0 && /.{3}ing$/.test(lower) && start !== from + 1)
}

const pronounSubject = ({ lower }: Word): Subject => (/^(?:they|we|you)$/.test(lower) ? PLURAL : SINGULAR)

function phraseStart({ at }: EssaySentence, index: number): number {
  let from = index
  while (from > 0 && NOUN_PHRASE.test(at(from - 1).tag) && !CLAUSE_START.test(at(from - 1).lower)) from--
  return /^(?:too|so|very)$/.test(at(from - 1).lower) && at(from).tag === 'ADJ' ? from - 1 : from
}

function startsClause({ at }: EssaySentence, from: number): boolean {
  const before = at(from - 1)
  const isAfterPlace = INDEFINITE.test(at(from).lower) && before.tag === 'NOUN'
  return (
    from === 0 ||
    isAfterPlace ||
    CLAUSE_START.test(before.lower) ||
    before.tag === 'SCONJ' ||
    /^(?:and|or)$/.test(before.lower)
  )
}

/** 'The effect of these problems …', 'thousands of people …': the noun that decides where a preposition joins two. */
function headedSubject(sentence: EssaySentence, prepositionAt: number, noun: Word): Subject | null {
  const { at } = sentence
  const head = at(prepositionAt - 1)
  const isOf = at(prepositionAt).lower === 'of'
  if (isOf && QUANTITY.test(head.lower)) return isPluralNoun(noun) ? PLURAL : null
  if (head.tag !== 'NOUN' || !HEAD_NOUN.test(head.lower) || !/^(?:of|in|for|on)$/.test(at(prepositionAt).lower))
    return null
  const from = phraseStart(sentence, prepositionAt - 1)
  if (!startsClause(sentence, from) || isCoordinated(sentence, from)) return null
  if (head.lower === 'number') return at(from).lower === 'the' ? SINGULAR : PLURAL
  const isSure = isPluralNoun(head) || /^(?:an?|this|the|its|their|one)$/.test(at(from).lower) || head.lower === 'lack'
  return isSure ? numberOf(sentence, from, prepositionAt - 1) : null
}

function numberOf({ at, words }: EssaySentence, from: number, index: number): Subject | null {
  if (/^(?:what|whatever|whose)$/.test(at(from).lower)) return null
  const noun = at(index)
  const isOwned = words.slice(from, index).some(({ lower }) => /^['’]s?$/.test(lower))
  if (ONE.test(at(from).lower) && !isOwned) return SINGULAR
  if (isPluralNoun(noun)) return PLURAL
  if (!isSingularNoun(noun) || isCollective(noun)) return null
  return from < index || UNCOUNTED.has(noun.lower) || MASS_ENDING.test(noun.lower) ? SINGULAR : null
}

/** 'I live in a city and my uncle …': the noun before 'and' belongs to the verb before it. */
function followsWholeClause(sentence: EssaySentence, from: number): boolean {
  const { at } = sentence
  if (at(from - 1).lower !== 'and' || at(from - 2).tag !== 'NOUN') return false
  const left = phraseStart(sentence, from - 2)
  const lead = at(left - 1).tag === 'ADP' ? at(phraseStart(sentence, left - 1) - 1) : at(left - 1)
  return lead.tag === 'VERB' && !TAKES_CLAUSE.test(lead.lemma)
}

/** 'A and B', 'both A …', 'between A and B': more than one thing, or none of them the subject. */
function isCoordinated(sentence: EssaySentence, from: number): boolean {
  const { at, words } = sentence
  if (followsWholeClause(sentence, from)) return false
  if (!/^(?:and|or|nor)$/.test(at(from - 1).lower)) return at(from - 1).lower === ',' && hasAndNear(words, from)
  const isListed = words.slice(Math.max(0, from - NEAR_WORDS * 2), from - 2).some(({ lower }) => lower === ',')
  return at(from - 2).lower !== ',' || isListed || hasAndNear(words, from)
}

const hasAndNear = (words: readonly Word[], from: number): boolean =>
  words.slice(from, from + NEAR_WORDS / 2).some(({ lower }) => lower === 'and')
