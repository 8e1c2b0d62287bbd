/** Stands where a page begins while the text of a document is put together and tidied: a noncharacter, which is no text. */
export const PAGE_MARK = '\ufdd0'
/** Stands where a chapter of the outline begins, in the same way. */
export const HEADING_MARK = '\ufdd1'

const ANY_MARK = /[\ufdd0\ufdd1]/g

export const withoutMarks = (text: string): string => text.replace(ANY_MARK, '')

/**
 * A page begins with its text, not with the space in front of it: so the text is tidied as if there were no marks. For
 * texts whose marks are our own: their time is the square of marks in a row.
 */
export const settleMarks = (marked: string): string => marked.replace(/([\ufdd0\ufdd1]+)(\s+)/g, '$2$1')

/** A text without its marks, and where in it these stood. */
interface SplitText {
  text: string
  /** Where each page begins: an empty one where the next one does. */
  pageStarts: number[]
  headingStarts: number[]
}

export function splitAtMarks(marked: string): SplitText {
  const starts = { [PAGE_MARK]: [] as number[], [HEADING_MARK]: [] as number[] }
  const parts: string[] = []
  let length = 0
  for (const part of marked.split(/([\ufdd0\ufdd1])/)) {
    if (part === PAGE_MARK || part === HEADING_MARK) starts[part].push(length)
    else {
      parts.push(part)
      length += part.length
    }
  }
  const whole = parts.join('')
  const text = whole.trim()
  const cut = whole.length - whole.trimStart().length
  const within = (start: number) => Math.min(Math.max(0, start - cut), text.length)
  return { text, pageStarts: starts[PAGE_MARK].map(within), headingStarts: starts[HEADING_MARK].map(within) }
}
