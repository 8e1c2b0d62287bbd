import { numberIn, PPT, type PptRecord, recordsWithin, textOf } from './ppt-records.ts'

/** Date, slide number, footer and header: placeholders that repeat on every slide. */
const FURNITURE = new Set([7, 8, 9, 10])
/** What stands in a number or date field that PowerPoint fills in while showing. */
const FIELD_MARK = '*'

/** `top` is known of shapes inside a group only, such as the cells of a table. */
type Shape = { text: string; top: number | null }

/**
 * Lines of a slide or notes page: a paragraph each, cells of one table row apart by tabs. Texts of the document's
 * outline that no shape refers to follow at the end; of a page that is not there, they are all there is.
 */
export function readPptShapes(bytes: Buffer, page: PptRecord | null, outline: readonly string[]): string[] {
  const shapes: Shape[] = []
  const used = new Set<number>()
  for (const record of page ? recordsWithin(bytes, page, [PPT.shapeContainer]) : []) {
    if (record.type === PPT.shapeContainer) shapes.push(...readShape(bytes, record, outline, used))
  }
  const unused = outline.filter((_, index) => !used.has(index)).map((text): Shape => ({ text, top: null }))
  return joinRows([...shapes, ...unused].filter(({ text }) => text.trim() !== '' && text.trim() !== FIELD_MARK))
}

function readShape(bytes: Buffer, shape: PptRecord, outline: readonly string[], used: Set<number>): Shape[] {
  const texts: string[] = []
  let top: number | null = null
  let isFurniture = false
  for (const record of recordsWithin(bytes, shape)) {
    const text = textOf(bytes, record)
    if (text !== null) texts.push(text)
    else if (record.type === PPT.childAnchor) top = numberIn(bytes, record, 4)
    else if (record.type === PPT.placeholderAtom) isFurniture = FURNITURE.has(numberIn(bytes, record, 4) & 0xff)
    else if (record.type === PPT.outlineTextRefAtom) {
      const index = numberIn(bytes, record, 0)
      used.add(index)
      texts.push(outline[index] ?? '')
    }
  }
  return isFurniture ? [] : texts.map((text) => ({ text, top }))
}

function joinRows(shapes: readonly Shape[]): string[] {
  const lines: string[] = []
  let rowTop: number | null = null
  for (const { text, top } of shapes) {
    const paragraphs = text.replace(/[\r\v]/g, '\n').trim()
    const isSameRow = top !== null && top === rowTop
    if (isSameRow) lines.push(`${lines.pop() ?? ''}\t${paragraphs}`)
    else lines.push(paragraphs)
    rowTop = top
  }
  return lines
}
