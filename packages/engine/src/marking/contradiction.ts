import { stem } from '../answer/stem.ts'
import { CHINESE_ANTONYMS, ENGLISH_ANTONYMS } from '../data/antonyms.ts'
import { CHINESE_OPPOSITES, CHINESE_TRENDS, ENGLISH_OPPOSITES, ENGLISH_TRENDS } from './data/opposites.ts'

/** A denial with the words right after it. */
const ENGLISH_DENIAL =
  /\b(?:not|no|never|none|neither|nor|cannot|without|unless|\w+n't|nobody|nothing|fails? to)(?: [\w-]+){0,4}/g
const CHINESE_DENIAL =
  /(?:不(?!断|仅|同|但|论|过)(?:能够?|会|可以?|得|要)?|没有?|无(?!线|论)|非(?!常|洲)|未(?!来))\p{Script=Han}{2}/gu
/** What an answer says is not so in order to say what is: '… instead of absorbing it'. */
const SET_ASIDE = /\b(?:instead of|rather than)\b.*$|(?:而不是|而非).*$/
/** 'denser than': a comparative that the lists need not know. */
const COMPARATIVE = /\b\w{3,}er(?= than\b)/

type Pairs = readonly (readonly [string, string])[]
const eachWay = (pairs: Pairs): Pairs =>
  pairs.flatMap(([left, right]) => [[left, right] as const, [right, left] as const])
const ENGLISH = [...ENGLISH_ANTONYMS, ...eachWay(ENGLISH_OPPOSITES)].map(
  ([word, opposite]) => [stem(word), stem(opposite)] as const,
)
/** 'connected' and 'disconnected', 'visible' and 'invisible'. */
const UNDOING = /^(?:un|in|im|il|ir|non|dis|de)(?=[a-z]{4})/
const CHINESE = [...CHINESE_ANTONYMS, ...eachWay(CHINESE_OPPOSITES)]

/** Whether one of two texts in normal form denies something, and the other nothing. */
export const differInDenial = (left: string, right: string): boolean =>
  hasDenial(left.replace(SET_ASIDE, '')) !== hasDenial(right.replace(SET_ASIDE, ''))

const hasDenial = (text: string): boolean => text.search(ENGLISH_DENIAL) >= 0 || text.search(CHINESE_DENIAL) >= 0

/** Whether `answer` has a word where `reference` has its opposite: 'raises' for 'lowers', '增加' for '减少'. */
export function contradicts(answer: string, reference: string): boolean {
  const [own, others] = [stemsOf(affirmed(answer)), stemsOf(affirmed(reference))]
  const isOpposite =
    ENGLISH.some(
      ([word, opposite]) => own.has(word) && others.has(opposite) && !own.has(opposite) && !others.has(word),
    ) ||
    CHINESE.some(
      ([word, opposite]) =>
        answer.includes(word) &&
        reference.includes(opposite) &&
        !answer.includes(opposite) &&
        !reference.includes(word),
    ) ||
    isUndone(own, others) ||
    isUndone(others, own)
  return isOpposite || areOpposed(trendsOf(answer, own), trendsOf(reference, others))
}

/** Whether `left` has a word that undoes one of `right`, which it lacks. */
const isUndone = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.values().some((word) => {
    const plain = word.replace(UNDOING, '')
    return plain !== word && right.has(plain) && !left.has(plain) && !right.has(word)
  })

/** `text` without what it sets aside and the words it denies: 'not strong enough' does not say 'strong'. */
const affirmed = (text: string): string => text.replace(SET_ASIDE, '').replace(ENGLISH_DENIAL, ' ')

const stemsOf = (text: string): Set<string> => new Set((text.match(/[a-z']+/g) ?? []).map(stem))

type Trends = { readonly up: boolean; readonly down: boolean }

/** Whether one speaks only of more and the other only of less. */
const areOpposed = (one: Trends, other: Trends): boolean =>
  one.up !== one.down && other.up !== other.down && one.up !== other.up

/** Whether a text speaks of more, and of less. */
function trendsOf(text: string, stems: ReadonlySet<string>): Trends {
  const comparative = COMPARATIVE.exec(text)?.[0] ?? ''
  return {
    down: ENGLISH_TRENDS.down.some((word) => stems.has(stem(word))) || CHINESE_TRENDS.down.test(text),
    up:
      ENGLISH_TRENDS.up.some((word) => stems.has(stem(word))) ||
      CHINESE_TRENDS.up.test(text) ||
      (comparative !== '' && !ENGLISH_TRENDS.down.includes(comparative)),
  }
}

/** Whether the reference sets more against less ('the price rises, the demand falls') and the answer knows one of them only. */
export function losesOpposition(answer: string, reference: string): boolean {
  const [own, other] = [answer, reference].map((text) => trendsOf(text, stemsOf(text))) as [Trends, Trends]
  return other.up && other.down && own.up !== own.down
}
