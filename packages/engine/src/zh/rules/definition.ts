import { lengthOfAnswer } from '../clauses.ts'
import { NOUN_TAG } from '../data/words.ts'
import { EMPTY_CLASS } from '../glossary.ts'
import { startsWord } from '../judge.ts'
import { bareTerm, isTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, type Found, find } from './rule.ts'

const MEANS =
  /^(?:所谓的?)?(.{2,26}?)[，,]?(是指|指的是|的定义是|定义为|被定义为|意味着|意思是|就是指|即指|泛指|特指|说的是)[，：:]?(.{6,})$/d
const IS =
  /^(?:所谓的?)?((?:[“「][^”」]{2,12}[”」]|《[^》]{2,20}》|[^，。、；：是]{2,18}?)(?:（[^）]{2,60}）)?)[，,]?(?:则|也|便|其实|实际上|通常|一般|正|都)?(是|就是)(?!否|因为|由于|为了|不是|从|我|你|谁|什么|哪|多少|的|必|可能|不同|有)(.{6,})$/d
const CLASS = /^(?:一[个种类项套门本部组块片条座段位名款台把份]|.{0,8}(?:第一[个部次条座所])|.{0,6}(?:之一))/
const EMPTY_DEFINITION =
  /^(?:一个|一种)?(?:很|非常|十分|比较|更|最为|没有|不|因为|为了|如此|这样|什么|对的|错的|必要|可能|正确|重要|困难|常见|基于|例子|好|问题|挑战|关键|相同|一致|由.{1,30}的$)/
const RELATIVE_NOUN = /的([^的，。]{1,10})$/
const GLOSS = /（[A-Za-z][^）]*）/
const PERSON = /^.{0,14}(?:人|家|皇帝|国王|学者|诗人|将军|教授|领袖|总统|总理)(?:，|$)/
const FAMOUS =
  /^(?:我国|中国|.{1,3}国的?)?(?:古代|近代|著名|伟大|杰出|.{1,4}(?:时期|时代|末年|朝))[^，]{0,12}(?:家|诗人|皇帝|学者|将军)(?:，|$)/
/** How a thing ranks, or where it stands among others, is not what it is. */
const PRAISE = /著名|重要|知名|最|之一|第一|唯一|本质特征|先驱|典范|^[^的]{0,4}个(?!.*的)/
const FEWEST_CHARACTERS = 7

/** 'X是指……' and 'X是……的……' → '什么是X？' */
export const definition: ChineseRule = (input) => {
  const strong = find(input, MEANS)
  if (
    strong &&
    isTerm(strong.plain(1)) &&
    !/^(?:它|这|那|按照|在|将|把)/.test(strong.plain(3)) &&
    startsWord(input.shadow, strong.at(2))
  ) {
    const term = bareTerm(strong.written(1))
    const question = /意味着|意思/.test(strong.plain(2))
      ? `“${term}”${input.say('意味着什么？')}`
      : `${input.say('什么是')}${term}？`
    return {
      rule: 'strong-definition',
      question,
      answer: strong.written(3).slice(0, lengthOfAnswer(strong.plain(3))),
      term,
    }
  }
  const found = find(input, IS)
  if (!found || !isTerm(found.plain(1)) || !defines(found) || !startsWord(input.shadow, found.at(2))) return null
  const term = bareTerm(found.written(1))
  const answer = found.written(3).slice(0, lengthOfAnswer(found.plain(3)))
  if (
    answer.length < FEWEST_CHARACTERS ||
    EMPTY_CLASS.test(answer) ||
    PRAISE.test(found.plain(3).slice(0, answer.length))
  )
    return null
  const question = isPerson(found) ? `${term}${input.say('是谁？')}` : `${input.say('什么是')}${term}？`
  return { rule: 'definition', question, answer, term, bonus: CLASS.test(found.plain(3)) ? 0.2 : -0.2 }
}

function isPerson(found: Found): boolean {
  if (FAMOUS.test(found.plain(3))) return true
  return PERSON.test(found.plain(3)) && /^(?:nr|x|ns)/.test(splitWords(bareTerm(found.plain(1)))[0]?.tag ?? '')
}

function defines(found: Found): boolean {
  const words = found.plain(3)
  const term = bareTerm(found.plain(1))
  if (splitWords(term).some(({ tag }) => /^(?:r|d|c|p)$/.test(tag))) return false
  if (EMPTY_DEFINITION.test(words) || words.slice(0, 6).includes(term)) return false
  if (/^(?:例子|原因)/.test(words)) return false
  return CLASS.test(words) || GLOSS.test(found.plain(1)) || words.split('，').some(endsInRelativeNoun)
}

/** '……的过程', '……的空间': a class, told apart by what stands before it. */
function endsInRelativeNoun(words: string): boolean {
  const noun = RELATIVE_NOUN.exec(words)?.[1]
  if (!noun || words.length < 6 || /(?:原因|例子|问题|时候|目的|关键|情况)$/.test(noun)) return false
  return NOUN_TAG.test(splitWords(noun).at(-1)?.tag ?? '')
}
