import type { Lecture } from '@lectern/contract/lecture'
import type { Say } from '@lectern/texts/speaker'
import { listPages } from '../../lib/list-numbers.ts'

/** Which pages the explanation knows nothing of: 'Pages 3 and 7 to 9 could not be read …'; null where it knows all. */
export function describeUnread({ unread_pages }: Lecture, say: Say): string | null {
  const [first] = unread_pages
  if (first === undefined) return null
  if (unread_pages.length === 1) return say('lecture.pageUnread', { page: first })
  return say('lecture.pagesUnread', { pages: listPages(unread_pages) })
}
