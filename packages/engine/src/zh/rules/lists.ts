import { endsInNoun, namesItself } from '../phrase.ts'
import { bareTerm } from '../term.ts'
import { type ChineseInput, type ChineseRule, type Found, find } from './rule.ts'

const ITEM = '[^，。、；：]{1,18}'
const ITEMS = `((?:${ITEM}、)*${ITEM}(?:、|和|与|以及|及)${ITEM})`
const NUMBER = '[二两三四五六七八九十\\d]+'
const OFTEN = '(?:主要|通常|一般|大致|可以|可|都|则|又)*'
const COUNTED = new RegExp(
  `^([^，]{2,20}?)${OFTEN}(有|具有|包括|分为|分成)((?:${ITEM}、)+${ITEM}?(?:和|与|以及|及)?${ITEM}?)(?:等|这)?(${NUMBER}[种类个项大][^，。、\\d]{1,6}|${NUMBER}[种类者])$`,
  'd',
)
const COMPOSED = new RegExp(
  `^([^，]{2,20}?)(主要|通常|一般)?(?:是)?由${ITEMS}(?:等.{0,6})?(组成|构成|所组成|所构成)的?(?=$|，)`,
  'd',
)
const CLAUSE_WORD = /[它这那其]|因为|所以|如果|但是|是|例如|比如/

/** 'X具有a、b和c三种职能' → 'X具有哪三种职能？'; 'X由a和b组成' → 'X由什么组成？' */
export const enumeration: ChineseRule = (input) => {
  const { say } = input
  const counted = find(input, COUNTED)
  if (counted && isList(input, counted, 3))
    return listOf(counted, `${counted.written(1)}${counted.written(2)}${say('哪')}${counted.written(4)}？`, 3)
  const composed = find(input, COMPOSED)
  if (!composed || !isList(input, composed, 3)) return null
  const asked = `${composed.written(1)}${composed.written(2)}${say('由什么')}${composed.written(4)}？`
  const card = listOf(composed, asked, 3)
  return card && { ...card, answer: card.answer.replace(/所$/, '') }
}

function isList({ isTopic }: ChineseInput, found: Found, group: number): boolean {
  const items = found.plain(group).split(/[、和与及]|以及/)
  return (
    namesItself(found.plain(1), isTopic) &&
    !CLAUSE_WORD.test(found.plain(group)) &&
    !/^(?:其中|下列|以下|例如)/.test(found.plain(1)) &&
    items.every((item) => item.length > 0 && !/[两二三四五六七八九十][种类个项大]/.test(item)) &&
    endsInNoun(found.plain(1))
  )
}

const listOf = (found: Found, question: string, group: number): ReturnType<ChineseRule> => ({
  rule: 'enumeration',
  question,
  answer: found.written(group),
  term: bareTerm(found.written(1)),
})
