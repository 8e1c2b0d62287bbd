import { areWords } from '../judge.ts'
import { CLASS_NOUN, endsInNoun, isCompound, isDefinite, isNounPhrase, lengthOfDefinition } from '../phrase.ts'
import { bareTerm, isTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseInput, type ChineseRule, type Found, find } from './rule.ts'

const TERM = '((?:[“「][^”」]{2,12}[”」]|《[^》]{2,20}》|[^，。、；：（]{2,18}?)(?: ?（[^）]{2,60}）)?)'
/** ', 又称Y' between a term and what it is. */
const ALSO = '(?:[，,]?(?:又|也|亦|或|俗|简|通)(?:可)?(?:被)?(?:称|叫|名)[为作做]?[^，。是指]{1,16})?'
const OFTEN = '(?:其实|实际上|通常|一般|主要|往往|也|便|则|就|即|都)*'
const MEANS = new RegExp(
  `^(?:所谓的?|本[法条例办章规则]{1,4}所称的?)?${TERM}${ALSO}[，,]?${OFTEN}(是指|指的是|系指|的定义是|的定义为|定义为|被定义为|泛指|特指|指)[，：:]?(.{6,})$`,
  'd',
)
const IS_A = new RegExp(
  `^(?:所谓的?)?${TERM}${ALSO}[，,]?${OFTEN}(是|为)((?:[^，的]{0,6}中)?一(?:种|类|門|门|套|项|个|组|块|段|部)(?!大|好|很|非常)[^，]{4,}.*)$`,
  'd',
)
/** 'X是……的N' and no more. */
const IS_THE = new RegExp(`^${TERM}${ALSO}[，,]?${OFTEN}(是)((?!一)[^，是]{4,40}的[^，的是]{1,10})$`, 'd')
/** What a relative clause does not tell apart, or what is no thing. */
const NO_THING =
  /[年月日]|\d|我国|中国|当时|目前|^(?:从|最|主要|不|没|可以|因|为|谁|什么|很)|^由[^的]{1,30}的$|主要|基本|根本|首[个部]|(?:分支|特征|基础|部分|方面|特点|内容|作用|问题|方法|方式|东西|成员|单位|条件|概念|要求|影响|目标|对象|工作|核心|产物|表现)$/
/** How a thing ranks, or a comparison, is not what it is. */
const NO_CLASS =
  /最|之一|第一|唯一|^一个?(?:很|非常|十分|比较|更|没有|不|重要|关键|常见|典型|问题|挑战|例子|好|特殊|巨大|复杂的(?:问题|过程))|^一种[^的]{0,6}(?:做法|说法|情况|方法|选择|错误)$|(?:例子|问题|挑战|原因|情况|地点|时候|关键|手段之|结果|标志|象征)(?=$|，)/
const FEWEST_CHARACTERS = 9
const LONGEST_DEFINITION = 80

/** 'X是指……', 'X是一种……', 'X是……的N' → '什么是X？' */
export const definition: ChineseRule = (input) => means(input) ?? isA(input) ?? isThe(input)

function means(input: ChineseInput): ReturnType<ChineseRule> {
  const found = find(input, MEANS)
  if (!found || !(isDefined(input, found) || isPlainTerm(found.plain(1)))) return null
  // '领先指标' and 'this指针' are not told of by '指'.
  if (!areWords(input.shadow, found.at(2), found.plain(2).length)) return null
  if (/^(?:按照|将|把|我|在于|[出示导挥责向引令定数着望派明甲纹南])/.test(found.plain(3))) return null
  const length = lengthOfDefinition(found.plain(3))
  const plain = found.plain(3).slice(0, length)
  if (plain.length < 6 || /^(?:因|由于|如果|当)/.test(plain) || plain.length > LONGEST_DEFINITION) return null
  return ask(input, found, found.written(3).slice(0, length), 'strong-definition')
}

function isA(input: ChineseInput): ReturnType<ChineseRule> {
  const found = find(input, IS_A)
  if (!found || !isDefined(input, found) || !areWords(input.shadow, found.at(2), found.plain(2).length)) return null
  const length = endsInNoun(found.plain(3).split('，')[0] ?? '') ? lengthOfDefinition(found.plain(3)) : 0
  const plain = found.plain(3).slice(0, length)
  if (plain.length < FEWEST_CHARACTERS || plain.length > LONGEST_DEFINITION || NO_CLASS.test(plain)) return null
  if (splitWords(bareTerm(found.plain(1))).some(({ tag }) => /^(?:nr|ns)/.test(tag)) && /^一个/.test(plain)) return null
  return ask(input, found, found.written(3).slice(0, length), 'definition')
}

const SURELY_MARKED = 6
/** '能引起疾病的微生物': what something does tells it apart, or many words, and the noun says what it is one of. */
const tellsClass = (plain: string): boolean =>
  CLASS_NOUN.test(plain) &&
  (plain.lastIndexOf('的') >= SURELY_MARKED ||
    splitWords(plain.slice(0, plain.lastIndexOf('的'))).some(({ tag }) => /^(?:v|an)/.test(tag)))

function isThe(input: ChineseInput): ReturnType<ChineseRule> {
  const found = find(input, IS_THE)
  if (!found || !areWords(input.shadow, found.at(2), 1) || !isDefined(input, found)) return null
  const [term, plain] = [found.plain(1), found.plain(3)]
  // '标准库中的一个容器' is one of several.
  if (
    !tellsClass(plain) ||
    /中的一[个种]/.test(plain) ||
    NO_CLASS.test(plain) ||
    NO_THING.test(plain) ||
    !endsInNoun(plain)
  )
    return null
  if (plain.length < FEWEST_CHARACTERS || /[A-Za-z]）$/.test(plain)) return null
  if (splitWords(bareTerm(term)).some(({ tag }) => /^(?:nr|ns)/.test(tag))) return null
  return ask(input, found, found.written(3), 'definition')
}

const isDefined = ({ isTopic }: ChineseInput, found: Found): boolean => {
  const term = found.plain(1)
  if (!isTerm(term) || isDefinite(term)) return false
  if (/^[《“「]/.test(term) || /（[A-Za-z]/.test(term) || isTopic(bareTerm(term))) return true
  if (!isCompound(term)) return false
  return !found.plain(3).slice(0, 8).includes(bareTerm(term))
}

/** Before '是指' a term may be anything but a clause: '渗透作用'. */
const isPlainTerm = (term: string): boolean =>
  isTerm(term) && !isDefinite(term) && (isNounPhrase(term) || isNameOfDoing(bareTerm(term)))

/** '变性', '渗透作用': a doing that has a name; '使血红素失去能力' and '细长' have none. */
function isNameOfDoing(plain: string): boolean {
  const words = splitWords(plain)
  return (
    words.every(({ tag }) => /^(?:n|v|l|i|j|x|eng|b|a|m)/.test(tag)) &&
    /^(?:n|v|l|i|j|x|eng)/.test(words.at(-1)?.tag ?? '') &&
    !/^(?:具?有|使|让|令|含|成为|属于)/.test(plain)
  )
}

const ask = (
  { say }: ChineseInput,
  found: Found,
  answer: string,
  rule: 'definition' | 'strong-definition',
): ReturnType<ChineseRule> => {
  const term = bareTerm(found.written(1))
  return { rule, question: `${say('什么是')}${term}？`, answer, term }
}
