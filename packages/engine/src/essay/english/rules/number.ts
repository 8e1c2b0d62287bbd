import { message } from '@lectern/texts/message'
import type { Finding } from '../../mistake.ts'
import { COUNTED_NOUNS, UNCOUNTED } from '../data/nouns.ts'
import { plural, singular } from '../inflect.ts'
import { correct, type EssaySentence, isPluralNoun, isSingularNoun, type SentenceRule, type Word } from '../sentence.ts'

const MANY = /^(?:many|several|few|various|these|those|both|two|three|four|five|six|seven|eight|nine|ten|numerous)$/
const ONE = /^(?:an?|another|each|every|this)$/
const STAYS_SINGULAR =
  /^(?:percent|one|metre|meter|kilometre|mile|kilo|lot|more|dozen|pair|number|few|little|bit|half|quarter|score|two|three|four|five|six|seven|eight|nine|ten)$/
const DETERMINER_OF_PLURAL = /^(?:the|my|these|those|our|their|his|her|its|your)$/

/** Words after a noun that the tagger may take for another noun, and that are its verb. */
const COMMON_VERB =
  /^(?:use|need|study|work|want|think|like|spend|watch|face|help|visit|live|feel|play|love|choose|suffer|believe|start|cause|lead|travel|prefer|agree|point|argue|see|say|die|return|fear|claim|report|hope|fail|come)$/

/** The index of the noun that the words from `index` on lead to, past adjectives, or -1. */
function nounAfter({ at }: EssaySentence, index: number): number {
  let next = index
  while (/^(?:ADJ|NUM)$/.test(at(next).tag) && next < index + 3) next++
  const after = at(next + 1)
  const isCompound =
    (/^(?:NOUN|PROPN)$/.test(after.tag) && !COMMON_VERB.test(after.lower)) || /^[-'’]|^(?:old|long)$/.test(after.text)
  return at(next).tag === 'NOUN' && !isCompound && !at(next).lower.includes('-') ? next : -1
}

const isWronglySingular = (word: Word): boolean =>
  isSingularNoun(word) && !UNCOUNTED.has(word.lower) && !STAYS_SINGULAR.test(word.lower)

/** The word after `word`. */
const wordAfter = ({ words, at }: EssaySentence, word: Word): string => at(words.indexOf(word) + 1).lower

const pluralise = (noun: Word, after: string, confidence?: number): Finding =>
  correct(noun, plural(noun.text), 'number', message('mistakes.pluralAfter', { word: after }), confidence)

/** 'many student', 'these problem', 'three book' → plural. */
export const pluralAfterMany: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const isNumber = /^\d+$/.test(word.lower) && Number(word.lower) > 1 && Number(word.lower) < 1000
    if ((!MANY.test(word.lower) && !isNumber) || /^(?:a|every|a\s)$/.test(sentence.at(index - 1).lower)) return []
    const noun = sentence.at(nounAfter(sentence, index + 1))
    if (isNumber && sentence.at(index + 1).tag !== 'NOUN') return []
    const isShared = /^(?:both|these|those)$/.test(word.lower) && /^(?:and|or)$/.test(wordAfter(sentence, noun))
    return isWronglySingular(noun) && !isShared ? [pluralise(noun, word.text)] : []
  })

/** 'one of the problem', 'a number of student', 'some student', 'more and more car' → plural. */
export const pluralAfterPhrase: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const { at } = sentence
    const next = (offset: number): string => at(index + offset).lower
    const found = (from: number, phrase: string): Finding[] => {
      const noun = at(nounAfter(sentence, from))
      return isWronglySingular(noun) ? [pluralise(noun, phrase)] : []
    }
    if (word.lower === 'one' && next(1) === 'of' && DETERMINER_OF_PLURAL.test(next(2)))
      return found(index + 3, 'one of')
    if (/^(?:number|variety|range|lots|kinds|types)$/.test(word.lower) && next(1) === 'of')
      return found(index + 2, `${word.text} of`)
    if (word.lower === 'more' && next(1) === 'and' && next(2) === 'more') return found(index + 3, 'more and more')
    if (!/^(?:some|other|different|such|most|all)$/.test(word.lower)) return []
    const noun = at(index + 1)
    const isPlain = COUNTED_NOUNS.has(noun.lower) && at(index + 2).tag !== 'NOUN' && at(index - 1).tag !== 'DET'
    return isPlain ? [pluralise(noun, word.text, 0.7)] : []
  })

/** 'several of the problem', 'some of my classmate' → plural. */
export const pluralAfterPart: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const { at } = sentence
    const isPart = /^(?:many|several|few|two|both|some|most|all)$/.test(word.lower) && at(index + 1).lower === 'of'
    if (!isPart || !DETERMINER_OF_PLURAL.test(at(index + 2).lower)) return []
    const noun = at(nounAfter(sentence, index + 3))
    const isSure = /^(?:many|several|few|two|both)$/.test(word.lower) || COUNTED_NOUNS.has(noun.lower)
    return isSure && isWronglySingular(noun) ? [pluralise(noun, `${word.text} of`)] : []
  })

/** 'every students', 'a problems', 'another reasons' → singular. */
export const singularAfterOne: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    if (!ONE.test(word.lower) || /^(?:few|lot|great|good|number|half-dozen|dozen)$/.test(sentence.at(index + 1).lower))
      return []
    const nounAt = nounAfter(sentence, index + 1)
    const noun = sentence.at(nounAt)
    if (nounAt < 0 || !isPluralNoun(noun) || sentence.at(index + 1).tag === 'NUM' || noun.lower === 'police') return []
    if (word.lower === 'this' && (nounAt !== index + 1 || !/^(?:AUX|VERB)$/.test(sentence.at(nounAt + 1).tag)))
      return []
    if (/^(?:people|means|series|lots|dozens|thanks)$/.test(noun.lower) || sentence.at(nounAt + 1).tag === 'ADJ')
      return []
    return [correct(noun, singular(noun.text), 'number', message('mistakes.singularAfter', { word: word.text }))]
  })

const ARTICLE_BEFORE = /^(?:DET|PRON|PART|PROPN)$/
const NO_ARTICLE_AFTER =
  /^(?:at|in|to|from|of|'s|’s|my|your|his|her|its|our|their|no|any|each|another|by|after|per|some|many|two|and|or|as|every|than|between|like)$/

/** 'I have computer.': a noun that is counted, alone → plural. */
export const loneCountedNoun: SentenceRule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const { at } = sentence
    if (!COUNTED_NOUNS.has(word.text) || word.tag !== 'NOUN' || index === 0) return []
    let before = index - 1
    while (/^(?:ADJ|NUM|NOUN|ADV)$/.test(at(before).tag) && before >= 0) before--
    const lead = at(before)
    if (
      before < 0 ||
      ARTICLE_BEFORE.test(lead.tag) ||
      NO_ARTICLE_AFTER.test(lead.lower) ||
      at(index - 1).lower === 'as'
    )
      return []
    if (at(index + 1).tag === 'NOUN' || /^[-'’]/.test(at(index + 1).text)) return []
    if (lead.tag !== 'VERB' && lead.tag !== 'AUX') return []
    const remark = message('mistakes.counted', { word: word.text })
    return [correct(word, plural(word.text), 'article', remark, 0.55)]
  })
