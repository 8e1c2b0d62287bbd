import { checkCard } from '@lectern/domain/cards/faces'
import { closesFence, findFence } from '@lectern/domain/markdown/prose'
import type { ReadCardText, TextCard } from './text-card.ts'

const QUESTION = /^\s*(?:[-*+]\s+)?(?:\*\*)?(?:Q|問|问|題|题)(?:\*\*)?\s*[:：](?:\*\*)?\s?(.*)$/
const ANSWER = /^\s*(?:\*\*)?(?:A|答)(?:\*\*)?\s*[:：](?:\*\*)?\s?(.*)$/
const TAGS = /^\s*(?:Tags|標籤|标签)\s*[:：]\s*(.*)$/i
const REVERSED = /^(?:[-*+]\s+)?(.+?)\s+:::\s+(.+)$/
const IN_A_LINE = /^(?:[-*+]\s+)?(.+?)\s*(?<!:)::(?!:)\s*(.+)$/
const GAP = /\{\{c[1-9]\d{0,2}(?:,\d{1,3})*::/
/** A line that would be read as a mark is written behind a backslash. */
const ESCAPED = /^\\(?=\s*(?:Q|A|問|问|題|题|答|Tags|標籤|标签)\s*[:：])/gim
const TO_ESCAPE = /^(?=\s*(?:Q|A|問|问|題|题|答|Tags|標籤|标签)\s*[:：])/gim

export const looksLikeMarkdown = (text: string): boolean => {
  const lines = text.split('\n', 400)
  if (lines.some((line) => QUESTION.test(line)) && lines.some((line) => ANSWER.test(line))) return true
  const said = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const inALine = said.filter((line) => !GAP.test(line) && (REVERSED.test(line) || IN_A_LINE.test(line)))
  return inALine.length > 0 && inALine.length * 2 >= said.length
}

interface Block {
  question: string[]
  /** Null until it begins. */
  answer: string[] | null
  tags: string[]
}

/** `Q:` and `A:` with all lines up to the next, `term :: definition` and `term ::: asked both ways` in one line each. */
export function readMarkdownCards(text: string): ReadCardText {
  const reader = new MarkdownReader()
  for (const line of text.split('\n')) reader.addLine(line)
  return reader.finish()
}

class MarkdownReader {
  readonly #cards: TextCard[] = []
  readonly #incomplete: string[] = []
  #block: Block | null = null
  /** The marks that end the fenced code that the reader stands in. */
  #fence: string | null = null

  addLine(line: string): void {
    const block = this.#block
    const side = block && (block.answer ?? block.question)
    if (this.#fence !== null) {
      side?.push(line)
      if (closesFence(line, this.#fence)) this.#fence = null
      return
    }
    this.#fence = findFence(line)?.marks ?? null
    const [, question] = QUESTION.exec(line) ?? []
    if (question !== undefined) {
      this.#closeBlock()
      this.#block = { question: [question], answer: null, tags: [] }
    } else if (block && side) addToBlock(block, side, line)
    else keepLine(line, this.#cards, this.#incomplete)
  }

  finish(): ReadCardText {
    this.#closeBlock()
    return { cards: this.#cards, incomplete: this.#incomplete }
  }

  #closeBlock(): void {
    if (this.#block) keepBlock(this.#block, this.#cards, this.#incomplete)
    this.#block = null
  }
}

function addToBlock(block: Block, side: string[], line: string): void {
  const [, answer] = block.answer === null ? (ANSWER.exec(line) ?? []) : []
  const [, tags] = TAGS.exec(line) ?? []
  if (answer !== undefined) block.answer = [answer]
  else if (tags !== undefined) block.tags = tags.split(/[\s,，]+/).filter(Boolean)
  else side.push(line)
}

function keepBlock({ question, answer, tags }: Block, cards: TextCard[], incomplete: string[]): void {
  const [asked, answered] = [join(question), join(answer ?? [])]
  const isChosen = checkCard({ kind: 'choice', question: asked, answer: answered }) === null
  const kind = GAP.test(asked) ? 'cloze' : isChosen ? 'choice' : 'basic'
  if (asked === '' || (answered === '' && kind !== 'cloze')) incomplete.push(asked || answered)
  else cards.push({ kind, question: asked, answer: answered, tags })
}

const join = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(ESCAPED, '')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '')

function keepLine(line: string, cards: TextCard[], incomplete: string[]): void {
  const said = line.trim()
  if (said === '' || said.startsWith('#') || /^-{3,}$/.test(said)) return
  const [, one, other] = REVERSED.exec(said) ?? []
  if (one && other) cards.push({ kind: 'reversed', question: one, answer: other, tags: [] })
  else if (GAP.test(said)) cards.push({ kind: 'cloze', question: said, answer: '', tags: [] })
  else {
    const [, term, definition] = IN_A_LINE.exec(said) ?? []
    if (term && definition) cards.push({ kind: 'basic', question: term, answer: definition, tags: [] })
    else incomplete.push(said)
  }
}

/** The inverse of `readMarkdownCards`. */
export const writeMarkdownCards = (cards: readonly TextCard[]): string => `${cards.map(writeCard).join('\n\n')}\n`

function writeCard({ kind, question, answer, tags }: TextCard): string {
  const isShort = ![question, answer].some((side) => /\n|:::|^\s*$/.test(side))
  if (kind === 'reversed' && isShort && tags.length === 0 && !/^(?:#|[-*+]\s)/.test(question))
    return `${question} ::: ${answer}`
  const lines = [`Q: ${escapeSide(question)}`]
  if (answer !== '') lines.push(kind === 'choice' ? `A:\n${escapeSide(answer)}` : `A: ${escapeSide(answer)}`)
  if (tags.length > 0) lines.push(`Tags: ${tags.map((tag) => tag.replace(/[\s,，]+/g, '_')).join(', ')}`)
  return lines.join('\n')
}

/** The first line stands behind its mark. */
const escapeSide = (side: string): string => {
  const [first = '', ...rest] = side.split('\n')
  return [first, ...rest.map((line) => line.replace(TO_ESCAPE, '\\'))].join('\n')
}
