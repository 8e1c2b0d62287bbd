import type { Lecture } from '@lectern/contract/lecture'
import type { Say } from '@lectern/texts/speaker'
import { currentLanguage } from '../../lib/language.ts'
import { listNumbers } from '../../lib/list-numbers.ts'

/** Which pages the explanation knows nothing of: 'Pages 3 and 7 to 9 could not be read …'; null where it knows all. */
export function describeUnread({ unread_pages }: Lecture, say: Say): string | null {
  const [first] = unread_pages
  if (first === undefined) return null
  if (unread_pages.length === 1) return say('lecture.pageUnread', { page: first })
  return say('lecture.pagesUnread', { pages: listPages(unread_pages) })
}

/** '3 and 7–9', or '3、7–9', in the language of the page. */
export const listPages = (pages: readonly number[]): string =>
  listNumbers(
    neighboursOf(pages).map(({ from, to }) => (from === to ? from : `${from}–${to}`)),
    currentLanguage(),
  )

/** Neighbouring pages as one, so that the end of a long scan is not a hundred numbers. Two beside each other stay two. */
function neighboursOf(pages: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last?.to === page - 1) last.to = page
    else runs.push({ from: page, to: page })
  }
  return runs.flatMap(({ from, to }) =>
    to === from + 1 ? [from, to].map((page) => ({ from: page, to: page })) : [{ from, to }],
  )
}
