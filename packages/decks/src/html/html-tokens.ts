import { decodeEntities } from './entities.ts'

/** A piece of HTML. Names of tags and attributes are in small letters. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; tag: string; attributes: ReadonlyMap<string, string> }

const NONE: ReadonlyMap<string, string> = new Map()
const TAG_BEGIN = /<(\/?)([a-z][a-z0-9:-]*)/iy
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
/** What these hold is neither shown nor read. */
const UNREAD = /^(?:script|style|head|title|noscript|template|object|iframe|textarea|select|math-field)$/

/** HTML taken apart, whatever is wrong with it. What programs and style sheets say is left out. Linear in its length. */
export function* readHtml(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const begin = html.indexOf('<', at)
    const end = begin < 0 ? html.length : begin
    if (end > at) yield { kind: 'text', text: decodeEntities(html.slice(at, end)) }
    if (begin < 0) return
    const tag = readTag(html, begin)
    at = tag.end
    if (tag.token === null) continue
    yield tag.token
    if (tag.token.kind === 'open' && UNREAD.test(tag.token.tag)) at = endOfUnread(html, at, tag.token.tag)
  }
}

/** What begins with the `<` at a place, and where it ends. */
function readTag(html: string, begin: number): { token: HtmlToken | null; end: number } {
  if (html.startsWith('<!--', begin)) return { token: null, end: behind(html, '-->', begin + 4) }
  if (html.startsWith('<!', begin) || html.startsWith('<?', begin))
    return { token: null, end: behind(html, '>', begin + 2) }
  TAG_BEGIN.lastIndex = begin
  const match = TAG_BEGIN.exec(html)
  if (!match) return { token: { kind: 'text', text: '<' }, end: begin + 1 }
  const [opening, slash, name = ''] = match
  const from = begin + opening.length
  const end = endOfTag(html, from)
  // A tag without an end takes the rest along, as in browsers.
  if (end < 0) return { token: null, end: html.length }
  const attributes = slash ? NONE : readAttributes(html.slice(from, end))
  return { token: { kind: slash ? 'close' : 'open', tag: name.toLowerCase(), attributes }, end: end + 1 }
}

function behind(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** Where the `>` of a tag stands, quotes passed over; -1 without one. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    const closing = html.indexOf(sign, at + 1)
    if (closing < 0) return html.indexOf('>', at)
    at = closing
  }
  return -1
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return attributes
}

function endOfUnread(html: string, from: number, tag: string): number {
  const ending = new RegExp(`</${tag}\\b`, 'gi')
  ending.lastIndex = from
  return ending.exec(html)?.index ?? html.length
}
