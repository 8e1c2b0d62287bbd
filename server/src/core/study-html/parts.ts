import { partIdOf } from '../feedback/part-id.ts'
import { readHtmlText } from './read-html-text.ts'

/** What stands under one heading of sanitised HTML, with it. */
interface HtmlPart {
  /** Follows from what it holds: it stays the same when others go, and alike parts have the same. */
  id: string
  /** Which of the headings it stands under, from 0, in the order of the text. */
  heading: number
}

interface Stretch extends HtmlPart {
  start: number
  end: number
}

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g
const NEVER_OPEN = ['br', 'hr']
const HEADINGS = ['h2', 'h3', 'h4']
/** Nothing is left that these set apart. */
const LEADING_RULES = /^(?:<hr \/>\s*)+/

/**
 * The parts of a text: each h3 with what follows up to the next h3 or h2, and an h2 where no h3 follows it. A heading without
 * words is none, and what has no heading belongs to no part; nor does what a rule (hr) sets apart, or a paragraph of a class, which
 * says what could not be made.
 */
export const partsOf = (html: string): HtmlPart[] => stretchesOf(html).map(({ id, heading }) => ({ id, heading }))

/** A text without a part, and without those that are alike; null where there is none. */
export function withoutPart(html: string, id: string): { html: string; part: string } | null {
  const gone = stretchesOf(html).filter((part) => part.id === id)
  const [first] = gone
  if (!first) return null
  let left = ''
  let from = 0
  for (const { start, end } of gone) {
    left += html.slice(from, start)
    from = end
  }
  return {
    html: `${left}${html.slice(from)}`.trim().replace(LEADING_RULES, ''),
    part: html.slice(first.start, first.end).trimEnd(),
  }
}

function stretchesOf(html: string): Stretch[] {
  const borders = bordersOf(html)
  return borders.flatMap(({ level, heading, at }, index) => {
    const next = borders[index + 1]
    const isPart = level === 'h3' || (level === 'h2' && next?.level !== 'h3')
    if (!isPart) return []
    const end = next?.at ?? html.length
    const id = partIdOf(html.slice(at, end).trimEnd())
    return [{ id, heading, start: at, end }]
  })
}

interface Border {
  /** Null for what belongs to no part. */
  level: 'h2' | 'h3' | null
  heading: number
  at: number
}

/** Where parts begin and end: at what stands in nothing else. */
function bordersOf(html: string): Border[] {
  const borders: Border[] = []
  let depth = 0
  let headings = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index: at } of html.matchAll(TAG)) {
    if (depth === 0 && name === 'hr') borders.push({ level: null, heading: -1, at })
    if (NEVER_OPEN.includes(name)) continue
    if (slash) {
      depth -= 1
      continue
    }
    if (depth === 0 && HEADINGS.includes(name) && hasWords(html, at + tag.length, name)) {
      if (name === 'h2' || name === 'h3') borders.push({ level: name, heading: headings, at })
      headings += 1
    } else if (depth === 0 && attributes.includes('class=')) borders.push({ level: null, heading: -1, at })
    depth += 1
  }
  return borders
}

function hasWords(html: string, from: number, name: string): boolean {
  const end = html.indexOf(`</${name}>`, from)
  return readHtmlText(html.slice(from, end < 0 ? html.length : end)) !== ''
}
