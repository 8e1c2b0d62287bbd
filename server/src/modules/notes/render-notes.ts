import type { NotesOutput } from './tasks.ts'

type Section = NotesOutput['sections'][number]

/**
 * Notes as HTML: the title as h2, each section under an h3. Every text is escaped; `**…**` becomes emphasis. Empty where
 * no section holds anything.
 */
export function renderNotes({ title, summary, sections }: NotesOutput): string {
  const rendered = sections.map(renderSection).filter(Boolean)
  if (rendered.length === 0) return ''
  return [element('h2', title), ...summary.map((text) => element('p', text)), ...rendered].filter(Boolean).join('\n')
}

function renderSection({ heading, key_terms, points, table }: Section): string {
  const parts = [renderTerms(key_terms), renderPoints(points), renderTable(table)].filter(Boolean)
  return parts.length === 0 ? '' : [element('h3', heading), ...parts].filter(Boolean).join('\n')
}

function renderTerms(terms: Section['key_terms']): string {
  const items = terms
    .filter(({ term, meaning }) => term.trim() && meaning.trim())
    .map(({ term, meaning }) => element('dt', term) + element('dd', meaning))
  return wrap('dl', items.join(''))
}

function renderPoints(points: Section['points']): string {
  const items = points
    .filter(({ text }) => text.trim())
    .map(({ text, details }) => {
      const list = wrap('ul', details.map((detail) => element('li', detail)).join(''))
      return `<li>${inline(text)}${list}</li>`
    })
  return wrap('ul', items.join(''))
}

/** Rows are cut or filled up to the columns. */
function renderTable(table: Section['table']): string {
  if (!table || table.columns.length === 0 || table.rows.length === 0) return ''
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${table.columns.map((_, index) => `<${tag}>${inline(texts[index] ?? '')}</${tag}>`).join('')}</tr>`
  const body = table.rows.map((row) => cells('td', row)).join('')
  return `<table><thead>${cells('th', table.columns)}</thead><tbody>${body}</tbody></table>`
}

const element = (tag: string, text: string): string => wrap(tag, inline(text))
const wrap = (tag: string, html: string): string => html && `<${tag}>${html}</${tag}>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Invisible characters, line breaks apart; the database takes no NUL. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu
const EMPHASIS = /\*\*([^*\n]+)\*\*/g

const inline = (text: string): string =>
  text
    .replace(CONTROL_CHARACTERS, ' ')
    .toWellFormed()
    .trim()
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replace(EMPHASIS, '<strong>$1</strong>')
