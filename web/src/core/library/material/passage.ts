import { flowLines } from '@lectern/domain/materials/flow-lines'
import type { Place } from '@lectern/domain/materials/place'
import { readId } from '../../../lib/address-view.ts'

/** Characters of a text, in UTF-16 units: from the first to before the last. */
export interface Stretch {
  from: number
  to: number
}

/** The passage that an address marks (`?page=&from=&to=`), with its page; null where it marks none. */
export function readPassage(params: URLSearchParams): (Stretch & { page: number }) | null {
  const [page, to] = [readId(params.get('page')), readId(params.get('to'))]
  const from = params.get('from') === '0' ? 0 : readId(params.get('from'))
  return page === null || from === null || to === null || from >= to ? null : { page, from, to }
}

/** What is marked on a page: a passage that is gone to, or what was found, of which the place that is gone to is `current`. */
export type PageMark = Stretch & ({ kind: 'passage' } | { kind: 'found'; current: Place | null })

/** A mark in the text of a page as it is shown. */
interface ShownMark {
  start: number
  end: number
  mark: PageMark
}

/** The text of a page as it is shown, and where in it the marks of the material stand that are on it. */
export function shownText(
  { start, text }: { start: number; text: string },
  marks: readonly PageMark[],
  isPrinted: boolean,
): { text: string; marks: ShownMark[] } {
  const { text: shown, placeOf } = isPrinted ? flowLines(text) : { text, placeOf: (place: number) => place }
  const within = (place: number) => placeOf(Math.min(Math.max(0, place - start), text.length))
  return {
    text: shown,
    marks: marks
      .map((mark) => ({ mark, start: within(mark.from), end: within(mark.to) }))
      .filter((one) => one.start < one.end),
  }
}
