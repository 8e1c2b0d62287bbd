import { bareTerm, isTerm } from '../term.ts'
import { type ChineseRule, find } from './rule.ts'

const ITEM = '[^，。；、]{1,16}'
const ITEMS = `((?:${ITEM}、)*${ITEM}(?:、|和|与|以及|及)${ITEM})`
const NUMBER = '[二两三四五六七八九十\\d]+'
const NAMED_COUNT = new RegExp(
  `^([^，]{2,20}?)(有|具有|包括|分为|可分为|可以分为|分成)((?:${ITEM}、)+${ITEM}?(?:和|与|以及|及)${ITEM}?)(?:等|这)?(${NUMBER}[种类个项大部][^，。、\\d]{0,6}|${NUMBER}者)$`,
  'd',
)
const INCLUDES = new RegExp(
  `^([^，]{2,24}?)(?:主要|通常|一般|大致|可以|可|都)*(包括|包含|分为|分成)(?:了)?(?:以下)?(?:${NUMBER}[种类个大部点方面]+[：:，]?)?((?:${ITEM}、)+${ITEM})(?:等)?$`,
  'd',
)
const COMPOSED = new RegExp(`^([^，]{2,20}?)(主要|通常|一般)?由${ITEMS}(?:等)?(组成|构成|所组成|所构成)(?=$|，)`, 'd')
const CLAUSE_WORD = /[它这那]|因为|所以|如果|但是/

/** 'X具有a、b和c三种职能' → 'X具有哪三种职能？'; 'X包括a、b和c' → 'X包括哪些？'; 'X由a和b组成' → 'X由什么组成？' */
export const enumeration: ChineseRule = (input) => {
  const { say } = input
  const counted = find(input, NAMED_COUNT)
  if (counted && isTerm(counted.plain(1)) && !CLAUSE_WORD.test(counted.plain(3))) {
    return {
      rule: 'enumeration',
      question: `${counted.written(1)}${counted.written(2)}${say('哪')}${counted.written(4)}？`,
      answer: counted.written(3),
      term: bareTerm(counted.written(1)),
    }
  }
  const includes = find(input, INCLUDES)
  if (includes && isTerm(includes.plain(1)) && !CLAUSE_WORD.test(includes.plain(3))) {
    return {
      rule: 'enumeration',
      question: `${includes.written(1)}${includes.written(2)}${say('哪些？')}`,
      answer: includes.written(3),
      term: bareTerm(includes.written(1)),
    }
  }
  const composed = find(input, COMPOSED)
  if (!composed || !isTerm(composed.plain(1)) || CLAUSE_WORD.test(composed.plain(3))) return null
  const question = `${composed.written(1)}${composed.written(2)}${say('由什么')}${composed.written(4)}？`
  return { rule: 'enumeration', question, answer: composed.written(3), term: bareTerm(composed.written(1)) }
}
