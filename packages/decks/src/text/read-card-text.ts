import { parseCardFile } from '@lectern/domain/cards/card-file'
import { checkCard } from '@lectern/domain/cards/faces'
import { type CARD_TEXT_FORMATS, MAX_SEPARATOR_CHARACTERS } from '@lectern/domain/cards/imports'
import { guessSeparators, readRows, type Separators, SIDE_SEPARATORS } from './delimited.ts'
import { looksLikeMarkdown, readMarkdownCards } from './markdown-cards.ts'
import type { ReadCardText, TextCard } from './text-card.ts'

export interface CardTextOptions {
  /** Blocks are the text file of this product; delimited are spreadsheets and Quizlet. */
  format: (typeof CARD_TEXT_FORMATS)[number]
  /** What separates the sides and the cards of delimited text. */
  separators: Separators
  /** Whether the first row says what the columns are. */
  hasHeader: boolean
}

const HEADER_WORDS =
  /^(?:question|front|term|word|definition|answer|back|tags|kind|side [12]|問題|答案|问题|正面|背面|詞語|定義|术语|定义)$/i
const BLOCK_LINE = /^[ \t]*---[ \t]*$/m
/** How Anki's own text files say what they are. */
const ANKI_HEADER =
  /^#(separator|html|tags column|deck|notetype|deck column|notetype column|guid column|columns|tags):(.*)$/i
const ANKI_SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
}
/** A spreadsheet takes what begins so for a calculation; our own files put an apostrophe before it. */
const GUARDED = /^'(?='*(?:[=@+]|-(?!\d)))/
const GAP = /\{\{c[1-9]\d{0,2}(?:,\d{1,3})*::/

/** What the text looks like. */
export function guessOptions(text: string): CardTextOptions {
  const tidy = withoutMark(text)
  const { separator, rest } = readAnkiHeader(tidy)
  const headed = SIDE_SEPARATORS.find((side) => isHeader(rest, { side, card: '\n' }))
  const side = separator ?? headed
  const separators = side === undefined ? guessSeparators(rest) : { side, card: '\n' }
  const hasHeader = isHeader(rest, separators)
  const options = { separators, hasHeader }
  if (side !== undefined) return { format: 'delimited', ...options }
  if (looksLikeMarkdown(tidy)) return { format: 'markdown', ...options }
  return { format: BLOCK_LINE.test(tidy) ? 'blocks' : 'delimited', ...options }
}

function isHeader(text: string, separators: Separators): boolean {
  const [first = []] = readRows(text.slice(0, 500), separators)
  return first.length > 1 && first.every((cell) => HEADER_WORDS.test(cell.trim()))
}

export function readCardText(text: string, options: CardTextOptions): ReadCardText {
  const tidy = withoutMark(text)
  if (options.format === 'markdown') return readMarkdownCards(tidy)
  if (options.format === 'delimited') return readDelimited(tidy, options)
  const cards = parseCardFile(tidy).map((card) => ({ ...card, kind: 'basic' as const, tags: [] }))
  const blocks = tidy.split(BLOCK_LINE).map((block) => block.trim())
  return { cards, incomplete: blocks.filter((block) => block !== '' && !block.includes('\n')) }
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

function readDelimited(text: string, { separators, hasHeader }: CardTextOptions): ReadCardText {
  const { rest, tagsColumn } = readAnkiHeader(text)
  if (separators.side === '' || separators.card === '') return { cards: [], incomplete: [] }
  const [header = [], ...others] = readRows(rest, separators)
  const rows = hasHeader ? others : header.length > 0 ? [header, ...others] : []
  const columns = columnsOf(hasHeader ? header : [], tagsColumn)
  const cards: TextCard[] = []
  const incomplete: string[] = []
  for (const row of rows) {
    const cell = (at: number) => (row[at] ?? '').trim().replace(GUARDED, '')
    const [question, answer] = [cell(columns.question), cell(columns.answer)]
    const kind = kindOf(cell(columns.kind), question, answer)
    if (question === '' || (answer === '' && kind !== 'cloze')) incomplete.push(row.join(' ').trim())
    else cards.push({ kind, question, answer, tags: splitTags(cell(columns.tags)) })
  }
  return { cards, incomplete: incomplete.filter(Boolean) }
}

function columnsOf(header: readonly string[], tagsColumn: number | null) {
  const at = (words: RegExp) => header.findIndex((cell) => words.test(cell.trim()))
  const tags = tagsColumn ?? at(/^tags$/i)
  return { question: 0, answer: 1, tags: tags > 1 || tags === -1 ? tags : -1, kind: at(/^kind$/i) }
}

function kindOf(said: string, question: string, answer: string): TextCard['kind'] {
  if (said === 'reversed') return 'reversed'
  if (said === 'choice' && checkCard({ kind: 'choice', question, answer }) === null) return 'choice'
  return GAP.test(question) ? 'cloze' : 'basic'
}

const splitTags = (tags: string): string[] => tags.split(/[\s,;]+/).filter(Boolean)

function readAnkiHeader(text: string): { separator: string | null; tagsColumn: number | null; rest: string } {
  let rest = text
  let separator: string | null = null
  let tagsColumn: number | null = null
  for (;;) {
    const end = rest.indexOf('\n')
    const [, name, value = ''] = ANKI_HEADER.exec(end < 0 ? rest : rest.slice(0, end)) ?? []
    if (name === undefined) return { separator, tagsColumn, rest }
    if (name.toLowerCase() === 'separator')
      separator = (ANKI_SEPARATORS[value.trim().toLowerCase()] ?? value).slice(0, MAX_SEPARATOR_CHARACTERS)
    if (name.toLowerCase() === 'tags column') tagsColumn = Number.parseInt(value, 10) - 1
    rest = end < 0 ? '' : rest.slice(end + 1)
  }
}
