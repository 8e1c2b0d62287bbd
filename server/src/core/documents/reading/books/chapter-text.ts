import { Parser } from 'htmlparser2'
import { UnreadableDocument } from '../unreadable-document.ts'

type Kind = 'text' | 'item' | 'row'

/** What is not read: what is not shown, drawings, readings over characters, and the signs of notes. */
const SKIPPED = new Set([
  'head',
  'script',
  'style',
  'template',
  'svg',
  'audio',
  'video',
  'iframe',
  'object',
  'rt',
  'rp',
])
const BLOCKS = new Set(
  'address article aside blockquote body caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const HEADING = /^h[1-6]$/
/** Far beyond what books are written with; it bounds the stacks that are kept. */
const MAX_DEPTH = 2_000

interface ChapterText {
  text: string
  /** Its first heading, '' for one without words; null where there is none. */
  heading: string | null
}

/** The text of a chapter: blocks apart by an empty line, items of lists and rows of tables a line each, cells apart by tabs. */
export function readChapter(markup: string): ChapterText {
  const chapter = new Chapter()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => chapter.open(name, attributes),
      ontext: (text) => chapter.add(text),
      onclosetag: (name) => chapter.close(name),
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  )
  parser.end(markup)
  return chapter.end()
}

class Chapter {
  readonly #parts: string[] = []
  readonly #open: { name: string; isSkipped: boolean }[] = []
  /** Lists around, each with the number of its next item; null for one without numbers. */
  readonly #lists: (number | null)[] = []
  #skipDepth = 0
  #preDepth = 0
  #cells: string[] | null = null
  #line = ''
  #mark = ''
  #lastKind: Kind | null = null
  #heading: string | null = null
  #isHeading = false

  open(name: string, attributes: Record<string, string>): void {
    if (this.#open.length >= MAX_DEPTH) throw new UnreadableDocument('too_complex', `epub: deeper than ${MAX_DEPTH}`)
    const isSkipped = SKIPPED.has(name) || (attributes['epub:type'] ?? '').split(/\s+/).includes('noteref')
    this.#open.push({ name, isSkipped })
    if (isSkipped) this.#skipDepth++
    if (this.#skipDepth > 0) return
    if (BLOCKS.has(name)) this.#endLine()
    if (name === 'br') this.#line += '\n'
    else if (name === 'pre') this.#preDepth++
    else if (name === 'ul' || name === 'ol') this.#lists.push(name === 'ol' ? Number(attributes.start ?? 1) || 1 : null)
    else if (name === 'li') this.#mark = this.#nextMark()
    else if (name === 'tr') this.#cells = []
    else if (HEADING.test(name)) this.#openHeading()
  }

  #openHeading(): void {
    this.#heading ??= ''
    this.#isHeading = true
  }

  add(text: string): void {
    if (this.#skipDepth === 0) this.#line += this.#preDepth > 0 ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
  }

  close(name: string): void {
    const closed = this.#open.pop()
    if (closed?.isSkipped) this.#skipDepth--
    else if (this.#skipDepth === 0) this.#closeShown(name)
  }

  #closeShown(name: string): void {
    if ((name === 'td' || name === 'th') && this.#cells) {
      this.#cells.push(this.#line.replace(/\s+/g, ' ').trim())
      this.#line = ''
    } else if (name === 'tr' && this.#cells) {
      const cells = this.#cells
      this.#cells = null
      if (cells.some(Boolean)) this.#emit(cells.join('\t'), 'row')
    } else if (BLOCKS.has(name)) this.#endLine()
    if (name === 'pre') this.#preDepth--
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (name === 'li') this.#mark = ''
  }

  #nextMark(): string {
    const number = this.#lists.at(-1)
    if (number === undefined || number === null) return '• '
    this.#lists[this.#lists.length - 1] = number + 1
    return `${number}. `
  }

  #endLine(): void {
    // What stands in a cell is the cell's, however it is parted.
    if (this.#cells) {
      this.#line += ' '
      return
    }
    const lines = this.#line.split('\n').map((line) => (this.#preDepth > 0 ? line.trimEnd() : line.trim()))
    this.#line = ''
    const text = lines.join('\n').replace(/^\n+/, '').trimEnd()
    if (text === '') return
    if (this.#isHeading) this.#heading ||= text
    this.#isHeading = false
    this.#emit(this.#mark + text, this.#mark ? 'item' : 'text')
    this.#mark = ''
  }

  #emit(text: string, kind: Kind): void {
    const continues = kind !== 'text' && kind === this.#lastKind
    this.#parts.push(this.#parts.length === 0 ? '' : continues ? '\n' : '\n\n', text)
    this.#lastKind = kind
  }

  end(): ChapterText {
    this.#cells = null
    this.#endLine()
    return { text: this.#parts.join(''), heading: this.#heading }
  }
}
