import { readXml } from './read-xml.ts'

/** Placeholders that repeat on every slide and say nothing of its matter. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg'])
const TITLES = new Set(['title', 'ctrTitle'])

/**
 * Lines of a DrawingML part (a slide, its notes, a diagram): a paragraph each, a table row each with tabs between its
 * cells; the title leads wherever it stands in the part.
 */
export function readDrawing(part: Uint8Array): string[] {
  const reader = new DrawingReader()
  readXml(part, {
    open: (name, attributes, path) => reader.open(name, attributes, path),
    text: (text, path) => reader.text(text, path),
    close: (name) => reader.close(name),
  })
  return reader.lines()
}

class DrawingReader {
  readonly #titles: string[] = []
  readonly #body: string[] = []
  #shape: string[] = []
  #placeholder = ''
  #paragraph = ''
  #cell: string[] | null = null
  #row: string[] = []
  #fallbackDepth = 0

  open(name: string, attributes: Record<string, string>, path: readonly string[]): void {
    if (name === 'Fallback') this.#fallbackDepth++
    else if (name === 'ph') this.#placeholder = attributes.type ?? ''
    else if (name === 'br') this.#paragraph += '\n'
    else if (name === 'tab' && path.at(-2) === 'r') this.#paragraph += '\t'
    else if (name === 'tr') this.#row = []
    else if (name === 'tc') this.#cell = []
  }

  text(text: string, path: readonly string[]): void {
    const isRunText = path.at(-1) === 't' && (path.at(-2) === 'r' || path.at(-2) === 'fld')
    if (isRunText && this.#fallbackDepth === 0) this.#paragraph += text
  }

  close(name: string): void {
    if (name === 'Fallback') this.#fallbackDepth--
    else if (name === 'p') this.#endParagraph()
    else if (name === 'tc') this.#endCell()
    else if (name === 'tr') this.#shape.push(this.#row.join('\t'))
    else if (name === 'sp' || name === 'graphicFrame') this.#endShape()
  }

  lines(): string[] {
    this.#endShape()
    return [...this.#titles, ...this.#body].filter((line) => line.trim() !== '')
  }

  #endParagraph(): void {
    const target = this.#cell ?? this.#shape
    target.push(this.#paragraph)
    this.#paragraph = ''
  }

  #endCell(): void {
    this.#row.push((this.#cell ?? []).join(' ').replace(/\s+/g, ' ').trim())
    this.#cell = null
  }

  #endShape(): void {
    const target = TITLES.has(this.#placeholder) ? this.#titles : this.#body
    if (!FURNITURE.has(this.#placeholder)) for (const line of this.#shape) target.push(line)
    this.#shape = []
    this.#placeholder = ''
  }
}
