import { lengthOfAnswer } from '../clauses.ts'
import { LEANING_OPENING } from '../data/words.ts'
import { startsWord } from '../judge.ts'
import { isNounPhrase, isTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const BECAUSE_FIRST = /^(?:因为|由于)(.{4,50}?)，(?:所以|因此|因而|故|就|因此就)?(.{6,50})$/d
const BECAUSE_MIDDLE = /^()由于([^，]{4,40})，(?:所以|因此)?([^，]{6,50})$/d
const BECAUSE_LAST = /^(.{5,50}?)[，,](?:这|其原因)?(?:主要)?(?:是)?(?:因为|由于)(.{5,80})$/d
const THEREFORE = /^(.{8,50}?)，(?:因此|所以|因而)(.{6,50})$/d
const CONDITION =
  /^((?:如果|若(?!干)|一旦|只要|每当|当(?![时初年天地代然事]))([^，]{4,50})|([^，]{4,24})时)，(.{6,50})$/d
const ORDER = /^(?:必须|应该|应当|应|需要|需|要|不能|不可|不得|切勿|务必|不应)/
const MANNER =
  /^(.{2,16}?)(?:主要|可以|能够?|就)?((?:通过|借由|借助|利用|依靠|凭借)[^，]{2,40}?)(?:来|，(?=把|将)|以(?=\p{Script=Han}{2}))(.{4,60})$/du
const ROLE =
  /^(.{2,24}?)的((?:[^的，]{0,4}(?:作用|功能|目的|目标|特点|特征|任务|本质|意义|优点|缺点|原因|影响|性质|内容|思想|职责|区别|标志|原则|纲领|主力|方法|核心|基础|条件|单位|定义|公式|首都|场所|来源|形式|工具|对象|途径|组成|主体|要素|关键|结果|导火线|开端|称号|代表|创始人|领导人)))(?:就)?(?:是|在于|为|包括|有)[：:，]?(.{3,})$/d
const CAUSED = /^(.{2,20}?)(?:主要)?是由(.{2,30}?)(引起|造成|导致|决定|产生|形成|推动)的$/d
const USED = /^(.{2,16}?)(?:被|可以|可|主要|通常|常|也|常常)*(用来|用于|用以)(.{4,60})$/d
const RELATED = /^([^，]{2,16}?)只?(与|和|同|跟)([^，]{3,50})(密切相关|有关|密切联系)$/d
const LEANS = /它|他们|她|这|那|该|此|其(?!他)/

const hasVerb = (plain: string): boolean =>
  splitWords(plain).some(({ tag, word }) => /^(?:v|a)/.test(tag) || /^[为是]$/.test(word))
const opensWithNoun = (plain: string): boolean => /^(?:n|vn|eng|l|j|b|x|m|an)/.test(splitWords(plain)[0]?.tag ?? '')

/** '因为……，所以……' and the like → '为什么……？' */
export const reason: ChineseRule = (input) => {
  const first = find(input, BECAUSE_FIRST)
  if (first) return whyCard(input, first.plain(2), first.written(2), first.plain(1), first.written(1))
  const middle = find(input, BECAUSE_MIDDLE)
  if (middle) {
    const asked = middle.written(1) + middle.written(3)
    return whyCard(input, middle.plain(3), asked, middle.plain(2), middle.written(2))
  }
  const last = find(input, BECAUSE_LAST)
  if (last) {
    const isAside = /(?:讲|说|看|来看|而言|方面)$/.test(last.plain(1))
    return isAside ? null : whyCard(input, last.plain(1), last.written(1), last.plain(2), last.written(2))
  }
  const therefore = find(input, THEREFORE)
  if (!therefore || LEANS.test(therefore.plain(2)) || therefore.plain(1).includes('，')) return null
  return whyCard(input, therefore.plain(2), therefore.written(2), therefore.plain(1), therefore.written(1))
}

function whyCard(
  { say }: Parameters<ChineseRule>[0],
  effect: string,
  asked: string,
  cause: string,
  answer: string,
): ReturnType<ChineseRule> {
  const isWhole =
    opensWithNoun(effect) &&
    hasVerb(effect) &&
    hasVerb(cause) &&
    !/[，]/.test(effect) &&
    cause.length >= 5 &&
    !/\d{3,4}年|[也又还才便]/.test(effect) &&
    !/所以|因此/.test(cause)
  if (
    !isWhole ||
    LEANING_OPENING.test(effect) ||
    LEANS.test(effect) ||
    /[；]/.test(effect + cause) ||
    /^(?:这|那|其)/.test(cause)
  )
    return null
  return { rule: 'reason', question: `${say('为什么')}${asked}？`, answer: `${say('因为')}${answer}`, term: '' }
}

/** '如果……，……' → '如果……，会怎样？' */
export const condition: ChineseRule = (input) => {
  const found = find(input, CONDITION)
  if (!found) return null
  const cause = found.plain(2) || found.plain(3)
  const outcome = found.plain(4)
  if (
    LEANS.test(cause) ||
    /其他条件/.test(cause) ||
    splitWords(cause).some(({ tag }) => /^(?:nr$|nrfg|ns|nt)/.test(tag)) ||
    /^使|[（/]/.test(outcome) ||
    !hasVerb(cause) ||
    /^(?:r|p|c|d|u)/.test(splitWords(cause)[0]?.tag ?? '') ||
    !hasVerb(outcome) ||
    /[年月日：]|处理|^(?:又|才|并|而|但|还|即使|再)/.test(cause + outcome.slice(0, 2)) ||
    /^(?:即使|虽然|尽管|在|从|对|为了|有)/.test(found.plain(3))
  )
    return null
  if (
    /^(?:我们|你|请|应该怎样|是|这(?!时)|那(?!么))/.test(outcome) ||
    /[；]|称为|叫做/.test(outcome) ||
    /\d{3,4}年/.test(cause)
  )
    return null
  const answer = found.written(4).replace(/^(?:则|那么|那麼|就)/, '')
  return {
    rule: 'condition',
    question: `${found.written(1)}，${input.say(ORDER.test(outcome) ? '应该怎么做？' : '会怎样？')}`,
    answer,
    term: '',
  }
}

/** 'X通过……来……' → 'X如何……？' */
export const manner: ChineseRule = (input) => {
  const found = find(input, MANNER)
  if (!found || !isTerm(found.plain(1)) || LEANS.test(found.plain(2) + found.plain(3)) || !hasVerb(found.plain(3)))
    return null
  if (/[；，]/.test(found.plain(3))) return null
  return {
    rule: 'manner',
    question: `${found.written(1)}${input.say('如何')}${found.written(3)}？`,
    answer: found.written(2),
    term: found.written(1),
  }
}

/** 'X的作用是……' → 'X的作用是什么？' */
export const roleOf: ChineseRule = (input) => {
  const found = find(input, ROLE)
  if (
    !found ||
    LEANS.test(found.plain(1)) ||
    /[，；：]/.test(found.plain(1)) ||
    /^(?:不|很|非常|什么|多少|相同|不同|一样)/.test(found.plain(3))
  )
    return null
  if (
    !isNounPhrase(found.plain(2)) ||
    !isNounPhrase(found.plain(1)) ||
    splitWords(found.plain(1)).some(({ tag, word }) => /^(?:d|r|c)$/.test(tag) || /^(?:认为|一个|简单)$/.test(word))
  )
    return null
  const length = /、/.test(found.plain(3)) ? found.plain(3).length : lengthOfAnswer(found.plain(3))
  const asked =
    /内容|优点|缺点|特点|功能|作用|条件|要素/.test(found.plain(2)) && /、/.test(found.plain(3))
      ? '有哪些？'
      : '是什么？'
  return {
    rule: 'function',
    question: `${found.written(1)}${input.say('的')}${found.written(2)}${input.say(asked)}`,
    answer: found.written(3).slice(0, length),
    term: found.written(1),
  }
}

/** 'X是由……引起的' → 'X是由什么引起的？' */
export const caused: ChineseRule = (input) => {
  const found = find(input, CAUSED)
  if (!found || !isTerm(found.plain(1))) return null
  const question = `${found.written(1)}${input.say('是由什么')}${found.written(3)}的？`
  return { rule: 'cause', question, answer: found.written(2), term: found.written(1) }
}

/** 'X用来……' → 'X有什么用途？'; 'X与……有关' → 'X与什么有关？' */
export const use: ChineseRule = (input) => {
  const used = find(input, USED)
  if (used && isTerm(used.plain(1)) && !/[；]/.test(used.plain(3)) && startsWord(input.shadow, used.at(2))) {
    return {
      rule: 'use',
      question: `${used.written(1)}${input.say('有什么用途？')}`,
      answer: used.written(2) + used.written(3),
      term: used.written(1),
    }
  }
  const related = find(input, RELATED)
  if (!related || !isTerm(related.plain(1))) return null
  const question = `${related.written(1)}${related.written(2)}${input.say('什么')}${related.written(4)}？`
  return { rule: 'predicate', question, answer: related.written(3), term: related.written(1) }
}
