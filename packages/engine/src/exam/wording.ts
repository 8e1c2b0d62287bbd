import type { Language } from '../parse/script.ts'
import type { Say } from '../zh/rules/rule.ts'

/** The engine's own words in an exam, in the language and script of the material. */
export type Wording = {
  readonly isTrue: string
  readonly isFalse: string
  readonly whichTerm: (description: string) => string
  readonly whichPerson: (description: string) => string
  readonly complete: (sentence: string) => string
  readonly fillIn: (sentence: string) => string
  readonly trueOrFalse: (statement: string) => string
  /** Asks for as many sentences as the answer has to say. */
  readonly atLength: (question: string, isLong: boolean) => string
  readonly explain: (title: string, terms: readonly string[]) => string
  readonly quote: (sentence: string) => string
  readonly correct: (was: string, now: string) => string
}

const list = (items: readonly string[], separator: string, last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(separator)}${last}${items.at(-1)}`

const ENGLISH: Wording = {
  isTrue: 'True',
  isFalse: 'False',
  whichTerm: (description) => `Which term matches this description? “${description}”`,
  whichPerson: (description) => `Who is described here? “${description}”`,
  complete: (sentence) => `Choose the option that best completes the sentence: ${sentence}`,
  fillIn: (sentence) => `Fill in the blank: ${sentence}`,
  trueOrFalse: (statement) => `True or false? ${statement}`,
  atLength: (question, isLong) => `${question} Answer in ${isLong ? 'a few' : 'one or two'} sentences.`,
  explain: (title, terms) =>
    terms.length === 0
      ? `Explain the main ideas of “${title}” in your own words.`
      : `Explain “${title}” with reference to ${list(terms, ', ', ' and ')}.`,
  quote: (sentence) => `The material says: “${sentence}”`,
  correct: (was, now) => `It should be “${was}”, not “${now}”.`,
}

const chinese = (say: Say): Wording => ({
  isTrue: say('正确'),
  isFalse: say('错误'),
  whichTerm: (description) => `${say('下列哪个术语符合这一描述？“')}${description}${say('”')}`,
  whichPerson: (description) => `${say('这里描述的是谁？“')}${description}${say('”')}`,
  complete: (sentence) => `${say('选择最合适的选项填空：')}${sentence}`,
  fillIn: (sentence) => `${say('填空：')}${sentence}`,
  trueOrFalse: (statement) => `${say('判断正误：')}${statement}`,
  atLength: (question, isLong) => `${question}${say(isLong ? '请用几句话说明。' : '请用一两句话说明。')}`,
  explain: (title, terms) =>
    terms.length === 0
      ? `${say('请根据材料说明“')}${title}${say('”的主要内容。')}`
      : `${say('请根据材料说明“')}${title}${say('”，答案中应涉及：')}${terms.join('、')}。`,
  quote: (sentence) => `${say('原文：“')}${sentence}${say('”')}`,
  correct: (was, now) => `${say('应为“')}${was}${say('”，而不是“')}${now}${say('”。')}`,
})

export const wordingFor = (language: Language, say: Say): Wording => (language === 'en' ? ENGLISH : chinese(say))
