import { hashOf } from '@lectern/domain/answers/shuffle'
import { type Option, singular } from './options.ts'

const COUNT = 3
const ENDINGS =
  /(?:tion|sion|ism|ity|osis|esis|ology|ing|ine|ase|gen|cyte|some|phase|ics|ium|ment|ance|ence|ure|ist|er|al|ic|ide)$/

/** What the wrong options are looked for: the right one, and the words it must not be found in. */
export type Wanted = {
  readonly answer: Option
  /** The sentence and the meaning asked about: an option that stands in them could be right, or gives the answer away. */
  readonly context: string
  readonly seed: string
}

/**
 * Three other options plainly of the same kind, none of which stands in the context, the likest first; none at all where
 * there are fewer, for a question with a joke among its options asks nothing.
 */
export function distractorsFor(wanted: Wanted, options: readonly Option[]): Option[] {
  const chosen = likeliest(wanted, options)
  const kin = chosen.filter((option) => isKin(option, wanted.answer)).length
  // 'Intracellular fluid' is seen not to be a pressure; of single words their endings or meanings tell less.
  const isPlainWord = wanted.answer.language === 'en' && !wanted.answer.text.includes(' ')
  return chosen.length === COUNT && kin >= (isPlainWord ? COUNT - 1 : COUNT) ? chosen : []
}

/** Up to three of the options that may stand in the answer's place, the likest first. */
export function likeliest(wanted: Wanted, options: readonly Option[]): Option[] {
  const ranked = options
    .filter((option) => mayStandFor(option, wanted))
    .map((option) => ({
      option,
      score: likeness(option, wanted.answer) + (hashOf(wanted.seed + option.text) % 100) / 400,
    }))
    .toSorted((a, b) => b.score - a.score)
  const chosen: Option[] = []
  for (const { option } of ranked) {
    if (chosen.length === COUNT) break
    if (!chosen.some((other) => isPartOf(other.text, option.text) || isPartOf(option.text, other.text)))
      chosen.push(option)
  }
  return chosen
}

/** Whether two options are plainly of one kind: their names end alike, or they are said to be of one class. */
const isKin = (option: Option, answer: Option): boolean =>
  option.kind === 'person' ||
  (option.language === 'zh' && option.text.at(-1) === answer.text.at(-1)) ||
  (option.genus !== '' && option.genus === answer.genus) ||
  endsAlike(option.text, answer.text) ||
  (ENDINGS.exec(option.text)?.[0] ?? '') === (ENDINGS.exec(answer.text)?.[0] ?? '-')

function mayStandFor(option: Option, { answer, context }: Wanted): boolean {
  if (/^(?:称为|稱為|叫做|即是)/.test(option.text)) return false
  if (option.kind !== answer.kind || option.language !== answer.language) return false
  if (isPartOf(option.text, answer.text) || isPartOf(answer.text, option.text)) return false
  if (context.toLowerCase().includes(singular(option.text))) return false
  if (option.language === 'en' && isAdjective(option.text) !== isAdjective(answer.text)) return false
  if (!option.isDefined && !endsAlike(option.text, answer.text)) return false
  return option.language === 'zh' || isPlural(option.text) === isPlural(answer.text)
}

/** 'monetary policy' and 'fiscal policy' are of one kind, whether or not the text says what they are. */
export const endsAlike = (one: string, other: string): boolean =>
  /\p{Script=Han}/u.test(one)
    ? one.slice(-2) === other.slice(-2)
    : one.includes(' ') && singular(one.split(' ').at(-1) ?? '') === singular(other.split(' ').at(-1) ?? '')

/** 'amphiphilic' among nouns gives itself away. */
const isAdjective = (text: string): boolean => /(?:ic|ous|ive|able|ible|less|ful)$/.test(text) && !text.includes(' ')

const isPartOf = (part: string, whole: string): boolean => singular(whole).includes(singular(part))
export const isPlural = (text: string): boolean => /[^siu]s$/.test(text.replace(/ (?:of|in|for|to) .*$/, ''))

function likeness(option: Option, answer: Option): number {
  const common =
    (option.isDefined ? 1.2 : 0) +
    (Math.abs(option.section - answer.section) <= 1 ? 0.6 : 0) +
    (option.genus !== '' && option.genus === answer.genus ? 1.5 : 0)
  return common + (option.language === 'zh' ? likenessOfCharacters : likenessOfWords)(option.text, answer.text)
}

function likenessOfWords(option: string, answer: string): number {
  const words = option.toLowerCase().split(/[\s-]+/)
  const others = answer.toLowerCase().split(/[\s-]+/)
  const ending = ENDINGS.exec(option)?.[0]
  return (
    (words.length > 1 && words.at(-1) === others.at(-1) ? 2 : 0) +
    (words.length > 1 && words[0] === others[0] ? 0.8 : 0) +
    (ending !== undefined && answer.endsWith(ending) ? 0.8 : 0) -
    Math.abs(words.length - others.length) * 0.6
  )
}

function likenessOfCharacters(option: string, answer: string): number {
  const isMixed = (text: string): boolean => /[A-Za-z]/.test(text)
  return (
    (option.at(-1) === answer.at(-1) ? 1.2 : 0) +
    (option.slice(-2) === answer.slice(-2) ? 1.5 : 0) +
    (isMixed(option) === isMixed(answer) ? 0.5 : -1.5) -
    Math.abs(option.length - answer.length) * 0.4
  )
}
