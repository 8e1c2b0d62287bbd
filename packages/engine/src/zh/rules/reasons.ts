import { LEANING_OPENING } from '../data/words.ts'
import { endOfSubject, namesItself } from '../phrase.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const BECAUSE_FIRST = /^(因为)([^，]{4,50})，(?:所以|因此|因而)([^，]{6,50})$/d
const BECAUSE_LAST = /^([^，]{5,50})，(因为)([^，]{5,60})$/d
/** What leans on the text, or belongs to one occasion: '他', '这', '了', a year. */
const OCCASION = /[它她他我你]|[这那该此其又仍也还才便遂却只了曾]|前者|后者|自己|对方|因此|所以|但|[；：]|\d{3,4}年/
const CUT_SHORT = /(?:可能|能够?|会|是|的|讲|说|看|而言|方面|不|、)$/

/** '因为……，所以……', '……，因为……' → '为什么……？', where it holds always and of no one in particular. */
export const reason: ChineseRule = (input) => {
  const first = find(input, BECAUSE_FIRST)
  const found = first ?? find(input, BECAUSE_LAST)
  if (!found) return null
  const [effect, because, cause] = first ? [3, 1, 2] : [1, 2, 3]
  const plain = found.plain(effect)
  const end = endOfSubject(plain)
  if (end < 0 || plain.length - end < 2 || !namesItself(plain.slice(0, end), input.isTopic)) return null
  if (OCCASION.test(plain + found.plain(cause)) || LEANING_OPENING.test(plain) || CUT_SHORT.test(plain)) return null
  if (![plain.slice(end), found.plain(cause)].every(hasVerb) || /^nr/.test(splitWords(plain)[0]?.tag ?? '')) return null
  return {
    rule: 'reason',
    question: `${input.say('为什么')}${found.written(effect)}？`,
    answer: found.written(because) + found.written(cause),
    term: found.written(effect).slice(0, end),
  }
}

const hasVerb = (plain: string): boolean => splitWords(plain).some(({ tag }) => /^[va]/.test(tag))
