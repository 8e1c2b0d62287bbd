import { isCompound } from '../lexicon.ts'
import { GENERIC_HEADING, HEADING_NUMBER, LABELS, UNFINISHED_LEAD } from './data/headings.ts'
import type { Line } from './lines.ts'
import { MappedText, type Place } from './mapped-text.ts'
import { isHan, languageOf, measure } from './script.ts'

/** 'entry' is a term with its definition, 'row' a line of a table. */
type BlockKind = 'heading' | 'item' | 'entry' | 'paragraph' | 'row'

/** A heading, a paragraph, an item of a list and so on, read as one run of text. */
export type Block = Place & {
  readonly kind: BlockKind
  readonly text: string
  /** Headings: 1 (highest) to 6. */
  readonly level: number
  /** How far it stands in. */
  readonly indent: number
  readonly marked: readonly string[]
  /** Entries: the term, and where its definition begins in `text`. */
  readonly term?: string
  readonly definitionAt?: number
}

/** An entry ('Currency: one coin for all') is a line of a list like any other. */
export const isLine = ({ kind }: Pick<Block, 'kind'>): boolean => kind === 'item' || kind === 'entry'

/** A block together with the places of its characters, while the document is being read. */
export type MappedBlock = Block & { readonly content: MappedText }

const MARKDOWN_HEADING = /^(#{1,6})\s+/
const LIST_MARK =
  /^(?:[-*+•●▪◦‣·–](?=\s)|[•●▪◦‣]|\(?\d{1,2}[.)、）](?!\d)|\(?[a-z][.)](?=\s)|（[一二三四五六七八九十\d]+）|[①-⑳⑴-⒇])\s*/
/** Whether `line` may be the entry after `open` in a list of words without list marks; a short line does not go on in the next. */
const continuesGlossary = ({ kind, lines: [first] }: OpenBlock, line: Line): boolean =>
  kind === 'entry' &&
  ((first?.text.length ?? 0) < SHORT_LINE || /^\p{Ll}/u.test(first?.text ?? '') === /^\p{Ll}/u.test(line.text))
const SHORT_LINE = 40

/** The student's own questions and answers, each a paragraph of its own. */
const QUESTION_OR_ANSWER = /^(?:Q|A|Question|Answer|问|問|答|问题|問題|答案)\s?\d{0,2}\s?[:：.](?=\s|\p{Script=Han})/u
const ENTRY = /^([^:：。.!?，,;；\t]{2,50}?)\s*(?::(?!\/\/)|：|\s[–—-]{1,2}\s|——)\s*(?=.{4}|\p{Script=Han})/u
const PAIR = /^([^\t]{1,40}?)\s*\t\s*(?=[^\t]{1,300}$)/
/** A word with its translation in a list of such: 'abandon v. 放弃', '酶 enzyme'. */
const TRANSLATED =
  /^([A-Za-z][A-Za-z’' -]{0,38}?[A-Za-z])\s+(?:\/[^/]{1,30}\/\s*|\[[^\]]{1,30}\]\s*)?(?=(?:[a-z]{1,4}\.\s*){0,2}\p{Script=Han}(?:[^A-Za-z。！？]|\b[a-z]{1,4}\.){0,36}$)|^(\p{Script=Han}{1,12})\s+(?=[A-Za-z][A-Za-z’' -]{1,40}$)/u
const PLAIN_HEADING_LEVEL = 2
const BOLD_HEADING_LEVEL = 6
const LONGEST_BOLD_TITLE = 12
const HEADING_MARKS = /\s*(?:#+|\{[^}]*\})\s*$/

/** A block that lines may still join. */
type OpenBlock = {
  readonly kind: 'item' | 'entry' | 'paragraph'
  readonly lines: Line[]
  readonly parts: MappedText[]
  readonly rest: Partial<Block>
}

/** Puts lines together to blocks: wrapped lines are rejoined, each list item and heading stands alone. */
export function readBlocks(lines: readonly Line[]): MappedBlock[] {
  const blocks: MappedBlock[] = []
  const compounds = compoundsIn(lines)
  let open: OpenBlock | null = null
  const close = (): void => {
    if (open) blocks.push(joinLines(open, compounds))
    open = null
  }
  for (const [index, line] of lines.entries()) {
    if (!line.text) {
      close()
      continue
    }
    const start = readStart(lines, index, open)
    if (start === null && open) {
      open.lines.push(line)
      open.parts.push(line.content)
      continue
    }
    close()
    if (start && 'content' in start) blocks.push(start)
    else open = start ?? { kind: 'paragraph', lines: [line], parts: [line.content], rest: {} }
  }
  close()
  return blocks
}

/** What begins at this line: a whole block, one that may go on, or null where the line is plain text. */
function readStart(lines: readonly Line[], index: number, open: OpenBlock | null): MappedBlock | OpenBlock | null {
  const line = lines[index] as Line
  const isFresh = !open || endsSentence(open.lines.at(-1)) || continuesGlossary(open, line)
  const isTranslated = [lines[index - 1], lines[index + 1]].some((near) => near && translationIn(near.text))
  if (line.isRow) return readColumns(line.content, line, isTranslated) ?? makeBlock('row', line.content, line)
  const marked = markedStart(line, isFresh, isTranslated)
  if (marked) return marked
  const isApart =
    open !== null && line.isQuoted !== open.lines[0]?.isQuoted && (line.isQuoted || !/^\p{Ll}/u.test(line.text))
  const isListed = open !== null && open.kind !== 'paragraph' && line.indent <= (open.lines[0]?.indent ?? 0)
  if ((isFresh || isListed) && isBoldTitle(line))
    return makeBlock('heading', line.content, line, { level: BOLD_HEADING_LEVEL, marked: [] })
  if (isApart) return { kind: 'paragraph', lines: [line], parts: [line.content], rest: {} }
  if (open?.kind === 'item' || open?.kind === 'entry') {
    const first = open.lines[0] as Line
    if (/^\p{Ll}/u.test(line.text) || line.indent > first.indent) return null
    return plainHeading(lines, index) ?? { kind: 'paragraph', lines: [line], parts: [line.content], rest: {} }
  }
  return isFresh ? plainHeading(lines, index) : null
}

function makeBlock(kind: BlockKind, content: MappedText, line: Line, rest: Partial<Block> = {}): MappedBlock {
  return {
    kind,
    content,
    text: content.text,
    level: 0,
    indent: line.indent,
    marked: line.marked,
    ...content.place(),
    ...rest,
  }
}

/** A block that one line alone makes known: by a heading mark, a list mark, a colon or tabs. */
function markedStart(line: Line, isFresh: boolean, isTranslated: boolean): MappedBlock | OpenBlock | null {
  const heading = line.text.match(MARKDOWN_HEADING)
  if (heading) {
    const body = line.content.slice(heading[0].length).replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    const end = body.text.replace(HEADING_MARKS, '').length
    return end > 0 ? makeBlock('heading', body.slice(0, end), line, { level: heading[1]?.length ?? 1 }) : null
  }
  const mark = line.text.match(LIST_MARK)?.[0].length ?? 0
  // An outliner writes headings as items: '- ## The thyroid'.
  const hashes = mark > 0 ? (line.text.slice(mark).match(MARKDOWN_HEADING)?.[0].length ?? 0) : 0
  const content = line.content.slice(mark + hashes)
  if (!content.text) return null
  if (isQuestionOrAnswer(content.text, mark > 0))
    return { kind: 'paragraph', lines: [line], parts: [content], rest: {} }
  const columns = readColumns(content, line, isTranslated)
  if (columns) return columns
  if (content.text.includes('\t')) return makeBlock('row', content, line)
  const isItem = mark > 0
  const defined = isItem || isFresh ? content.text.match(ENTRY) : null
  const rest =
    defined?.[1] && isEntry(defined[1], content.text, defined[0].length, isItem)
      ? { term: defined[1].trim(), definitionAt: defined[0].length }
      : {}
  if (!isItem && !rest.term) return null
  return { kind: rest.term ? 'entry' : 'item', lines: [line], parts: [content], rest }
}

/** In a list 'A.' is the first of several letters. */
const isQuestionOrAnswer = (text: string, isItem: boolean): boolean =>
  QUESTION_OR_ANSWER.test(text) && !(isItem && text.startsWith('A.'))

/** A line in two columns, of which the first holds a term. */
function readColumns(content: MappedText, line: Line, isTranslated: boolean): MappedBlock | null {
  const pair = content.text.match(PAIR) ?? (isTranslated ? translationIn(content.text) : null)
  const term = (pair?.[1] ?? pair?.[2])?.trim()
  if (!pair || !term || LABELS.has(term.toLowerCase())) return null
  return makeBlock('entry', content, line, { term, definitionAt: pair[0].length })
}

const translationIn = (text: string): RegExpMatchArray | null => text.replace(LIST_MARK, '').match(TRANSLATED)

/** Whether 'term: rest' reads as an entry of a glossary rather than as a sentence with a colon in it. */
function isEntry(term: string, text: string, definitionAt: number, isItem: boolean): boolean {
  const label = term.trim().toLowerCase()
  if (LABELS.has(label) || /^(?:step|case|方式|步骤|步驟) ?\d*$/i.test(label)) return false
  if (/^\d/.test(text.slice(definitionAt)) && /\d$/.test(term)) return false
  if (HEADING_NUMBER.test(text)) return false
  if (UNFINISHED_LEAD.test(label)) return false
  if (!isItem && !/[.。]$/.test(text) && text.length >= 200) return false
  return languageOf(text) === 'zh' ? term.length <= 14 && !/[是的了在有]$/.test(term) : label.split(/\s+/).length <= 6
}

const endsSentence = (line: Line | undefined): boolean => /[。.!?！？:：」”"）)]$/.test(line?.text ?? '.')

/**
 * A heading without a mark: a short unfinished line that stands alone, is numbered, or is plainly shorter than the
 * text it stands between.
 */
function plainHeading(lines: readonly Line[], index: number): MappedBlock | null {
  const line = lines[index]
  if (!line || /[。.!?！？；;，,：:…]$|=|\t/.test(line.text)) return null
  if (isSetIn(lines, index) || (line.marked.length > 0 && /[，；]/.test(line.text))) return null
  // '潜意识（unconsciousness）' has more of the other language.
  const isChinese = /^\p{Script=Han}/u.test(line.text) || languageOf(line.text) === 'zh'
  if (measure(line.text, 'zh') > 22 || measure(line.text, 'en') > 12) return null
  if (!isChinese && !/^[\p{Lu}\d“"]/u.test(line.text) && !GENERIC_HEADING.test(line.text)) return null
  const before = lines[index - 1]?.text ?? ''
  const after = lines[index + 1]?.text ?? ''
  const standsAlone = !before && !after
  const leadsOn = after.length > line.text.length * 1.6 && /^[\p{Lu}\p{Lo}\d“"「]/u.test(after)
  const isHeading =
    standsAlone || HEADING_NUMBER.test(line.text) || (leadsOn && (!before || endsSentence(lines[index - 1])))
  return isHeading ? makeBlock('heading', line.content, line, { level: PLAIN_HEADING_LEVEL, marked: [] }) : null
}

/** Whether a line is nothing but a few words in bold, underlined or highlighted, which no mark ends. */
const isBoldTitle = ({ text, marked }: Line): boolean =>
  marked.includes(text) &&
  !/^\p{Ll}|[。.!?！？；;，,：:…]$|[，；]/u.test(text) &&
  measure(text, languageOf(text)) <= LONGEST_BOLD_TITLE

/** Whether a line is set in under a line of a list, which it goes on from. */
function isSetIn(lines: readonly Line[], index: number): boolean {
  let at = index - 1
  while (at > 0 && !lines[at]?.text) at--
  const above = lines[at]
  return above !== undefined && LIST_MARK.test(above.text) && (lines[index]?.indent ?? 0) > above.indent
}

/** The lines of one block, joined without the hyphen of a broken word and without spaces between Chinese characters. */
function joinLines({ kind, lines, parts, rest }: OpenBlock, compounds: ReadonlySet<string>): MappedBlock {
  const isBroken = parts.map((part, index) => isBrokenWord(part.text, parts[index + 1]?.text ?? ''))
  const whole = parts.map((part, index) =>
    isBroken[index] && !keepsHyphen(part.text, parts[index + 1]?.text ?? '', compounds)
      ? part.slice(0, part.text.length - 1)
      : part,
  )
  const content = MappedText.join(whole, (left, right, index) => {
    if (isBroken[index - 1]) return ''
    return isHan(left.slice(-1)) || isHan(right) || /[，。、；：」”]$/.test(left) ? '' : ' '
  })
  const marked = lines.flatMap((line) => line.marked)
  return makeBlock(kind, content.replace(/[ \t]{2,}/g, ' '), lines[0] as Line, { ...rest, marked })
}

const isBrokenWord = (left: string, right: string): boolean => /\p{Ll}-$/u.test(left) && /^\p{Ll}/u.test(right)

/** The words with hyphens that stand inside lines, in small letters. */
const compoundsIn = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{Ll}+-\p{Ll}+/gu) ?? []))

/** Whether the hyphen at the end of a line is one of spelling: 'fixed-size', where 'fixedsize' is no word. */
function keepsHyphen(left: string, right: string, compounds: ReadonlySet<string>): boolean {
  const [first = ''] = /\p{L}+(?=-$)/u.exec(left.toLowerCase()) ?? []
  const [second = ''] = /^\p{L}+/u.exec(right.toLowerCase()) ?? []
  if (compounds.has(`${first}-${second}`)) return true
  return isCompound(first, second)
}
