import type { CardCandidate, CardRule } from '../cards/candidate.ts'
import {
  BY_NAME,
  DEED,
  EPISODE,
  FIELD,
  IN_TURN,
  LACKS_OBJECT,
  NAMED_EVENT,
  NO_DEFINITION,
  NO_ENTRY,
  PRAISES,
  SAYS,
  TASK,
  UNNAMED,
} from '../zh/data/worth.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import type { TextCounts } from './text.ts'

/** A card in simplified characters, and the passage that it was made of. */
type Plain = { readonly asked: string; readonly told: string; readonly term: string; readonly passage: string }
type Gate = (card: Plain, counts: TextCounts) => boolean

/** By which rules a card is read once more, in simplified characters, and how. */
const GATES: Partial<Record<CardRule, Gate>> = {
  date: datesDeed,
  definition: (card, counts) => definesTerm(card) && isSpokenOf(card.term, counts) && !PRAISES.test(card.told),
  'strong-definition': (card) => definesTerm(card) && !PRAISES.test(card.told) && !SAYS.test(card.term),
  'glossary-entry': (card) => definesTerm(card) && !NO_ENTRY.test(card.term),
  // 'The name is made of the words …': '意为'.
  enumeration: ({ passage }) => !/意[为即思]|名称|语的/.test(passage),
  // '一位著名的宗教活动家': no name.
  agent: ({ told }) => !/^[一某]|等人?$/.test(told),
  naming: givesName,
}

/** Whether a Chinese card is worth asking. */
export function isWorthAskingInChinese(card: CardCandidate, counts: TextCounts): boolean {
  const [asked = '', told = '', term = '', passage = ''] = [
    card.question,
    card.answer,
    card.term,
    counts.quote(card),
  ].map(simplifiedShadow)
  return GATES[card.rule]?.({ asked, told, term, passage }, counts) ?? true
}

const FEWEST_TIMES = 3
const isSpokenOf = (term: string, counts: TextCounts): boolean =>
  counts.isShort || counts.isTitled(term) || counts.timesOf(term) >= FEWEST_TIMES

const FEWEST_NEW = 6
const FEWEST_NEW_OF_PARTS = 4

/** A case ('若……'), an example, what stands elsewhere, an event, or a clause that has no end. */
/** '温室效应的基本概念' is asked for by '温室效应'. */
const OWN_MEANING = /的(?:基本)?(?:概念|定义|含义)$/
const GLOSSES = /[（(][^（()）]*[）)]/g

/** Whether the term is one, and no clause ('高句丽源出扶余'), and is told of in other characters than its own. */
function definesTerm({ term, told }: Plain): boolean {
  if (NO_DEFINITION.test(told) || OWN_MEANING.test(term) || FIELD.test(term) || TASK.test(told)) return false
  const words = splitWords(term)
  const verb = words.findIndex(({ tag, word }) => tag === 'v' && word.length > 1)
  if (verb > 0 && verb < words.length - 1) return false
  // '卡特中心发表声明', '高句丽源出扶余': somebody's doing, or a word that no list knows; '牛顿定律' is a term.
  const isNamed = words.some(({ tag, word }) => /^nr/.test(tag) || (tag === 'x' && /\p{Script=Han}/u.test(word)))
  if (isNamed && !BY_NAME.test(term)) return false
  const fresh = [...told.replace(GLOSSES, '')].filter(
    (character) => /\p{L}|\d/u.test(character) && !term.includes(character),
  )
  // '三民主义是指民族主义、民权主义和民生主义': its parts may share its characters.
  return fresh.length >= (/、.*[、和与及]/.test(told) ? FEWEST_NEW_OF_PARTS : FEWEST_NEW)
}

const LONGEST_NAMED = 64
const OTHER_NAME = /又[名称]|[俗别]名|俗称|别称|也叫|亦[名称]|也称/g

/** Whether a name is asked for by what it names, and cannot be read off the question: '芝加哥大学简称什么？'. */
function givesName({ asked, told, passage }: Plain): boolean {
  // '又称……，俗名……、……': another of its names is as right.
  if (/又[名称]|别名|俗称/.test(asked) && (passage.match(OTHER_NAME)?.length ?? 0) > 1) return false
  if (asked.length > LONGEST_NAMED || /^(?:一些|所谓|某)|期间|之后|得知|常常|往往|经常/.test(asked)) return false
  // 'X称为Y' with nothing told of X asks for another word, and seldom says which.
  if (/(?<![又简俗旧古史别])称为什么/.test(asked) && !/的|这种/.test(asked)) return false
  if (
    /简称|缩写|全称|又名|又称|俗称|别名|旧称/.test(asked) &&
    [...told].filter((one) => asked.includes(one)).length * 2 > told.length
  )
    return false
  return (asked.match(/，/g)?.length ?? 0) <= (asked.includes('史称') ? 3 : 2)
}

const ASKS_DATE = /，?(?:是?在)(?:哪一年|什么时候|哪个时期)/
const LONGEST_EVENT = 34
const FEWEST_OF_MATTER = 2

/** Whether a date is that of a deed which is learnt, told in one breath of what the text comes back to. */
function datesDeed({ asked }: Plain, counts: TextCounts): boolean {
  const event = asked.replace(ASKS_DATE, '').replace(/？$/, '')
  if (event.length > LONGEST_EVENT || event.includes('，') || !DEED.test(event) || EPISODE.test(event)) return false
  const words = splitWords(event)
  if (/^(?:v|p|d|c|m|r)/.test(words[0]?.tag ?? '') || UNNAMED.test(event) || IN_TURN.test(event)) return false
  if (LACKS_OBJECT.test(event) || (/第一|首[个座间所次]/.test(event) && !/[在于]|[国省市州]/.test(event))) return false
  const matter = words.filter(({ tag, word }) => /^(?:n|j|l|x|t|eng)/.test(tag) && word.length > 1)
  // '武昌起义爆发': an event that has a name is what a history is about, however short.
  if (counts.isShort && NAMED_EVENT.test(event)) return true
  return matter.some(({ word }) => counts.timesOf(word) >= FEWEST_OF_MATTER || counts.isTitled(word))
}
