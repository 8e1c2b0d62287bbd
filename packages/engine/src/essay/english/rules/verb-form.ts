import { type Message, message } from '@lectern/texts/message'
import type { Finding } from '../../mistake.ts'
import {
  baseOfParticiple,
  baseOfPast,
  baseOfThirdPerson,
  gerund,
  hasOwnParticiple,
  irregularOf,
  pastParticiple,
  pastTense,
} from '../inflect.ts'
import { correct, type EssaySentence, type SentenceRule, type Word } from '../sentence.ts'

const MODAL = /^(?:can|could|will|would|should|may|might|must|cannot|shall)$/
const SKIPPED =
  /^(?:not|n't|n’t|also|always|only|easily|often|never|still|even|just|really|probably|definitely|already|ever|usually|all)$/
const BE = /^(?:be|been|being|is|are|was|were|am)$/
const UNCHANGED =
  /^(?:put|set|cut|hit|let|read|cost|hurt|spread|shut|split|quit|rid|run|come|become|burst|bid|bet|beat)$/
const SUBJECT = /^(?:i|we|he|she|they|it|you|who|people|students)$/

/** The index of the next word that is not an adverb. */
function nextPlain({ at }: EssaySentence, index: number): number {
  let next = index
  while (SKIPPED.test(at(next).lower)) next++
  return next
}

/** The base form of an inflected verb, or null where `word` is none. */
function baseOf({ lower, lemma, tag }: Word): string | null {
  if (tag !== 'VERB' && tag !== 'AUX') return null
  const past = baseOfPast(lower)
  if (past) return past
  if (/[^su]s$/.test(lower)) return baseOfThirdPerson(lower)
  if (lower === lemma) return null
  return /ed$/.test(lower) ? (/is(?:ed)$/.test(lower) ? lower.slice(0, -1) : lemma) : null
}

const baseOfGerund = ({ lower, lemma, tag }: Word): string | null =>
  tag === 'VERB' && /[a-z]{2}ing$/.test(lower) && lemma !== lower
    ? lemma.replace(/iz(?=e$)/, /ising$/.test(lower) ? 'is' : 'iz')
    : null

/** 'can helps', 'will went', 'should giving' → base form. */
export const baseAfterModal: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!MODAL.test(word.lower) || (word.tag !== 'AUX' && word.tag !== 'VERB')) return []
    const verb = sentence.at(nextPlain(sentence, index + 1))
    const base = /^(?:is|are|was|were|am)$/.test(verb.lower) ? 'be' : (baseOf(verb) ?? baseOfGerund(verb))
    if (!base || SUBJECT.test(sentence.at(index + 1).lower)) return []
    return [correct(verb, base, 'verb-form', message('mistakes.baseAfter', { word: word.text }))]
  })

/** 'doesn't goes', 'did not went' → base form. */
export const baseAfterDo: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!/^(?:do|does|did)$/.test(word.lower) || !/^(?:not|n't|n’t)$/.test(sentence.at(index + 1).lower)) return []
    const verb = sentence.at(nextPlain(sentence, index + 1))
    const base = baseOf(verb)
    return base ? [correct(verb, base, 'verb-form', message('mistakes.baseAfter', { word: word.text }))] : []
  })

const TAKES_INFINITIVE =
  /^(?:need|needs|needed|want|wants|wanted|have|has|had|try|tries|tried|able|decide|decided|hope|hopes|plan|plans|learn|how|order|going|ought|easy|hard|difficult)$/

/** 'need to communicating', 'used to playing' → base form. */
export const gerundAfterTo: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const { at } = sentence
    const before = at(index - 1).lower
    const isHabit = before === 'used' && SUBJECT.test(at(index - 2).lower)
    const base = baseOfGerund(at(index + 1))
    if (word.lower !== 'to' || !base || (!isHabit && !TAKES_INFINITIVE.test(before))) return []
    return [correct(at(index + 1), base, 'verb-form', message('mistakes.baseAfter', { word: `${before} to` }))]
  })

/** 'to helps', 'want to went' → base form. */
export const baseAfterTo: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (word.lower !== 'to') return []
    const { at } = sentence
    const verb = at(index + 1)
    const isSure = TAKES_INFINITIVE.test(at(index - 1).lower)
    const isBe = isSure && /^(?:is|are|was|were|am)$/.test(verb.lower)
    const isPresent =
      /[^s]s$/.test(verb.lower) &&
      at(index - 1).tag !== 'NUM' &&
      verb.tag === 'VERB' &&
      (isSure || /(?:fies|[iy][sz]es)$/.test(verb.lower))
    const isPast = /^(?:went|took|gave|made|knew|became|came|did|had|has|does|wrote|ate|bought|got|spoke)$/.test(
      verb.lower,
    )
    const base = isBe ? 'be' : isPresent || isPast ? baseOf({ ...verb, tag: 'VERB' }) : null
    return base ? [correct(verb, base, 'verb-form', message('mistakes.baseAfter', { word: 'to' }))] : []
  })

const ACTIVE_ONLY =
  /^(?:agree|disagree|be|able|worth|like|due|become|come|run|increase|decrease|rise|grow|fall|happen|occur|exist|seem|appear|belong|go|open|close|free|clear|clean|correct|complete|live|present|welcome|subject|back|down|home|right|past|need|thank)$/
const CHANGE: ReadonlyMap<string, string> = new Map(
  Object.entries({ increase: 'increased', decrease: 'decreased', rise: 'rose', grow: 'grew', fall: 'fell' }),
)

