/** Study HTML out of texts: every text is escaped, and `**…**` in it becomes emphasis. What is empty leaves nothing. */

import { readCode } from '@lectern/domain/markdown/marked-text'
import { readStretches } from '@lectern/domain/markdown/prose'
import { escapeHtml } from '@lectern/domain/text/escape-html'

/** Invisible characters, line breaks apart; the database takes no NUL. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu
const EMPHASIS = /\*\*([^*\n]+)\*\*/g

/** `text` as it is, without what cannot be kept. */
export const textHtml = (text: string): string => escapeHtml(text.replace(CONTROL_CHARACTERS, ' ').toWellFormed())

/** Words within a block; a program among them stays one, its lines and spaces as they are. */
export const inlineHtml = (text: string): string => readPieces(text).map(pieceHtml).join('')

/** A text as paragraphs, with the programs between them as blocks of their own. `label` is HTML that the first begins with. */
export const paragraphsHtml = (text: string, label = ''): string =>
  readPieces(text)
    .map((piece, index) => ({ piece, html: (index === 0 ? label : '') + pieceHtml(piece) }))
    .map(({ piece, html }) => (piece.isProgram ? html : wrapHtml('p', html.trim())))
    .join('\n')

interface Piece {
  text: string
  isProgram: boolean
}

function readPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const stretch of readStretches(text.trim())) {
    const isProgram = stretch.kind === 'block'
    const last = pieces.at(-1)
    if (last && !last.isProgram && !isProgram) last.text += stretch.text
    else pieces.push({ text: isProgram ? readCode(stretch.text) : stretch.text, isProgram })
  }
  return pieces.filter(({ text }) => text.trim() !== '')
}

const pieceHtml = ({ text, isProgram }: Piece): string =>
  isProgram ? wrapHtml('pre', textHtml(text)) : textHtml(text).replace(EMPHASIS, '<strong>$1</strong>')

/** `html`, which is HTML already, as a `tag`; '' where there is none. */
export const wrapHtml = (tag: string, html: string): string => html && `<${tag}>${html}</${tag}>`

export const elementHtml = (tag: string, text: string): string => wrapHtml(tag, inlineHtml(text))

/** A list of those texts that say something. */
export const listHtml = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  wrapHtml(tag, items.map((item) => elementHtml('li', item)).join(''))

/** Terms with their meanings; those without either are left out. */
export function termsHtml(terms: readonly { term: string; meaning: string }[]): string {
  const items = terms
    .filter(({ term, meaning }) => term.trim() && meaning.trim())
    .map(({ term, meaning }) => elementHtml('dt', term) + elementHtml('dd', meaning))
  return wrapHtml('dl', items.join(''))
}

/** A table, its rows cut or filled up to the columns, which need no titles; '' without columns or rows. */
export function tableHtml({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (columns.length === 0 || rows.length === 0) return ''
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${columns.map((_, index) => `<${tag}>${inlineHtml(texts[index] ?? '')}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => cells('td', row)).join('')
  const head = columns.some((column) => column.trim()) ? `<thead>${cells('th', columns)}</thead>` : ''
  return `<table>${head}<tbody>${body}</tbody></table>`
}

/** Pieces, each under its heading, one after the other: one without a heading is set apart from one that has one. */
export const piecesHtml = (pieces: readonly string[]): string =>
  pieces
    .map((piece, index) => (HEADED.test(pieces[index - 1] ?? '') && !HEADED.test(piece) ? `<hr />\n${piece}` : piece))
    .join('\n')

const HEADED = /^<h[2-4]>/
