import { partIdOf } from '../feedback/part-id.ts'
import { readHtmlText } from './read-html-text.ts'

/** What stands under one heading of sanitised HTML, with it; or what stands under none. */
interface HtmlPart {
  /** Follows from what it holds: it stays the same when others go, and alike parts have the same. */
  id: string
  /** Which of the headings it stands under, from 0, in the order of the text; null for none. */
  heading: number | null
  /** How many headings, rules and remarks on what could not be made stand before it. */
  after: number
}

interface Stretch extends HtmlPart {
  start: number
  end: number
}

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g
const NEVER_OPEN = ['br', 'hr']
const HEADINGS = ['h2', 'h3', 'h4']
/** Nothing is left that these set apart. */
const OUTER_RULES = /^(?:<hr \/>\s*)+|(?:\s*<hr \/>)+$/g

/**
 * The parts of a text: each h3 with what follows up to the next h3 or h2, and an h2 where no h3 follows it. A heading without
 * words is none. A rule (hr), and a paragraph of a class, which says what could not be made, are of no part and end one: what follows
 * up to the next heading is a part without one, as is what stands before the first.
 */
export const partsOf = (html: string): HtmlPart[] =>
  stretchesOf(html).map(({ id, heading, after }) => ({ id, heading, after }))

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
    html: `${left}${html.slice(from)}`.trim().replace(OUTER_RULES, ''),
    part: html.slice(first.start, first.end).trimEnd(),
  }
}

function stretchesOf(html: string): Stretch[] {
  const borders = bordersOf(html)
  return borders.flatMap(({ level, heading, after, ...border }, index) => {
    const next = borders[index + 1]
    const end = next?.at ?? html.length
    const text = html.slice(border.start, end).trimStart()
    const isPart = level === 'h3' || (level === 'h2' ? next?.level !== 'h3' : readHtmlText(text) !== '')
    return isPart ? [{ id: partIdOf(text.trimEnd()), heading, after, start: end - text.length, end }] : []
  })
}

interface Border {
  /** Null where what follows has no heading. */
  level: 'h2' | 'h3' | null
  heading: number | null
  after: number
  /** Where what stands before it ends. */
  at: number
  /** Where what stands behind it starts: with its heading, and without what belongs to no part. */
  start: number
}

/** Where parts begin and end: at headings, rules and remarks that stand in nothing else. */
function bordersOf(html: string): Border[] {
  const none = { level: null, heading: null }
  const borders: Border[] = [{ ...none, after: 0, at: 0, start: 0 }]
  let [headings, after] = [0, 0]
  for (const { name, isRemark, at, end } of outermostOf(html)) {
    if (name === 'hr' || isRemark) {
      after += 1
      borders.push({ ...none, after, at, start: end })
    } else if (HEADINGS.includes(name) && readHtmlText(html.slice(at, end)) !== '') {
      if (name === 'h2' || name === 'h3') borders.push({ level: name, heading: headings, after, at, start: at })
      headings += 1
      after += 1
    }
  }
  return borders
}

interface Outermost {
  name: string
  /** Whether it says what could not be made. */
  isRemark: boolean
  at: number
  end: number
}

/** The elements that stand in no other. */
function outermostOf(html: string): Outermost[] {
  const elements: Outermost[] = []
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index: at } of html.matchAll(TAG)) {
    const end = at + tag.length
    if (slash) {
      depth -= 1
      const last = elements.at(-1)
      if (depth === 0 && last) last.end = end
      continue
    }
    if (depth === 0) elements.push({ name, isRemark: attributes.includes('class='), at, end })
    if (!NEVER_OPEN.includes(name)) depth += 1
  }
  return elements
}
