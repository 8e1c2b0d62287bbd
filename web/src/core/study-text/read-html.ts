import { FAILED_CHUNK_CLASS } from '@lectern/domain/notes'
import type { Block, Heading, List, ListItem, Run, Runs, StudyText } from './study-text.ts'

/** What of an element's hand its text inherits. */
type Hand = Omit<Run, 'text'>

const HANDS: Readonly<Record<string, Hand>> = {
  strong: { isStrong: true },
  b: { isStrong: true },
  em: { isEmphasis: true },
  i: { isEmphasis: true },
  code: { isCode: true },
  sub: { place: 'sub' },
  sup: { place: 'sup' },
}
const HEADING_LEVELS: Readonly<Record<string, Heading['level']>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
/** Nothing in them is meant to be read. */
const UNREAD = ['script', 'style', 'template', 'noscript', 'iframe', 'textarea', 'select', 'svg', 'math', 'title']
const BLOCKS = [...Object.keys(HEADING_LEVELS), 'p', 'blockquote', 'pre', 'ul', 'ol', 'dl', 'table', 'hr']
/** Deeper than any notes: what lies below is left out. */
const MOST_DEPTH = 40

/**
 * Reads HTML as study text. It is parsed apart from the page, where nothing loads or runs, and of what it holds only the
 * text and the structure that `StudyText` knows is taken.
 */
export function readHtml(html: string): StudyText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return readBlocks(body, 0)
}

function readBlocks(parent: Element, depth: number): Block[] {
  const blocks: Block[] = []
  let loose: Run[] = []
  const closeParagraph = () => {
    const runs = tidy(loose)
    if (runs.length > 0) blocks.push({ kind: 'paragraph', runs })
    loose = []
  }
  for (const child of parent.childNodes) {
    if (isElement(child) && holdsBlocks(child)) {
      closeParagraph()
      if (depth < MOST_DEPTH) blocks.push(...readBlock(child, depth))
    } else {
      loose.push(...readRuns(child, {}, depth))
    }
  }
  closeParagraph()
  return blocks
}

function readBlock(element: Element, depth: number): Block[] {
  const name = nameOf(element)
  const level = HEADING_LEVELS[name]
  const runs = level || name === 'p' || name === 'blockquote' ? tidy(readRuns(element, {}, depth)) : []
  if (level) return runs.length > 0 ? [{ kind: 'heading', level, runs }] : []
  switch (name) {
    case 'p':
      if (runs.length === 0) return []
      return [{ kind: 'paragraph', runs, ...(element.className === FAILED_CHUNK_CLASS && { isFailure: true }) }]
    case 'blockquote':
      return runs.length > 0 ? [{ kind: 'quote', runs }] : []
    case 'pre':
      return readCode(element)
    case 'hr':
      return [{ kind: 'break' }]
    case 'ul':
    case 'ol':
      return readList(element, depth)
    case 'dl':
      return readTerms(element, depth)
    case 'table':
      return readTable(element, depth)
    default:
      return readBlocks(element, depth + 1)
  }
}

function readCode(element: Element): Extract<Block, { kind: 'code' }>[] {
  const text = (element.textContent ?? '').replace(/^\n|\s+$/g, '')
  return text === '' ? [] : [{ kind: 'code', text }]
}

function readList(element: Element, depth: number): List[] {
  const items = [...element.children]
    .filter((child) => nameOf(child) === 'li')
    .map((item) => readItem(item, depth + 1))
    .filter(({ runs, lists }) => runs.length > 0 || lists.length > 0)
  return items.length > 0 ? [{ kind: 'list', isOrdered: nameOf(element) === 'ol', items }] : []
}

function readItem(item: Element, depth: number): ListItem {
  const isList = (node: Node) => isElement(node) && ['ul', 'ol'].includes(nameOf(node))
  const children = [...item.childNodes]
  const runs = children.filter((child) => !isList(child)).flatMap((child) => readRuns(child, {}, depth))
  const lists = depth < MOST_DEPTH ? children.filter(isList).flatMap((list) => readList(list as Element, depth)) : []
  return { runs: tidy(runs), lists }
}

function readTerms(element: Element, depth: number): Block[] {
  const terms: { term: Runs; meaning: Runs }[] = []
  let term: Runs = []
  for (const child of element.children) {
    const runs = tidy(readRuns(child, {}, depth))
    if (nameOf(child) === 'dt') term = runs
    else if (runs.length > 0) terms.push({ term, meaning: runs })
  }
  return terms.length > 0 ? [{ kind: 'terms', terms }] : []
}

function readTable(table: Element, depth: number): Block[] {
  const rows = [...table.querySelectorAll('tr')].map((row) => ({
    isHeader: row.querySelector('td') === null,
    cells: [...row.children].map((cell) => tidy(readRuns(cell, {}, depth))),
  }))
  const [first, ...others] = rows
  if (!first) return []
  const header = first.isHeader ? first.cells : []
  return [{ kind: 'table', header, rows: (first.isHeader ? others : rows).map(({ cells }) => cells) }]
}

function readRuns(node: Node, hand: Hand, depth: number): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...hand, text: node.nodeValue ?? '' }]
  if (!isElement(node) || UNREAD.includes(nameOf(node)) || depth > MOST_DEPTH) return []
  if (nameOf(node) === 'br') return [{ ...hand, text: '\n' }]
  if (nameOf(node) === 'pre') return readCode(node).map(({ text }) => ({ text, isCode: true, isBlock: true }))
  const inner = { ...hand, ...HANDS[nameOf(node)] }
  return [...node.childNodes].flatMap((child) => readRuns(child, inner, depth + 1))
}

/** Without needless white space and empty runs; alike neighbours are one. */
function tidy(runs: readonly Run[]): Runs {
  const joined: Run[] = []
  for (const run of runs) {
    const text = run.text === '\n' || run.isBlock ? run.text : run.text.replace(/\s+/g, ' ')
    const last = joined.at(-1)
    if (last && isSameHand(last, run)) last.text += text
    else joined.push({ ...run, text })
  }
  const [first, last] = [joined[0], joined.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return joined.filter(({ text }) => text !== '')
}

const isSameHand = (one: Run, other: Run): boolean =>
  one.isStrong === other.isStrong &&
  one.isEmphasis === other.isEmphasis &&
  one.isCode === other.isCode &&
  !one.isBlock &&
  !other.isBlock &&
  one.place === other.place

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
const nameOf = (element: Element): string => element.localName.toLowerCase()
const holdsBlocks = (element: Element): boolean =>
  !UNREAD.includes(nameOf(element)) &&
  (BLOCKS.includes(nameOf(element)) || element.querySelector(BLOCKS.join(',')) !== null)
