import { readMarkedText } from '@lectern/domain/markdown/marked-text'

/** A name of a medium has neither spaces nor brackets: it is one of ours. */
const PICTURE = /!\[([^\]\n]*)\]\(([\w.-]+)\)/g
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Our marked text as HTML of a card: formulas as MathJax takes them, code, pictures and lines. */
export const htmlOfMarkedText = (text: string): string =>
  readMarkedText(text)
    .map((part, index) => {
      const html = escapeHtml(part.text)
      if (part.kind === 'formula') return part.isBlock ? `\\[${html}\\]` : `\\(${html}\\)`
      if (part.kind === 'code') return part.isBlock ? `<pre><code>${html}</code></pre>` : `<code>${html}</code>`
      return wordsAsHtml(part.text, index === 0)
    })
    .join('')

function wordsAsHtml(text: string, isFirst: boolean): string {
  let html = ''
  let from = 0
  for (const { 0: mark, 1: alt = '', 2: name = '', index } of text.matchAll(PICTURE)) {
    html += linesAsHtml(text.slice(from, index), isFirst && from === 0)
    html += alt === '' ? `<img src="${name}">` : `<img src="${name}" alt="${escapeHtml(alt)}">`
    from = index + mark.length
  }
  return html + linesAsHtml(text.slice(from), isFirst && from === 0)
}

/** Spaces at the beginning of a line mean something in a program. */
const linesAsHtml = (text: string, beginsLine: boolean): string =>
  escapeHtml(text)
    .replace(beginsLine ? /(?<=^|\n)[ \t]+/g : /(?<=\n)[ \t]+/g, (indent) =>
      '&nbsp;'.repeat(indent.replaceAll('\t', '    ').length),
    )
    .replace(/ {2}/g, ' &nbsp;')
    .replaceAll('\n', '<br>')
