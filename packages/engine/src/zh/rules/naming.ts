import { endOfSubject, isDefinite, isNounPhrase, namesItself } from '../phrase.ts'
import { bareTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseInput, type ChineseRule, find } from './rule.ts'

const CALL = '(?:称为|称之为|称作|叫做|叫作|命名为|合称为?|统称为?|名为)'
const NAME = '[“"「『《]?([^，。、；：“”"「」『』《》（）的]{1,12})[”"」』》]?'
const GLOSS = '(?: ?（([^）]{1,50})）)?'
const OFTEN = '(?:就|便|即|而|通常|常|也|又|一般|则|总|现在|被人们|人们|被)*'
const PHRASE_IS_CALLED = new RegExp(
  `^(.{4,60}?)(，)?${OFTEN}${CALL}(?:(?:这个|该)[^，]{1,6}的)?(?:为)?${NAME}${GLOSS}(?=$|[，；])`,
  'd',
)
const CLAUSE_IS_CALLED = new RegExp(
  `^(.{10,90})，(?:因此|所以)?(?:这种?|此)((?:一|种)?(?:情况|现象|过程|方法|做法|方式|效应|状态|活动|行为|关系|运动))${OFTEN}${CALL}${NAME}${GLOSS}$`,
  'd',
)
/** 'X，史称Y', 'X简称Y': the event, or the thing, and its other name. */
const ALSO_CALLED = new RegExp(
  `^(.{2,60}?)，?(史称|简称为?|又称为?|又名|别名|俗称|古称|旧称|全称为?|全称是|缩写为)(?:之?为|是)?${NAME}${GLOSS}(?=$|[，；])`,
  'd',
)
const NOT_A_DESCRIPTION =
  /(?:可以|可|能够?|将|把|并|，其|分别|它|这|该|也|又|而|人们|我们)$|^(?:人们|可以|能|将|把|当|例如|而)|被$/
const LONGEST_EVENT = 46

const answerWith = (name: string, gloss: string): string => name + (gloss ? `（${gloss}）` : '')
/** After '称为' nearly all that has no word of grammar in it is a name. */
const isName = (plain: string): boolean =>
  /^[\u4e00-\u9fff]$|^[A-Z][\w-]+$/.test(plain) ||
  (plain.length >= 2 &&
    !/^[一两几]/.test(plain) &&
    !isDefinite(plain) &&
    !/[此之]$/.test(plain) &&
    !splitWords(plain).some(({ tag }) => /^(?:r|c|p|u|y)/.test(tag)))

/** '……称为X' → '……称为什么？', '……，史称X' → '……，史称什么？' */
export const naming: ChineseRule = (input) => alsoCalled(input) ?? clauseCalled(input) ?? phraseCalled(input)

function phraseCalled({ text, shadow, say, isTopic }: ChineseInput): ReturnType<ChineseRule> {
  const found = find({ text, shadow }, PHRASE_IS_CALLED)
  if (!found || !isName(found.plain(3)) || found.plain(1).includes(found.plain(3))) return null
  const description = found.plain(1)
  if (isSaid(found.plain(3), description)) return null
  if (/[这那此其它他她，；：]|名$/.test(description) || NOT_A_DESCRIPTION.test(description)) return null
  if (
    !isNounPhrase(description) ||
    splitWords(description).some(({ tag }) => /^u[lzg]/.test(tag)) ||
    description.length < 6 ||
    (!/的/.test(description) && (!namesItself(description, isTopic) || endOfSubject(description) >= 0))
  )
    return null
  if (/[使令让]|^(?:两|二|三)(?!.{0,3}的)/.test(description.split('的')[0] ?? '')) return null
  if (/^(?:[^的]{0,6}(?:是|(?<!没)有|会|可以))|期间|时期/.test(description)) return null
  return cardOf(`${found.written(1)}${say('称为什么？')}`, found.written(3), found.written(4))
}

/** '由岩浆冷却形成的岩石' → '岩浆岩': every character of a name of several stands in what it names. */
const isSaid = (name: string, description: string): boolean =>
  name.length > 2 && [...name].every((character) => description.includes(character))

function clauseCalled(input: ChineseInput): ReturnType<ChineseRule> {
  const found = find(input, CLAUSE_IS_CALLED)
  if (!found || !isName(found.plain(3)) || found.plain(1).includes(found.plain(3))) return null
  const kind = found.written(2).replace(/^[一种種]/, '')
  return cardOf(
    `${found.written(1)}${input.say('，这种')}${kind}${input.say('称为什么？')}`,
    found.written(3),
    found.written(4),
  )
}

function alsoCalled(input: ChineseInput): ReturnType<ChineseRule> {
  const found = find(input, ALSO_CALLED)
  if (!found || !isName(found.plain(3)) || found.plain(1).includes(found.plain(3))) return null
  const before = found.plain(1).replace(/（[^）]*）$/, '')
  if (/[这那此其它他她；：]|^一[种个]/.test(before) || before.length > LONGEST_EVENT || /当地|现在|有人/.test(before))
    return null
  const isEvent = /史称/.test(found.plain(2))
  if (isEvent ? !tellsEvent(before) : !namesItself(before, input.isTopic)) return null
  if (isEvent && sharesPair(found.plain(3), before)) return null
  const verb = found.written(2).replace(/[为為是]$/, '')
  const asked = `${found.written(1).slice(0, before.length)}${isEvent ? '，' : ''}${verb}${input.say('什么？')}`
  return cardOf(asked, found.written(3), found.written(4))
}

/** Whether half of a name's pairs of characters stand in the question: it would give the name away. */
function sharesPair(name: string, text: string): boolean {
  const own = name.replace(/之.$/, '')
  const pairs = Array.from({ length: own.length - 1 }, (_, at) => own.slice(at, at + 2))
  return pairs.filter((pair) => text.includes(pair)).length * 2 >= pairs.length
}

const tellsEvent = (plain: string): boolean => {
  const words = splitWords(plain)
  const isNamed = words.slice(0, 4).some(({ tag }) => /^(?:nr|ns|nt|nz|m)/.test(tag))
  return isNamed && words.some(({ tag }) => /^v/.test(tag)) && !/^[并而后]/.test(plain)
}

const cardOf = (question: string, name: string, gloss: string): ReturnType<ChineseRule> => ({
  rule: 'naming',
  question,
  answer: answerWith(name, gloss),
  term: bareTerm(name),
})