/** 'is use by', 'should be teach' → past participle; 'was increase from' → past tense. */
export const participleAfterBe: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!BE.test(word.lower)) return []
    const { at } = sentence
    const next = nextPlain(sentence, index + 1)
    const verb = at(next)
    const after = at(next + 1).lower
    const changed = CHANGE.get(verb.lower)
    if (changed && /^(?:was|were)$/.test(word.lower) && /^(?:from|to|by|gradually|sharply|slightly)$/.test(after))
      return [rewrite(word, verb, changed, message('mistakes.pastWithoutBe'))]
    if (verb.tag !== 'VERB' || verb.lower !== verb.lemma || ACTIVE_ONLY.test(verb.lower) || UNCHANGED.test(verb.lower))
      return []
    const isSure = /^(?:be|been|being)$/.test(word.lower) || /^(?:by|to|in|as)$/.test(after)
    const remark = message('mistakes.participleAfter', { word: 'be' })
    return isSure ? [correct(verb, pastParticiple(verb.lower), 'verb-form', remark)] : []
  })

function rewrite(first: Word, last: Word, replacement: string, remark: Message): Finding {
  const text = `${first.text} ${last.text}`
  const isAdjoining = last.start === first.end + 1
  const whole = { ...last, start: isAdjoining ? first.start : last.start, text: isAdjoining ? text : last.text }
  return correct(whole, replacement, 'verb-form', remark)
}

/** 'have went', 'has change', 'had wrote' → past participle. */
export const participleAfterHave: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!/^(?:have|has|had|having|'ve|’ve)$/.test(word.lower)) return []
    const verb = sentence.at(nextPlain(sentence, index + 1))
    if (verb.tag !== 'VERB' || UNCHANGED.test(verb.lower)) return []
    const pastBase = baseOfPast(verb.lower)
    const isPast = pastBase !== undefined && hasOwnParticiple(pastBase) && baseOfParticiple(verb.lower) === undefined
    const after = sentence.at(nextPlain(sentence, index + 1) + 1)
    const isBase =
      verb.lower === verb.lemma &&
      /^(?:has|had)$/.test(word.lower) &&
      /^(?:DET|PRON|ADV|ADP|NOUN)$/.test(after.tag) &&
      after.lower !== 'of'
    if (!isPast && !isBase) return []
    const base = pastBase ?? verb.lemma
    return [correct(verb, pastParticiple(base), 'verb-form', message('mistakes.participleAfter', { word: word.text }))]
  })

const PAST_TIME =
  /\b(?:yesterday|last (?:year|week|month|night|summer|winter|weekend|sunday|saturday|friday)|(?:years?|months?|weeks?|days?) ago|in (?:19|20)[01]\d)\b/i
const PAST_OF_BE: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'was', are: 'were', am: 'was', has: 'had', have: 'had' }),
)

/** 'Yesterday I go …' → past tense, for the first verb of such a sentence. */
export const pastWithPastTime: SentenceRule = (sentence) => {
  const { words, at } = sentence
  const text = words.map((word) => word.lower).join(' ')
  if (!PAST_TIME.test(text) || /\b(?:since|if|will|would|always|every|now|have been|has been)\b/.test(text)) return []
  const subjectAt = words.findIndex(({ lower }) => /^(?:i|we|he|she|they)$/.test(lower))
  const verb = at(nextPlain(sentence, subjectAt + 1))
  if (subjectAt < 0 || (verb.tag !== 'VERB' && verb.tag !== 'AUX')) return []
  const isPresent = verb.lower in PAST_OF_BE || verb.lower === verb.lemma || verb.lower === `${verb.lemma}s`
  if (
    !isPresent ||
    MODAL.test(verb.lower) ||
    UNCHANGED.test(verb.lower) ||
    /^(?:do|does|did|can|have|has|know|think|believe|remember)$/.test(verb.lower)
  )
    return []
  const past = PAST_OF_BE.get(verb.lower) ?? pastTense(verb.lemma)
  return [correct(verb, past, 'verb-form', message('mistakes.pastTime'), 0.65)]
}

const TAKES_GERUND = /^(?:of|by|without|about|from|for|before|after)$/

/** 'the importance of protect the …', 'by use it' → -ing form. */
export const gerundAfterPreposition: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!TAKES_GERUND.test(word.lower)) return []
    const [verb, after] = [sentence.at(index + 1), sentence.at(index + 2)]
    const isBare = verb.tag === 'VERB' && verb.lower === verb.lemma && !UNCHANGED.test(verb.lower)
    const isInstead = sentence.at(index - 1).lower === 'instead' && after.tag === 'NOUN'
    if (!isBare || (!isInstead && !/^(?:DET|PRON)$/.test(after.tag)) || /^(?:he|she|it|they|we|i)$/.test(after.lower))
      return []
    return [correct(verb, gerund(verb.lower), 'verb-form', message('mistakes.ingAfter', { word: word.text }), 0.75)]
  })

/** 'teached', 'have choosed' → the irregular form. */
export const irregularPast: SentenceRule = ({ words, at }) =>
  words.flatMap((word, index) => {
    const right = irregularOf(word.lower)
    if (!right) return []
    const isParticiple = [at(index - 1), at(index - 2)].some(
      ({ lower }) => BE.test(lower) || /^(?:have|has|had|'ve|’ve)$/.test(lower),
    )
    return [
      correct(word, isParticiple ? right.participle : right.past, 'verb-form', message('mistakes.irregular'), 0.9),
    ]
  })
