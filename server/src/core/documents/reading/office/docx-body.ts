import type { ReadHeading } from '../headings.ts'
import { HEADING_MARK, withoutMarks } from '../page-marks.ts'
import type { TextBudget } from '../text-budget.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { headingLevelOf, type ParagraphStyle } from './docx-styles.ts'

type Kind = 'text' | 'heading' | 'item' | 'row'
type Paragraph = { text: string; style: string; outline: string; listId: string; level: string }

/** Content that stands elsewhere too: old twins of newer content, where moved text came from, readings over characters. */
const SKIPPED = new Set(['Fallback', 'moveFrom', 'rt'])
/** List id with which a paragraph leaves the list of its style. */
const NO_LIST = '0'

/**
 * Turns the elements of a WordprocessingML part into text: blocks apart by an empty line; list items and table rows a
 * line each, cells apart by tabs.
 */
export class DocxBody {
  readonly #styles: ReadonlyMap<string, ParagraphStyle>
  readonly #numbering: DocxNumbering
  readonly #output: TextBudget
  /** Paragraphs nest, by text boxes; so do cells, by tables in tables. */
  readonly #paragraphs: Paragraph[] = []
  readonly #rows: string[][] = []
  readonly #cells: string[][] = []
  /** What stands behind a mark, in its order; what a table holds is no heading. */
  readonly headings: ReadHeading[] = []
  #skipDepth = 0
  #lastKind: Kind | null = null

  constructor(styles: ReadonlyMap<string, ParagraphStyle>, numbering: DocxNumbering, output: TextBudget) {
    this.#styles = styles
    this.#numbering = numbering
    this.#output = output
  }

  open(name: string, attributes: Record<string, string>, path: readonly string[]): void {
    if (SKIPPED.has(name)) this.#skipDepth++
    if (this.#skipDepth > 0) return
    if (name === 'p') this.#paragraphs.push({ text: '', style: '', outline: '', listId: '', level: '' })
    else if (name === 'tr') this.#rows.push([])
    else if (name === 'tc') this.#cells.push([])
    else if (path.at(-2) === 'r') this.#openRunContent(name)
    else this.#openProperty(name, attributes['w:val'] ?? '')
  }

  text(text: string, path: readonly string[]): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph && path.at(-1) === 't' && this.#skipDepth === 0) paragraph.text += withoutMarks(text)
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipDepth--
    else if (this.#skipDepth > 0) return
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tc') this.#endCell()
    else if (name === 'tr') this.#endRow()
  }

  #openRunContent(name: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (name === 'tab') paragraph.text += '\t'
    else if (name === 'br' || name === 'cr') paragraph.text += '\n'
    else if (name === 'noBreakHyphen') paragraph.text += '-'
  }

  #openProperty(name: string, value: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (name === 'pStyle') paragraph.style ||= value
    else if (name === 'outlineLvl') paragraph.outline ||= value
    else if (name === 'numId') paragraph.listId ||= value
    else if (name === 'ilvl') paragraph.level ||= value
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || paragraph.text.trim() === '') return
    const style = this.#styles.get(paragraph.style)
    const mark = this.#markOf(paragraph, style)
    const text = mark ? `${mark} ${paragraph.text}` : paragraph.text
    // A paragraph may say itself what it is, also that it is none (9).
    const level = paragraph.outline === '' ? (style?.level ?? null) : headingLevelOf(paragraph.outline)
    if (level !== null && this.#cells.length === 0) this.headings.push({ title: text, level })
    this.#emit(text, style?.isHeading ? 'heading' : mark ? 'item' : 'text', level !== null)
  }

  #markOf(paragraph: Paragraph, style: ParagraphStyle | undefined): string {
    const listId = paragraph.listId || style?.list?.listId
    if (!listId || listId === NO_LIST) return ''
    const level = paragraph.level === '' ? (style?.list?.level ?? 0) : Number(paragraph.level)
    return this.#numbering.nextMark({ listId, level })
  }

  #endCell(): void {
    const lines = this.#cells.pop() ?? []
    this.#rows.at(-1)?.push(lines.join(' ').replace(/\s+/g, ' ').trim())
  }

  #endRow(): void {
    const row = this.#rows.pop() ?? []
    if (row.some((cell) => cell !== '')) this.#emit(row.join('\t'), 'row')
  }

  #emit(text: string, kind: Kind, isMarked = false): void {
    const cell = this.#cells.at(-1)
    if (cell) cell.push(text)
    else {
      const continues = kind === this.#lastKind && (kind === 'item' || kind === 'row')
      this.#output.add(`${continues ? '\n' : '\n\n'}${isMarked ? HEADING_MARK : ''}${text}`)
      this.#lastKind = kind
    }
  }
}
