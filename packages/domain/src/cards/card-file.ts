/** The text file that a set is exported to and imported from (requirements/recite.md#card-files). */
import { tidyCardSide } from '../recite.ts'

const SEPARATOR = '---'
const SEPARATOR_LINE = /^[ \t]*---[ \t]*$/m
const SEPARATOR_LINES = new RegExp(SEPARATOR_LINE, 'gm')

/** A card as the file holds it: plain text, neither side empty. */
export interface CardText {
  question: string
  answer: string
}

/** Blocks between lines of three dashes; the first line is the question, the rest the answer; incomplete ones are left out. */
export function parseCardFile(text: string): CardText[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split(SEPARATOR_LINE)
    .map((block) => {
      const [question = '', ...rest] = block.trim().split('\n')
      return { question: question.trim(), answer: tidyCardSide(rest.join('\n')) }
    })
    .filter(({ question, answer }) => question && answer)
}

/** The inverse of `parseCardFile`; a question becomes one line, and a line of three dashes inside a card an em dash. */
export function formatCardFile(cards: readonly CardText[]): string {
  return cards
    .map(({ question, answer }) => `${question.trim().replace(/\s*\n\s*/g, ' ')}\n${tidyCardSide(answer)}`)
    .map((block) => block.replace(SEPARATOR_LINES, '—'))
    .join(`\n${SEPARATOR}\n`)
    .concat('\n')
}
