import { flowLines } from '@lectern/domain/materials/flow-lines'
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

/** The text of a page as it is shown, parted where a passage of the material begins and ends on it. */
export function partsOfPage(
  { start, text }: { start: number; text: string },
  passage: Stretch | null,
  isPrinted: boolean,
): { before: string; marked: string; after: string } {
  const { text: shown, placeOf } = isPrinted ? flowLines(text) : { text, placeOf: (place: number) => place }
  const within = (place: number) => placeOf(Math.min(Math.max(0, place - start), text.length))
  const [from, to] = passage ? [within(passage.from), within(passage.to)] : [shown.length, shown.length]
  return { before: shown.slice(0, from), marked: shown.slice(from, to), after: shown.slice(to) }
}
