import { LEANING_OPENING, POINTS_ELSEWHERE } from '../data/words.ts'
import { bareTerm, isNounPhrase, isTerm } from '../term.ts'
import { type ChineseRule, find } from './rule.ts'

const CALL = '(?:称为|称之为|称作|叫做|叫作|命名为|简称为?|合称为?|统称为?|名为)'
const NAME = '[“"「『]?([^，。；、：“”"「」『』（）的]{1,12})[”"」』]?'
const GLOSS = '(?:（([^）]{1,50})）)?'

const CLAUSE_IS_CALLED = new RegExp(
  `^(.{10,100})，(?:因此|所以)?(这种?(?:情况|现象|过程|方法|做法|方式|效应|状态|活动|行为|关系|运动)?)(?:也|就|通常|一般|又)?(?:被)?${CALL}${NAME}${GLOSS}$`,
  'd',
)
const PHRASE_IS_CALLED = new RegExp(
  `^(.{4,60}?)(，)?(?:通常|常|也|又|一般|则|总|现在|就)*(?:被人们|被)?${CALL}(?:为)?${NAME}${GLOSS}(?=$|[，；])`,
  'd',
)
const CALLED_INSIDE = new RegExp(
  `${CALL}(?:为)?([“"「『]?)([^，。；、：“”"「」『』（）的]{1,12})[”"」』]?(?:（([^）]{1,50})）)?(?=$|[，；])`,
  'd',
)
/** 'X是……，被称为Y' speaks of X, not of the whole statement. */
const IS_SUBJECT = /^([^，。是]{2,12})是/
const PREVIOUS_IS_CALLED = new RegExp(
  `^(这[一种个]?(?:情况|现象|过程|方法|做法|方式|效应|状态|活动|行为|关系|运动|作用))(?:就|也|通常|一般)*(?:被)?${CALL}${NAME}${GLOSS}$`,
  'd',
)
const FEWEST_CHARACTERS_BEFORE_NAME = 12
const LONGEST_BLANK = 70
const NOT_A_DESCRIPTION = /(?:可以|可|能够?|将|把|并|，其|分别|它|这|该|也|又|而|人们)$|^(?:人们|可以|能)/

const answerWith = (name: string, gloss: string): string => name + (gloss ? `（${gloss}）` : '')

/** '……称为X' → '……称为什么？' */
export const naming: ChineseRule = (input) => {
  const clause = find(input, CLAUSE_IS_CALLED)
  if (clause && isName(clause.plain(3)) && !clause.plain(1).includes(clause.plain(3))) {
    const question = `“${clause.written(1)}”，${clause.written(2)}${input.say('称为什么？')}`
    return {
      rule: 'naming',
      question,
      answer: answerWith(clause.written(3), clause.written(4)),
      term: bareTerm(clause.written(3)),
    }
  }
  const found = find(input, PHRASE_IS_CALLED)
  if (
    !found ||
    !isName(found.plain(3)) ||
    found.plain(1).includes(found.plain(3)) ||
    /名$|这|那|此/.test(found.plain(1))
  )
    return null
  const description = found.plain(1)
  if (NOT_A_DESCRIPTION.test(description) || /[；：]/.test(description)) return null
  const owner = found.plain(2) ? (IS_SUBJECT.exec(description)?.[1] ?? '') : ''
  const asked = isTerm(owner)
    ? found.written(1).slice(0, owner.length) + input.say('又')
    : askAbout(description, found.written(1), found.plain(2) !== '')
  if (!asked) return null
  return {
    rule: 'naming',
    question: `${asked}${input.say('称为什么？')}`,
    answer: answerWith(found.written(3), found.written(4)),
    term: bareTerm(found.written(3)),
  }
}

/** The description as the subject of a question: a noun phrase as it is, a whole statement in quotation marks. */
function askAbout(plain: string, written: string, isStatement: boolean): string | null {
  if (/，/.test(plain)) return null
  if (isStatement) return plain.length >= 8 && !/[将把、]/.test(plain) ? `“${written}”` : null
  const isPhrase =
    plain.length >= 6 &&
    isNounPhrase(plain) &&
    (/的[^的]{1,10}$/.test(plain) || !/(?:分成|分为|成为|形成|发展出|发生)/.test(plain))
  return isPhrase ? written : null
}

const isName = (plain: string): boolean => (plain.length === 1 ? /^[\u4e00-\u9fff]$/.test(plain) : isTerm(plain))

/** '……。这种现象称为X。' → '“……”，这种现象称为什么？' */
export const namingOfPrevious: ChineseRule = (input) => {
  const found = find(input, PREVIOUS_IS_CALLED)
  if (!found || !input.previous || !isName(found.plain(2))) return null
  if (input.previous.shadow.includes(found.plain(2))) return null
  const question = `“${input.previous.text}”，${found.written(1)}${input.say('称为什么？')}`
  const answer = answerWith(found.written(2), found.written(3))
  return { rule: 'naming-of-previous', question, answer, term: bareTerm(found.written(2)) }
}

/** Any sentence that names something at its end → the same with a line for the name. */
export const namingBlank: ChineseRule = (input) => {
  const { text, shadow } = input
  if (LEANING_OPENING.test(shadow) || POINTS_ELSEWHERE.test(shadow)) return null
  const found = find(input, CALLED_INSIDE)
  if (!found || !isName(found.plain(2)) || found.at(2) < FEWEST_CHARACTERS_BEFORE_NAME || shadow.length > LONGEST_BLANK)
    return null
  if (/[他她它]|不好|名(?=称为)/.test(shadow)) return null
  const name = found.written(2)
  if (name.length > 1 && shadow.split(found.plain(2)).length !== 2) return null
  const after = text.slice(found.at(2) + name.length).replace(/^([”」』"]?)（[^）]{1,60}）/, '$1')
  const question = `${text.slice(0, found.at(2))}______${after}。`
  return { rule: 'naming-blank', question, answer: answerWith(name, found.written(3)), term: bareTerm(name) }
}
