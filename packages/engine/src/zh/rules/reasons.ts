import { LEANING_OPENING } from '../data/words.ts'
import { areWords } from '../judge.ts'
import { endOfSubject, endsInNoun, isNounPhrase, lengthOfAnswer, namesItself } from '../phrase.ts'
import { isTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseInput, type ChineseRule, find } from './rule.ts'

const BECAUSE_FIRST = /^(因为|由于)(.{4,50}?)，(?:所以|因此|因而|故|就)?([^，]{6,50})$/d
const BECAUSE_INSIDE = /^([^，]{2,14})，?(因为|由于)([^，]{4,40})，(?:所以|因此|而)?([^，]{4,40})$/d
const BECAUSE_LAST = /^([^，]{5,50}?)[，,]?(?:这|其原因)?(?:主要)?是?(因为|由于(?=[^，]+$))(.{5,80})$/d
const THEREFORE = /^([^，]{8,50})，(?:因此|所以|因而)([^，]{6,50})$/d
const PURPOSE_FIRST = /^(为了)([^，]{4,40})，([^，]{6,50})$/d
const PURPOSE_INSIDE = /^([^，]{2,14}?)(为了)([^，]{4,40}?)[，而]([^，]{5,40})$/d
const ROLE =
  /^(.{2,24}?)的((?:[^的，]{0,4}(?:作用|功能|目的|目标|特点|特征|任务|本质|实质|意义|优点|缺点|原因|性质|内容|思想|职责|区别|不同|差别|标志|原则|纲领|主力|方法|核心|条件|定义|公式|首都|省会|场所|部位|来源|形式|工具|途径|主体|要素|结果|导火线|开端|称号|创始人|领导人|作者|原料|产物|成分|依据|宗旨|机制|对象|特性|概念|意图|动机)))(?:主要|通常|一般|就)?(是|在于|为|包括|有)[：:，]?(.{3,})$/d
const OWNED_NAME = /^([^，的]{2,16})的([^的，]{2,8})(是|为)(《[^》]{1,20}》)(?=$|，)/d
const CAUSED =
  /^(.{2,20}?)(?:主要|通常|一般)?(?:是由([^，]{2,30}?)(引起|造成|导致|决定)的(?=$|，)|由([^，]{2,30}?)(引起|造成|导致|决定)$)/d
const USED = /^(.{2,16}?)(?:被|可以|可|主要|通常|常|也|常常|一般)*(用来|用于|用以)([^，]{4,40})(?=$|，)/d
const ACTS =
  /^([^，。；、是]{2,14}?)(?:主要|能够?|可以|可)*((?:促进|抑制|调节|控制|维持|分解|分泌|储存|运输|保护|负责|催化|传递|支配|平衡)(?!了|的|过|到|性|作用|者|器|物|剂|与|和|是|在|过程|方式)[^，；]{4,40}(?:，(?:并|以及|从而|使|促进|抑制|调节|维持)[^，；]{4,30})*)$/d
const LEANS =
  /[它她]|他们|这|那|该(?!国)|此(?!外)|其(?!他|中|实)|其中|自己|对方|前者|后者|又|仍|也|还(?!原)|才|便|遂|却|只|^(?:当|随着|对(?![流象称数比立]))|而[没不未]|最终|结果/

const hasVerb = (plain: string): boolean =>
  splitWords(plain).some(({ tag, word }) => /^(?:v|a)/.test(tag) || /^[为是]$/.test(word))

/** '因为……，所以……', '为了……，……' and the like → '为什么……？' */
export const reason: ChineseRule = (input) => {
  const first = find(input, BECAUSE_FIRST) ?? find(input, PURPOSE_FIRST)
  if (first) return why(input, first.plain(3), first.written(3), first.plain(2), first.written(1) + first.written(2))
  const inside = find(input, BECAUSE_INSIDE) ?? find(input, PURPOSE_INSIDE)
  if (inside && isNounPhrase(inside.plain(1))) {
    const [plain, asked] = [inside.plain(1) + inside.plain(4), inside.written(1) + inside.written(4)]
    return why(input, plain, asked, inside.plain(3), inside.written(2) + inside.written(3))
  }
  const last = find(input, BECAUSE_LAST)
  if (last && !/(?:讲|说|看|来看|而言|方面|[的之都不，])$/.test(last.plain(1)))
    return why(input, last.plain(1), last.written(1), last.plain(3), last.written(2) + last.written(3))
  const therefore = find(input, THEREFORE)
  if (!therefore) return null
  return why(
    input,
    therefore.plain(2),
    therefore.written(2),
    therefore.plain(1),
    input.say('因为') + therefore.written(1),
  )
}

