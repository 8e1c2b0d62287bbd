import type { CardCandidate } from '../cards/candidate.ts'
import { isBalanced } from './reading.ts'
import { simplifiedShadow } from './simplified.ts'
import { splitWords } from './words.ts'

const LONGEST_QUESTION = 64
const LONGEST_ANSWER = 90
/** What stands for something said before, or speaks to somebody. */
const LEANS =
  /[它她您咱]|这(?!种(?:现象|过程|情况|方法|反应|作用|关系|做法|方式|效应|状态)称为)|那(?!么)|该(?!国)|[^如彼]此(?!外|类|后)|^此|其(?!他|它|中|实)|他们|她们|[我你]|上述|以上|前者|后者|两者|二者|本文|本章|本节|两地|同年|次年|隔年|旋即|同时|随后|后来|另一|又一|以下|下列|如下|前述|当地|此时|当时|不久|并且|从而|于是|因此|某[个人种]|[此彼]|[^和与不的]也(?!是一|称)|又|仍|依旧|还(?!原)|再(?!生|现)/
/** Code, quoted classics, pictures and the like. */
const FOREIGN = /[【】{}<>=\\`|$#_^@~*]|\(\)|https?:|示例|例 ?\d|[图表圖] ?\d|^\d+$|->/
const CUT_SHORT =
  /(?:[的和与在是为对把被而但或及由从向到以将使让则就也都并且、]|因为|如果|但是|以及|例如|包括|等于|比如)$/
const OPENS_LOOSELY =
  /^(?:的|和|与|或|而|但|则|就|也|都|并|且|之|者|地|得|了|着|过|们|个|后|时|这|那|它|他|她|该|此|其(?!他))/

/** Whether a strict reader would keep a card of a Chinese statement, having nothing but the card. */
export function isSoundAlone({ question, answer, rule }: Pick<CardCandidate, 'question' | 'answer' | 'rule'>): boolean {
  const [asked, told] = [simplifiedShadow(question), simplifiedShadow(answer)]
  if (asked.length > LONGEST_QUESTION || told.length > LONGEST_ANSWER) return false
  if (LEANS.test(asked) || FOREIGN.test(asked) || FOREIGN.test(told) || !isBalanced(asked) || !isBalanced(told))
    return false
  if (CUT_SHORT.test(told) || OPENS_LOOSELY.test(told) || /^[^\p{L}\p{N}《“「]|[？?]/u.test(told)) return false
  if (asked.replaceAll('“', '').includes(told) || /_{3,}.*_{3,}/.test(asked)) return false
  return rule === 'date' || rule === 'naming-blank' || !/[它她你我]|^这|这[种个些]/.test(told)
}

/** Whether a simplified statement can be judged true or false without the text around it. */
export function statementStandsAlone(plain: string): boolean {
  if (LEANS.test(plain) || FOREIGN.test(plain) || /[：；“「（(]|[.,] /.test(plain) || OPENS_LOOSELY.test(plain))
    return false
  const words = splitWords(plain)
  if (!/^(?:n|vn|l|j|eng|b|nr|ns|nt|nz|m|t)/.test(words[0]?.tag ?? '') || CUT_SHORT.test(plain.replace(/。$/, '')))
    return false
  return words.some(({ tag }) => /^v/.test(tag)) && (plain.match(/，/g)?.length ?? 0) <= 2
}

/** Whether words of `shadow` begin at `at`: a rule's word inside another word ('于是') is none. */
export const startsWord = (shadow: string, at: number): boolean => splitWords(shadow).some((word) => word.at === at)
