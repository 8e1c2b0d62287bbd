import {
  elementHtml,
  inlineHtml,
  listHtml,
  paragraphsHtml,
  piecesHtml,
  tableHtml,
  termsHtml,
  wrapHtml,
} from '../../core/study-html/write-html.ts'
import type { NotesOutput } from './tasks.ts'

type Section = NotesOutput['sections'][number]

/** Notes as HTML: the title as h2, each section under an h3. Empty where no section holds anything. */
export function renderNotes({ title, summary, sections }: NotesOutput): string {
  const rendered = sections.map(renderSection).filter(Boolean)
  if (rendered.length === 0) return ''
  return [elementHtml('h2', title), ...summary.map((text) => paragraphsHtml(text)), piecesHtml(rendered)]
    .filter(Boolean)
    .join('\n')
}

function renderSection({ heading, key_terms, points, table }: Section): string {
  const parts = [termsHtml(key_terms), renderPoints(points), table ? tableHtml(table) : ''].filter(Boolean)
  return parts.length === 0 ? '' : [elementHtml('h3', heading), ...parts].filter(Boolean).join('\n')
}

function renderPoints(points: Section['points']): string {
  const items = points
    .filter(({ text }) => text.trim())
    .map(({ text, details }) => `<li>${inlineHtml(text)}${listHtml('ul', details)}</li>`)
  return wrapHtml('ul', items.join(''))
}
