import { FAILED_CHUNK_CLASS } from '@lectern/domain/notes'
import { escapeHtml } from '@lectern/domain/text/escape-html'
import type { Block, List, Run, Runs, StudyText } from './study-text.ts'

/** Study text as the HTML that the server keeps; `readHtml` reads it back as it was. */
export const writeHtml = (text: StudyText): string => text.map(writeBlock).join('\n')

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, writeRuns(block.runs))
    case 'paragraph':
      return block.isFailure
        ? `<p class="${FAILED_CHUNK_CLASS}">${writeRuns(block.runs)}</p>`
        : element('p', writeRuns(block.runs))
    case 'quote':
      return element('blockquote', writeRuns(block.runs))
    case 'break':
      return '<hr>'
    case 'code':
      return element('pre', escapeHtml(block.text))
    case 'list':
      return writeList(block)
    case 'terms':
      return element(
        'dl',
        block.terms
          .map(({ term, meaning }) => element('dt', writeRuns(term)) + element('dd', writeRuns(meaning)))
          .join(''),
      )
    case 'table':
      return element('table', writeRow('th', block.header) + block.rows.map((row) => writeRow('td', row)).join(''))
  }
}

const writeList = ({ isOrdered, items }: List): string =>
  element(
    isOrdered ? 'ol' : 'ul',
    items.map(({ runs, lists }) => element('li', writeRuns(runs) + lists.map(writeList).join(''))).join(''),
  )

const writeRow = (tag: string, cells: readonly Runs[]): string =>
  cells.length > 0 ? element('tr', cells.map((cell) => element(tag, writeRuns(cell))).join('')) : ''

const writeRuns = (runs: Runs): string => runs.map(writeRun).join('')

function writeRun({ text, isStrong, isEmphasis, isCode, isBlock, place }: Run): string {
  if (isBlock) return element('pre', escapeHtml(text))
  const tags = [isStrong && 'strong', isEmphasis && 'em', isCode && 'code', place].filter(
    (tag) => typeof tag === 'string',
  )
  return tags.reduceRight((html, tag) => element(tag, html), escapeHtml(text).replaceAll('\n', '<br>'))
}

const element = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`
