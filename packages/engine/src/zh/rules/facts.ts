import { endsInNoun } from '../clauses.ts'
import { startsWord } from '../judge.ts'
import { bareTerm, isTerm } from '../term.ts'
import { splitWords, type Word } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const DATE =
  /(?:公元前?|西元前?)?\d{3,4}年(?:\d{1,2}月)?(?:\d{1,2}日)?|(?:公元)?前\d{1,4}年|\d{1,2}世纪\d0年代|上?个?世纪\d0年代|\d{1,2}世纪(?:初|末|中叶)?/g
const DEED =
  /^(?:发明|提出|发现|创立|创办|建立|撰写|编写|著|领导|发动|主持|设计|创造|制定|统一|推翻|颁布|整理|命名|证明|成立|创建|编纂|主编|率领)了?$/
const TELLING =
  /^([^，。；、是]{2,14}?)(描述|反映|控制|调节|实现|衡量|促进|抑制|导致|引起|产生|决定|标志着|奠定|分泌|维持|分解|吸收|释放|合成|储存|运输|揭示|开创|负责|破坏)(了)?([^，。；]{5,40})(?=$|[，；])/d
const FEWEST_TOLD = 6
const MOST_TOLD = 34
/** A figure of a year, which nobody learns. */
const STATISTIC = /[%％]|亿|公顷|万人|毫米|排名|人口|总额|生产额|金额|降水|同比|增长|第\d+位|\d{3,}|度$/

/** '1905年，同盟会成立' → '同盟会成立是在哪一年？'; '同盟会于1905年成立' → '同盟会于哪一年成立？' */
export const date: ChineseRule = ({ text, shadow, say }) => {
  const [match, ...more] = [...shadow.matchAll(DATE)]
  if (!match || more.length > 0 || /如果|假设|将于|[（(][^）)]*年/.test(shadow)) return null
  const [words] = match
  const after = shadow.slice(match.index + words.length)
  if (/^(?:以[前后来]|或|左右|之[前后]|前|后|代|起|间|的|度|时|至|到|[~—-])/.test(after)) return null
  const isOpening = match.index === 0 || /^(?:在|于)$/.test(shadow.slice(0, match.index))
  const from = isOpening ? match.index + words.length + (/^[，,]/.test(after) ? 1 : 0) : 0
  const end = endOfClause(shadow, Math.max(from, match.index))
  const deed = shadow.slice(from, end)
  const told = isOpening ? deed : deed.replace(words, '')
  if (!isOpening && shadow.slice(0, match.index).includes('，')) return null
  if (!tellsEvent(told) || (!isOpening && !/[于在]$/.test(shadow.slice(0, match.index)))) return null
  const asked = say(/世纪|年代/.test(words) ? '哪个时期' : /[日月]$/.test(words) ? '什么时候' : '哪一年')
  const answer = text.slice(match.index, match.index + words.length)
  const question = isOpening
    ? `${text.slice(from, end)}${say('是在')}${asked}？`
    : `${text.slice(0, match.index)}${asked}${text.slice(match.index + words.length, end)}？`
  return { rule: 'date', question, answer, term: '' }
}

const endOfClause = (shadow: string, from: number): number => {
  const at = shadow.slice(from).search(/[，；。,]/)
  return at < 0 ? shadow.length : from + at
}

/** Whether a clause tells by itself who or what did something: it opens with a noun, has a name and a verb, and is whole. */
function tellsEvent(plain: string): boolean {
  if (plain.length < FEWEST_TOLD || plain.length > MOST_TOLD || STATISTIC.test(plain) || /^[\d，]/.test(plain))
    return false
  const words = splitWords(plain)
  const [first, second] = words
  const last = words.at(-1)
  if (
    !first ||
    !last ||
    !/^(?:n|nr|ns|nt|nz|nrt|eng|j|l|x)/.test(first.tag) ||
    /^[后前时起间]$/.test(second?.word ?? '')
  )
    return false
  if (
    /^(?:p|c|u|uj|ul|d|f|r|q|m)/.test(last.tag) ||
    /(?:后|时|前|中|期间|以来|之际|为了|下|宣布|决定|开始|认为|担任)$/.test(plain)
  )
    return false
  const isNamed = words.some(({ tag, word }) => /^(?:nr|ns|nt|nz|nrt)/.test(tag) && word.length > 1)
  return isNamed && words.some(({ tag }) => /^v/.test(tag))
}

