import { EXPLANATION_WORDS, type LecturePage, type SectionBadge } from '@lectern/domain/lecture'
import { type WrittenLanguage, writtenLanguage } from '@lectern/domain/text/language'
import { createLikeWordFinder } from '../../../core/quotes/find-like-words.ts'
import { inOneLine } from '../../../core/quotes/verify-quote.ts'
import { sanitiseHtml } from '../../../core/study-html/sanitise-html.ts'
import {
  elementHtml,
  inlineHtml,
  listHtml,
  paragraphsHtml,
  piecesHtml,
  tableHtml,
  termsHtml,
  textHtml,
  wrapHtml,
} from '../../../core/study-html/write-html.ts'
import type { Explanation } from '../tasks.ts'
import type { Explained } from './work-store.ts'

type Part = Explanation['parts'][number]
type Block = Part['blocks'][number]
type Words = (typeof EXPLANATION_WORDS)[WrittenLanguage]

const BADGES: Readonly<Record<Block['kind'], SectionBadge>> = {
  text: 'Text',
  example: 'Text',
  note: 'Notes',
  list: 'Lists',
  steps: 'Lists',
  table: 'Tables',
  code: 'Code',
}

/**
 * An explanation as it is kept: parts under h3 with the words of the page that each explains, then the terms. Quotes that
 * do not stand on the pages are left out. `html` is empty where nothing is explained.
 */
export function renderSection(explanation: Explanation, pages: readonly LecturePage[]): Explained {
  const { title, parts, key_terms, questions } = explanation
  const words = EXPLANATION_WORDS[writtenLanguage(pages.map(({ text }) => text).join('\n'))]
  const badges = new Set<SectionBadge>()
  const rendered = parts.map((part) => renderPart(part, pages, words, badges)).filter(Boolean)
  const terms = termsHtml(key_terms)
  const glossary = terms && `${elementHtml('h3', words.keyTerms)}\n${terms}`
  return {
    title: title.trim() || parts.find(({ heading }) => heading.trim())?.heading.trim() || '',
    html: rendered.length > 0 ? sanitiseHtml(piecesHtml([...rendered, glossary].filter(Boolean))) : '',
    questions: questions.filter(({ question, answer }) => question.trim() && answer.trim()),
    badges: SHOWN_BADGES.filter((badge) => badges.has(badge)),
  }
}

const SHOWN_BADGES: readonly SectionBadge[] = ['Tables', 'Lists', 'Code', 'Notes', 'Text']

function renderPart(part: Part, pages: readonly LecturePage[], words: Words, badges: Set<SectionBadge>): string {
  const blocks = part.blocks.flatMap((block) => {
    const html = renderBlock(block, words)
    if (html) badges.add(BADGES[block.kind])
    return html || []
  })
  const quote = part.quote && locateQuote(part.quote, pages)
  if (blocks.length === 0 && !quote) return ''
  if (quote) blocks.push(wrapHtml('blockquote', `“${inlineHtml(quote.text)}”${words.page(quote.page)}`))
  return [elementHtml('h3', part.heading), ...blocks].filter(Boolean).join('\n')
}

function renderBlock({ kind, text, items, columns, rows }: Block, words: Words): string {
  switch (kind) {
    case 'text':
      return paragraphsHtml(text)
    case 'example':
      return labelled(words.example, text)
    case 'note':
      return labelled(words.note, text)
    case 'list':
      return listHtml('ul', items)
    case 'steps':
      return listHtml('ol', items)
    case 'table':
      return tableHtml({ columns, rows })
    case 'code':
      return FENCED.test(text) ? paragraphsHtml(text) : wrapHtml('pre', textHtml(text.replace(/^\n+|\s+$/g, '')))
  }
}

/** Some models fence what is said to be code already. */
const FENCED = /^\s*(?:`{3}|~{3})/

const labelled = (label: string, text: string): string =>
  text.trim() && paragraphsHtml(text, `<strong>${label}:</strong> `)

/** A quote on the page that it stands on, whichever of these it was said to be; null where it stands on none. */
export function locateQuote(
  quote: { page: number; text: string },
  pages: readonly LecturePage[],
): { page: number; text: string } | null {
  const text = quote.text.trim().replace(/^["“”'‘’「『]+|["“”'‘’」』]+$/g, '')
  const wanted = comparable(text)
  if (wanted.length < SHORTEST_QUOTE) return null
  const holding = pages.filter((page) => comparable(page.text).includes(wanted)).map(({ page }) => page)
  const page = holding.includes(quote.page) ? quote.page : holding[0]
  return page === undefined ? locateLikeness(quote, pages) : { page, text }
}

/** A quote that differs by a word or two: the words of the page that are most like it, first of the one that was named. */
function locateLikeness(quote: { page: number; text: string }, pages: readonly LecturePage[]) {
  const ofPage = ({ page }: LecturePage): number => (page === quote.page ? 0 : 1)
  for (const { page, text } of pages.toSorted((one, other) => ofPage(one) - ofPage(other))) {
    const place = createLikeWordFinder(text)(quote.text)
    if (place) return { page, text: inOneLine(text.slice(place.start, place.end)) }
  }
  return null
}

const SHORTEST_QUOTE = 4
/** Quotation marks and dashes are written in more than one way, and lines end where the page does. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad]+/g, '')
    .replace(/[‘’“”"']/g, "'")
    .replace(/[–—-]/g, '-')
    .toLowerCase()
