import type { CardCandidate } from '../cards/candidate.ts'
import { endOfSubject, namesItself } from './phrase.ts'
import { isBalanced } from './segment.ts'
import { simplifiedShadow } from './simplified.ts'
import { splitWords } from './words.ts'

const FEWEST_TOLD = 4
const LONGEST_QUESTION = 64
const LONGEST_ANSWER = 90
const LONGEST_LIST = 180
/** What stands for something said before, or speaks to somebody. */
const LEANS =
  /[它她您咱]|这(?!种(?:现象|过程|情况|方法|反应|作用|关系|做法|方式|效应|状态)称为)|那(?!么)|该(?!国)|[^如彼]此(?!外|类|后)|^此|其(?!他|它|中|实)|他们|她们|[我你]|上述|上面|下面|以上|前者|后者|两者|二者|本文|本章|本节|两地|同年|次年|隔年|旋即|同时|随后|后来|另一|又一|以下|下列|如下|前述|当地|此时|当时|不久|并且|从而|于是|因此|某[个人种]|[此彼]|[造制用]之？?$|[^和与不的]也(?!是一|称)|又(?![称名])|仍|依旧|还(?!原)|再(?!生|现)/
/** Code, quoted classics, pictures and the like. */
const FOREIGN = /[【】{}<>=\\`|$#_^@~*]|\(\)|https?:|示例|例 ?\d|[图表圖] ?\d|^\d+$|->/
const CUT_SHORT =
  /(?:[的和与在是为对把被而但或及由从向到以将使让则就也都并且、]|因为|如果|但是|以及|例如|包括|等于|比如)$/
const OPENS_LOOSELY =
  /^(?:的|和|与(?!生)|或|而|但|则|就|也|都|并|且|之|者|地|得|了|着|过|们|个|后|时|这|那|它|他|她|该|此|其(?!他))/

/** Whether a strict reader would keep a card of a Chinese statement, having nothing but the card. */
export function isSoundAlone({ question, answer, rule }: Pick<CardCandidate, 'question' | 'answer' | 'rule'>): boolean {
  const [asked, told] = [simplifiedShadow(question), simplifiedShadow(answer)]
  if (asked.length > LONGEST_QUESTION || told.length > (told.includes('\n') ? LONGEST_LIST : LONGEST_ANSWER))
    return false
  if (LEANS.test(asked) || FOREIGN.test(asked) || FOREIGN.test(told) || !isBalanced(asked) || !isBalanced(told))
    return false
  if (CUT_SHORT.test(told) || OPENS_LOOSELY.test(told) || /^[^\p{L}\p{N}《“「]|[？?]/u.test(told)) return false
  if (asked.replaceAll('“', '').includes(told) || /_{3,}.*_{3,}/.test(asked)) return false
  if (asksForNoTerm(asked)) return false
  return rule === 'date' || !/[它她你我]|^这|这[种个些]/.test(told)
}

const ASKED_FOR = /^什么是(.+)？$/
/** '什么是……是常用来？', '什么是泛型及两个参数？', '什么是内蒙古一词？': a piece of a sentence. */
const NO_TERM = /是|[及和与][一二两三四五六七八九十\d]+[个种类项]|一词$/
const asksForNoTerm = (asked: string): boolean => NO_TERM.test(ASKED_FOR.exec(asked)?.[1] ?? '')

/** A gap between Chinese characters, or before a stop: a worksheet's blank, of which the line is lost. */
const LOST_BLANK =
  /\p{Script=Han}(?:[ \t\u3000\u00a0]{2,}(?=[\p{Script=Han}，。、；：])|[ \t\u3000\u00a0]+(?=[，。、；]))|[：、][ \t\u3000\u00a0]+(?=[，。、；])|[（(][ \t\u3000\u00a0]{2,}[）)]/u
export const hasLostBlank = (source: string): boolean => LOST_BLANK.test(source)

const STATISTIC = /[%％‰]|亿|公顷|万人|毫米|排名|产量|总额|生产额|同比|增长率/
/** A tale told, in which every sentence is an episode. */
const TALE = /[说问答]道?：|听说|觉得|感到|打算|担心|欣喜|病得|谈论|去世|派人|去见|后悔|非常|十分|很[^多少]/
const MOST_CLAUSES = 2
/** A time that opens a statement: '1905年，', '在战国时期，' */
const OPENING_TIME = /^(?:在|于|到)?(?:[^，]{0,8}\d{3,4}年[^，]{0,6}，?|[^，]{2,10}(?:时期|时代|世纪|年间)[^，]{0,2}，)/

/** Whether a simplified statement can be judged true or false without the text around it: it names its subject and tells one thing. */
export function statementStandsAlone(plain: string): boolean {
  if (
    LEANS.test(plain) ||
    FOREIGN.test(plain) ||
    /[：；“「（(]|[.,] |^\d+[.．、]/.test(plain) ||
    OPENS_LOOSELY.test(plain)
  )
    return false
  if (STATISTIC.test(plain) || TALE.test(plain) || CUT_SHORT.test(plain.replace(/。$/, ''))) return false
  const told = plain.replace(OPENING_TIME, '').replace(/。$/, '')
  if (told.split('，').length > MOST_CLAUSES || (plain.match(/\d+/g)?.length ?? 0) > 3) return false
  const subject = endOfSubject(told)
  return subject > 0 && namesItself(told.slice(0, subject), () => false) && told.length - subject >= FEWEST_TOLD
}

/** Whether `length` characters of `shadow` at `at` are whole words: a rule's word inside another ('指' in '指导') is none. */
export function areWords(shadow: string, at: number, length: number): boolean {
  const words = splitWords(shadow)
  return words.some((word) => word.at === at) && words.some((word) => word.at + word.word.length === at + length)
}
