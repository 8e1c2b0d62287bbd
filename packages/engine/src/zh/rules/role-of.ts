import { areWords } from '../judge.ts'
import { endsInNoun, isNounPhrase, lengthOfAnswer, namesItself } from '../phrase.ts'
import { type ChineseRule, find } from './rule.ts'

const ROLE =
  /^(.{2,24}?)的((?:[^的，]{0,4}(?:作用|功能|目的|目标|特点|特征|任务|本质|实质|意义|优点|缺点|原因|性质|内容|思想|职责|区别|不同|差别|标志|原则|纲领|主力|方法|核心|条件|定义|公式|首都|省会|场所|部位|来源|形式|工具|途径|主体|要素|结果|导火线|开端|称号|创始人|领导人|作者|原料|产物|成分|依据|宗旨|机制|对象|特性|概念|意图|动机)))(?:主要|通常|一般|就)?(是|在于|为|包括|有)[：:，]?(.{3,})$/d
const OWNED_NAME = /^([^，的]{2,16})的([^的，]{2,8})(是|为)(《[^》]{1,20}》)(?=$|，)/d
const LEANS =
  /[它她]|他们|这|那|该(?!国)|此(?!外)|其(?!他|中|实)|其中|自己|对方|前者|后者|又|仍|也|还(?!原)|才|便|遂|却|只|^(?:当|随着|对(?![流象称数比立]))|而[没不未]|最终|结果/

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