/** 'X创立了……' → '谁创立了……？' */
export const agent: ChineseRule = ({ text, shadow, say }) => {
  const start = /^[^，]{2,12}年[^，]{0,6}，/.exec(shadow)?.[0].length ?? 0
  const words = splitWords(shadow.slice(start))
  const verb = words.findIndex(({ word }) => DEED.test(word))
  if (verb < 1 || verb > 6) return null
  const before = words.slice(0, verb)
  const names = before.filter(({ tag }) => /^nr/.test(tag))
  if (
    names.length === 0 ||
    !before.every(({ tag, word }) => /^(?:nr|nrt|nrfg|n|ns|x|t|c|p|f|s|eng)$/.test(tag) && !/[，。、]/.test(word))
  )
    return null
  const end = start + endOfNames(before)
  const who = text.slice(start, end)
  const deed = text.slice(end).split(/[，；]/)[0] ?? ''
  if (deed.length < 6 || /它|这|该|其/.test(deed) || !endsInNoun(shadow.slice(end).split(/[，；]/)[0] ?? ''))
    return null
  return { rule: 'agent', question: `${say('谁')}${deed}？`, answer: who, term: who }
}

/** Where the names end that stand before a deed: 'X和Y' whole, 'X在……' only X. */
function endOfNames(words: readonly Word[]): number {
  let at = words.findIndex(({ tag }) => /^nr/.test(tag))
  while (
    at + 2 < words.length &&
    /^(?:c|p)$/.test(words[at + 1]?.tag ?? '') &&
    /^[和与及]$/.test(words[at + 1]?.word ?? '')
  )
    at += 2
  while (/^nr/.test(words[at + 1]?.tag ?? '') || /^等人?$/.test(words[at + 1]?.word ?? '')) at++
  const last = words[at]
  return last ? last.at + last.word.length : 0
}

/** 'X描述了……' → 'X描述了什么？' */
export const predicate: ChineseRule = (input) => {
  const found = find(input, TELLING)
  if (!found || !isTerm(found.plain(1)) || !isNominal(found.plain(1)) || !startsWord(input.shadow, found.at(2)))
    return null
  const object = found.plain(4)
  if (/^[着过和与或的]|它|这|该(?!国)/.test(object) || /^(?:很|非常|不)/.test(object) || !endsInNoun(object))
    return null
  if (!startsWord(input.shadow, found.at(4)) || /应当|必须|可以|能够?|不得|不|会$/.test(found.plain(1))) return null
  const question = `${found.written(1)}${found.written(2)}${found.written(3)}${input.say('什么？')}`
  return { rule: 'predicate', question, answer: found.written(4), term: bareTerm(found.written(1)) }
}

const isNominal = (plain: string): boolean =>
  splitWords(bareTerm(plain)).every(({ tag }) => /^(?:n|nz|nr|ns|nt|nrt|vn|l|i|eng|j|an|b|g|x|v|a|q|m|f|ng)/.test(tag))

const PLACED =
  /^([^，。；、]{2,16}?)(位于|坐落于|坐落在|地处|发源于|流经|隶属于|属于|毗邻|起源于|诞生于|建于|归)([^，。；]{3,30})(?=$|[，；])/d
const MADE_BY =
  /^([^，。；、]{4,24}?)由([^，。；]{3,24}?)(组织审核|审批|授予|行使|决定|规定|批准|选举产生|任命|领导|主持|制定|公布|颁布|保管|管理|设立|执行|监督|解释|提名|承担侵权责任|创立|建造|设计|编写|组成)(?=$|[，；])/d

/** '长崎县位于九州岛西北部' → '长崎县位于哪里？' */
export const place: ChineseRule = (input) => {
  const found = find(input, PLACED)
  if (!found || !isTerm(found.plain(1)) || !startsWord(input.shadow, found.at(2)) || !endsInPlace(found.plain(3)))
    return null
  if (/^(?:了|过|的)|[它这该其此]/.test(found.plain(3)) || STATISTIC.test(found.plain(3))) return null
  const asked = /^(?:属于|隶属于|归)$/.test(found.plain(2)) ? '什么？' : /建于/.test(found.plain(2)) ? '' : '哪里？'
  if (!asked) return null
  const question = `${found.written(1)}${found.written(2)}${input.say(asked)}`
  return { rule: 'place', question, answer: found.written(3), term: bareTerm(found.written(1)) }
}

const endsInPlace = (plain: string): boolean => /^(?:n|f|s|b|m|q|j|l)/.test(splitWords(plain).at(-1)?.tag ?? '')

/** '博士学位授予资格由国务院教育行政部门组织审核' → '博士学位授予资格由谁组织审核？' */
export const doneBy: ChineseRule = (input) => {
  const found = find(input, MADE_BY)
  if (!found || !startsWord(input.shadow, found.at(3)) || !endsInNoun(found.plain(2)) || !endsInNoun(found.plain(1)))
    return null
  const isNominal = !splitWords(found.plain(1)).some(({ tag }) => /^(?:r|d|c|p)$/.test(tag))
  if (!isNominal || /[它这该其此]|^(?:的|因|如果|若)/.test(found.plain(1) + found.plain(2))) return null
  const asked = found.plain(3) === '组成' ? '由什么' : '由谁'
  const question = `${found.written(1)}${input.say(asked)}${found.written(3)}？`
  return { rule: 'agent', question, answer: found.written(2), term: bareTerm(found.written(1)) }
}
