import { FAILED_CHUNK_CLASS } from '@lectern/domain/notes'
import sanitizeHtml from 'sanitize-html'

/** Tags that stay. Others go and leave their text; scripts, styles and the like go with it. */
const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'em', 'code', 'pre', 'sub', 'sup'],
]
/** Deeper nesting is flattened: no reader needs it, and some parsers do not survive it. */
const MOST_NESTED = 20
/** The sanitiser's time grows with the square of the tags that are left open: beyond these it is not begun. */
const MOST_LEFT_OPEN = 500

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi
const NEVER_OPEN = ['br', 'hr']

/**
 * Study material that a model or a browser sent as HTML, reduced to plain structure
 * (requirements/files.md#untrusted-text): no links, images, scripts, styles or attributes, so that nothing in it can
 * load, run or pretend. Empty where nothing else is left, or where it leaves so many tags open that nobody can have
 * meant it.
 */
export function sanitiseHtml(html: string): string {
  if (leavesMoreOpen(html, MOST_LEFT_OPEN)) return ''
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {},
    allowedClasses: { p: [FAILED_CHUNK_CLASS] },
    nestingLimit: MOST_NESTED,
  })
}

/** Whether at some place more than `limit` tags have been opened and not closed. Tags that close nothing do not count. */
function leavesMoreOpen(html: string, limit: number): boolean {
  const openByName = new Map<string, number>()
  let open = 0
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase()
    const openOfName = openByName.get(name) ?? 0
    if (NEVER_OPEN.includes(name) || (slash && openOfName === 0)) continue
    const step = slash ? -1 : 1
    openByName.set(name, openOfName + step)
    open += step
    if (open > limit) return true
  }
  return false
}