/** The question for the cause of a whole statement that names its subject. */
function why(
  { say, isTopic }: ChineseInput,
  effect: string,
  asked: string,
  cause: string,
  answer: string,
): ReturnType<ChineseRule> {
  const end = endOfSubject(effect)
  if (end < 0 || !namesItself(effect.slice(0, end), isTopic)) return null
  if (
    LEANS.test(effect) ||
    LEANS.test(cause) ||
    LEANING_OPENING.test(effect) ||
    /\d{3,4}年|所以|因此|然而|但/.test(effect + cause)
  )
    return null
  const isCause = hasVerb(cause) || (cause.length >= 6 && endsInNoun(cause))
  if (
    !hasVerb(effect.slice(end)) ||
    !isCause ||
    /[；：]|、$/.test(effect + cause) ||
    /(?:可能|能够?|[也不都]会|是|的)$/.test(effect) ||
    effect.length - end < 2
  )
    return null
  const told = cause.includes('，') ? answer.slice(0, answer.length - cause.length + lengthOfAnswer(cause)) : answer
  return { rule: 'reason', question: `${say('为什么')}${asked}？`, answer: told, term: asked.slice(0, end) }
}

/** 'X的作用是……' → 'X的作用是什么？' */
export const roleOf: ChineseRule = (input) => {
  const found = find(input, OWNED_NAME) ?? find(input, ROLE)
  if (
    !found ||
    !namesItself(found.plain(1), input.isTopic) ||
    LEANS.test(found.plain(1)) ||
    !areWords(input.shadow, found.at(3), found.plain(3).length)
  )
    return null
  if (
    /^(?:不|很|非常|什么|多少|相同|一样|由于|因为|如此|显而易见|巨大|[一二两三四五六七八九十\d]+[个种点项]$)|[，：]$/.test(
      found.plain(4),
    )
  )
    return null
  if (LEANS.test(found.plain(4)) || !isNounPhrase(`${found.plain(1)}的${found.plain(2)}`)) return null
  const isList = /、/.test(found.plain(4))
  const length = isList ? found.plain(4).length : lengthOfAnswer(found.plain(4))
  if (!isList && length < found.plain(4).length && !endsInNoun(found.plain(4).slice(0, length)) && length < 6)
    return null
  const isSeveral = /包括|有/.test(found.plain(3))
  const asked = `${found.written(1)}${input.say('的')}${found.written(2)}`
  const ending = isSeveral ? '有哪些？' : /作者|创始人|领导人|主体/.test(found.plain(2)) ? '是谁？' : '是什么？'
  return {
    rule: 'function',
    question: asked + input.say(ending),
    answer: found.written(4).slice(0, length),
    term: found.written(1),
  }
}

/** 'X是由……引起的' → 'X是由什么引起的？' */
export const caused: ChineseRule = (input) => {
  const found = find(input, CAUSED)
  if (!found || !namesItself(found.plain(1), input.isTopic)) return null
  const [by, verb] = found.at(2) < 0 ? [4, 5] : [2, 3]
  const isWhole = hasVerb(found.plain(by)) || endsInNoun(found.plain(by).replace(/（[^）]*）$/, ''))
  if (!isWhole || LEANS.test(found.plain(1) + found.plain(by))) return null
  const question = `${found.written(1)}${input.say('是由什么')}${found.written(verb)}${input.say('的？')}`
  return { rule: 'cause', question, answer: found.written(by), term: found.written(1) }
}

/** 'X用来……' → 'X有什么用途？'; 'X促进……' → 'X有什么作用？' */
export const use: ChineseRule = (input) => {
  const used = find(input, USED)
  if (
    used &&
    isTerm(used.plain(1)) &&
    namesItself(used.plain(1), input.isTopic) &&
    areWords(input.shadow, used.at(2), used.plain(2).length)
  ) {
    const answer = used.written(2) + used.written(3)
    return LEANS.test(used.plain(3))
      ? null
      : { rule: 'use', question: `${used.written(1)}${input.say('有什么用途？')}`, answer, term: used.written(1) }
  }
  const acts = find(input, ACTS)
  if (
    !acts ||
    !isTerm(acts.plain(1)) ||
    !namesItself(acts.plain(1), input.isTopic) ||
    !areWords(input.shadow, acts.at(2), 2)
  )
    return null
  if (LEANS.test(acts.plain(2)) || /[应得须不会]$|必须|应当/.test(acts.plain(1)) || !/[^是]$/.test(acts.plain(2)))
    return null
  const asked = /^负责/.test(acts.plain(2)) ? '负责什么？' : '有什么作用？'
  const answer = /^负责/.test(acts.plain(2)) ? acts.written(2).slice(2) : acts.written(2)
  return { rule: 'use', question: acts.written(1) + input.say(asked), answer, term: acts.written(1) }
}
