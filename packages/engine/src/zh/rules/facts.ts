import { bareTerm, isTerm } from '../term.ts'
import { splitWords, type Word } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const DATE =
  /(?:公元前?|西元前?)?\d{3,4}年(?:\d{1,2}月)?(?:\d{1,2}日)?|(?:公元)?前\d{1,4}年|\d{1,2}世纪\d0年代|上?个?世纪\d0年代|\d{1,2}世纪(?:初|末|中叶)?/g
const COUNT =
  /(?<![\d.第前后年月约])(\d{1,6}|[一二三四五六七八九十百千两]{1,6})(个|颗|种|类|条|位|部|座|层|卷|章|篇|国|省|步|组|大)(?=[\u4e00-\u9fff，]|$)/dg
const DEED =
  /^(?:发明|提出|发现|创立|创办|建立|撰写|编写|著|领导|发动|主持|设计|创造|制定|统一|推翻|颁布|整理|命名|证明|成立|创建|编纂|主编|率领)了?$/
const TELLING =
  /^([^，。；、是]{2,14}?)(描述|表示|反映|控制|调节|实现|规定|破坏|促进|导致|引起|产生|衡量|决定|需要|标志着|推翻|构成|奠定|负责|含有|具有|包含|触发|转换|保护|维持|分解|吸收|释放|合成|储存|运输|阻碍|限制|降低|提高|保证|体现|揭示|主张|强调|推动|开创|淘汰|估计|起着|承担|提供|存放|出现)(了)?(.{5,60})$/d
const FEWEST_CHARACTERS = 4
const LONGEST_DATED = 60
const LONGEST_COUNTED = 46

/** '1905年，……成立' → '哪一年，……成立？' */
export const date: ChineseRule = ({ text, shadow, say }) => {
  const [match, ...more] = [...shadow.matchAll(DATE)]
  if (!match || more.length > 0 || shadow.length > LONGEST_DATED || /[（(][^）)]*年|如果|假设/.test(shadow)) return null
  const [words] = match
  const after = shadow.slice(match.index + words.length)
  const neighbours = (shadow[match.index - 1] ?? '') + (after[0] ?? '')
  if (
    /^(?:以[前后来]|或|左右|之[前后]|前后|代|起|间|的)/.test(after) ||
    /[至到~—\-（(约后]/.test(neighbours) ||
    shadow.length - words.length < 10
  )
    return null
  if (/它|这|该(?!国)/.test(shadow)) return null
  const asked = say(/世纪|年代/.test(words) ? '哪个时期' : /[日月]$/.test(words) ? '什么时候' : '哪一年')
  const rest = text.slice(match.index + words.length)
  const isOpening = match.index === 0
  const question = `${text.slice(0, match.index)}${asked}${isOpening && !/^[，,]/.test(rest) ? '，' : ''}${rest}？`
  return { rule: 'date', question, answer: text.slice(match.index, match.index + words.length), term: '' }
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
  if (deed.length < 6 || /它|这|该/.test(deed)) return null
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

/** '有八条腿' → '有几条腿？' */
export const count: ChineseRule = ({ text, shadow, say }) => {
  const matches = [...shadow.matchAll(COUNT)].filter((match) => match[1] !== '一' && match.index > 2)
  const [match, ...more] = matches
  if (
    !match ||
    more.length > 0 ||
    shadow.length > LONGEST_COUNTED ||
    /[，].*[，]|几|若干|多[个颗种类条]|[、]/.test(shadow)
  )
    return null
  const before = shadow.slice(0, match.index)
  const after = shadow.slice(match.index + match[0].length)
  if (!/^(?:n|v|a|l|eng|j|b|m|x)/.test(splitWords(shadow)[0]?.tag ?? '') || /^是|^有/.test(shadow)) return null
  if (/[第每这那几数近约多某上下前后同]$/.test(before) || /^(?:以[上下内外]|左右|多)/.test(after)) return null
  if (
    /(?:至少|最多|超过|不足|不到|大约|大概|若|如果|如|的任意|任意)$/.test(before) ||
    (shadow.match(/\d+/g)?.length ?? 0) > 1
  )
    return null
  const number = match[1] ?? ''
  if (/[一二三四五六七八九]{2}/.test(number) || !splitWords(shadow).some(({ at }) => at === match.index)) return null
  const asked = say(number.length === 1 && /[二两三四五六七八九]/.test(number) ? '几' : '多少')
  const question = `${text.slice(0, match.index)}${asked}${text.slice(match.index + number.length)}？`
  return {
    rule: 'count',
    question,
    answer: text.slice(match.index, match.index + match[0].length),
    term: '',
    bonus: -0.5,
  }
}

/** 'X描述了……' → 'X描述了什么？' */
export const predicate: ChineseRule = (input) => {
  const found = find(input, TELLING)
  if (!found || !isTerm(found.plain(1)) || !isNominal(found.plain(1))) return null
  const object = found.plain(4)
  if (/^[，、着过和与或的]|[；]|它|这|该(?!国)/.test(object) || /^(?:很|非常|不)/.test(object)) return null
  const answer = found.written(4).split('，')[0] ?? ''
  if (answer.length < FEWEST_CHARACTERS) return null
  const question = `${found.written(1)}${found.written(2)}${found.written(3)}${input.say('什么？')}`
  return { rule: 'predicate', question, answer, term: bareTerm(found.written(1)) }
}

const isNominal = (plain: string): boolean =>
  splitWords(bareTerm(plain)).every(({ tag }) => /^(?:n|nz|nr|ns|nt|nrt|vn|l|i|eng|j|an|b|g|x|v|a|q|m|f|ng)/.test(tag))
