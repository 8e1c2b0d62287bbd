import { areWords } from '../judge.ts'
import { endsInNoun, isDefinite, isNounPhrase } from '../phrase.ts'
import { bareTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const SUBJECT = '((?:[“「][^”」]{2,12}[”」]|《[^》]{2,20}》|[^，。、；：（]{2,24}?)(?: ?（[^）]{2,60}）)?)'
const OFTEN = '(?:其实|实际上|通常|一般|主要|往往|也|便|则|就|即|都|曾|可以|可|大多|多|常|又)*'
const IDENTIFIES = new RegExp(`^(?:所谓的?)?${SUBJECT}，?${OFTEN}(是|为|在于|属于)(?![否不])(.{4,})$`, 'd')
/** '铜仁市是贵州省的地级市，位于……': a subject that is a clause. */
const IS_CLAUSE = /^(?:是|为|有|位于|简称|又称|称为|全称)$/
const LEADS_ON = /^[由以在从被因对把指为让使于]/
const SHORTEST = 4
const LONGEST_BOTH = 70
/** '一种编程语言': a class that its own clause does not mark off, and what goes on to do so. */
const BARE = /^(?:一[种个类门项份套款支座部位名条]|[^的]{0,8}$)(?![^，]*的[^的]{1,6}$)/
const MARKS_OFF = /^(?:它|其|用|由|通过|能|可|会|是指|指|根据|按|主张|概述|提供|将|把|使|旨在|负责|包[含括])/
const PERSON =
  /(?:人|者|家|师|员|[院校部市首]长|国王|帝|皇后|太子|皇子|[长次]子|儿子|女儿|将军|将领|大臣|博士|战士|商|选手|歌手|第.{1,3}[子女])$/

/** 'X是……' → 'X是什么？', 'X是谁？', 'X属于……' → 'X属于什么？': whatever a statement says of its subject; the ranker knows what is worth asking. */
export const identity: ChineseRule = (input) => {
  const found = find(input, IDENTIFIES)
  if (!found || !areWords(input.shadow, found.at(2), found.plain(2).length)) return null
  const [subject, verb, told] = [found.plain(1), found.plain(2), found.plain(3)]
  if (!isNounPhrase(subject) || isDefinite(subject) || LEADS_ON.test(told)) return null
  if (splitWords(subject).some(({ word }) => IS_CLAUSE.test(word)) || (verb === '为' && isPurpose(subject, told)))
    return null
  const length = lengthOfAnswer(told)
  if (length === 0) return null
  const term = bareTerm(found.written(1))
  const isPerson = PERSON.test(told.split('，')[0] ?? '') && !/[的省市县族语国]/.test(subject)
  const question = verb === '属于' ? '属于什么？' : isPerson ? '是谁？' : '是什么？'
  return { rule: 'identity', question: term + input.say(question), answer: found.written(3).slice(0, length), term }
}

/** The length of the first clause that is a whole answer, with the next one where that marks its class off; or 0. */
function lengthOfAnswer(told: string): number {
  const at = told.search(/[，；]/)
  if (at < 0) return told.length
  const first = told.slice(0, at)
  if (at < SHORTEST || !endsInNoun(first)) return 0
  return BARE.test(first) && MARKS_OFF.test(told.slice(at + 1)) && told.length <= LONGEST_BOTH ? told.length : at
}

/** '内政部为变更……，设置……': what is done for something, and not what somebody is. */
function isPurpose(subject: string, told: string): boolean {
  const [first = '', next = ''] = told.split('，')
  const head = splitWords(first).filter(({ at }) => at > first.lastIndexOf('的') || !first.includes('的'))
  const endsInVerb = /^(?:v$|p|d|c)/.test(splitWords(subject).at(-1)?.tag ?? '')
  return endsInVerb || head.some(({ tag }) => /^[vp]/.test(tag)) || /^[vdp]/.test(splitWords(next)[0]?.tag ?? '')
}
