/** Cards whose answer is chosen from options (requirements/recite.md#multiple-choice). */

/** One of the options of a card, as it is written. */
export interface Option {
  text: string
  isRight: boolean
}

/** The answer of a card that is chosen: its options, and more about it, which may be empty. */
export interface Choice {
  options: Option[]
  more: string
}

/** So many options a card has at most: each has a key of its own. */
export const MOST_OPTIONS_PER_CARD = 9

/** An option may hold a break that ends no line of Markdown, such as U+2028, which `.` would not match. */
const OPTION = /^[-*+][ \t]+\[([ xX])\](?:[ \t]([^\n]*))?$/
const FURTHER_LINE = /^ {2}/

/**
 * Options stand in the answer as a list of tasks in Markdown, the right one ticked; further lines of an option are indented
 * by two spaces. What follows the list is more about it. An answer without such a list has no options.
 */
export function readChoice(answer: string): Choice {
  const lines = answer.split('\n')
  const options: Option[] = []
  let at = 0
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [isOption, tick, text = ''] = OPTION.exec(line) ?? []
    const last = options.at(-1)
    if (isOption !== undefined) options.push({ text, isRight: tick !== ' ' })
    else if (last && FURTHER_LINE.test(line)) last.text += `\n${line.slice(2)}`
    else break
  }
  if (options.length > 0 && lines[at] === '') at += 1
  return { options, more: lines.slice(at).join('\n') }
}

/** The inverse of `readChoice`. */
export function writeChoice({ options, more }: Choice): string {
  const list = options.map(({ text, isRight }) => `- [${isRight ? 'x' : ' '}] ${text.replaceAll('\n', '\n  ')}`)
  return [...list, ...(more === '' ? [] : options.length > 0 ? ['', more] : [more])].join('\n')
}

/** What is asked of an answer that is chosen: its options with something in them, and which of them is right. */
export interface AskedChoice {
  options: string[]
  right: string
  more: string
}

/** Null where nothing could be chosen: two options at least, no two alike, and one of them right. */
export function askedChoice(answer: string): AskedChoice | null {
  const { options, more } = readChoice(answer)
  const said = options.map(({ text, isRight }) => ({ text: text.trim(), isRight })).filter(({ text }) => text !== '')
  const texts = said.map(({ text }) => text)
  const [right, ...others] = said.filter(({ isRight }) => isRight)
  if (texts.length < 2 || new Set(texts).size < texts.length || !right || others.length > 0) return null
  return { options: texts, right: right.text, more: more.trim() }
}

/** The answer of a card that is chosen from `options`, with why it is right. */
export const choiceOf = (options: readonly string[], right: string, more: string): string =>
  writeChoice({ options: options.map((text) => ({ text, isRight: text === right })), more })

/** How many options are written at first. */
const FIRST_OPTIONS = 4

/** The answer of a card that is to be chosen from now on: what it was is the right option, the others are yet to be written. */
export function answerAsChoice(answer: string): string {
  if (readChoice(answer).options.length > 0) return answer
  const blank = Array.from({ length: FIRST_OPTIONS - 1 }, () => ({ text: '', isRight: false }))
  return writeChoice({ options: [{ text: answer, isRight: true }, ...blank], more: '' })
}

/**
 * The answer of a card that is no longer chosen: the right option, and more about it. Where none is right, more alone; an
 * answer without options stays what it is.
 */
export function choiceAsAnswer(answer: string): string {
  const { options, more } = readChoice(answer)
  if (options.length === 0) return answer
  const right = options.filter(({ isRight }) => isRight).map(({ text }) => text)
  return [...right, more].filter((text) => text.trim() !== '').join('\n\n')
}
