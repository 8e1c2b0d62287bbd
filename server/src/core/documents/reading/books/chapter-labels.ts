import { Parser } from 'htmlparser2'
import { nameOf } from './epub-package.ts'

/**
 * What a table of contents, of either generation of books, calls the parts that it leads to, by their names. The first label of
 * a part is that of its beginning.
 * @param part the name of the table, from which its references go out
 */
export function readLabels(part: string, markup: string): Map<string, string> {
  const labels = new Map<string, string>()
  let label = ''
  let target: string | null = null
  const keep = (reference: string) => {
    const name = nameOf(part, reference)
    const text = label.replace(/\s+/g, ' ').trim()
    if (text !== '' && !labels.has(name)) labels.set(name, text)
  }
  const parser = new Parser(
    {
      onopentag(name, { href, src }) {
        if (name === 'a') target = href ?? null
        if (name === 'a' || name === 'navlabel') label = ''
        // In the older generation the label stands before what it leads to.
        if (name === 'content' && src !== undefined) keep(src)
      },
      ontext(text) {
        label += text
      },
      onclosetag(name) {
        if (name === 'a' && target !== null) keep(target)
      },
    },
    { recognizeSelfClosing: true },
  )
  parser.end(markup)
  return labels
}
