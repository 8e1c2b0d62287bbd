/** Stands where a page begins while the text of a document is put together and tidied: a noncharacter, which is no text. */
export const PAGE_MARK = '\ufdd0'

export const withoutMarks = (text: string): string => text.replaceAll(PAGE_MARK, '')

/**
 * A page begins with its text, not with the space in front of it: so the text is tidied as if there were no marks. For
 * texts whose marks are our own: their time is the square of marks in a row.
 */
export const settleMarks = (marked: string): string => marked.replace(/(\ufdd0+)(\s+)/g, '$2$1')

/** The text without its marks, and where in it each page begins. An empty page begins where the next one does. */
export function splitAtMarks(marked: string): { text: string; pageStarts: number[] } {
  const [before = '', ...pages] = marked.split(PAGE_MARK)
  const pageStarts: number[] = []
  let length = before.length
  for (const page of pages) {
    pageStarts.push(length)
    length += page.length
  }
  const whole = before + pages.join('')
  const text = whole.trim()
  const cut = whole.length - whole.trimStart().length
  return { text, pageStarts: pageStarts.map((start) => Math.min(Math.max(0, start - cut), text.length)) }
}
