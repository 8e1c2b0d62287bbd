import type { Finder } from '@lectern/domain/materials/finding'
import type { Place } from '@lectern/domain/materials/place'
import { createContext, useContext, useMemo } from 'react'
import { createStore, type Store, useStore } from '../../../../lib/store.ts'
import type { PageMark, Stretch } from '../passage.ts'

/** What a student looks for in the material that they read. */
export interface Sought {
  finder: Finder
  words: string
  /** The place that was gone to last, another object each time; null before. */
  current: Place | null
}

export const createSoughtStore = (): Store<Sought | null> => createStore<Sought | null>(null)

/** Pages watch it one by one: a book has a thousand of them, of which a few are near. */
const SoughtContext = createContext(createSoughtStore())
export const SoughtProvider = SoughtContext.Provider

/** The place on a page that was gone to last. */
export const usePlaceGoneTo = (page: number): Place | null =>
  useStore(useContext(SoughtContext), (sought) => (sought?.current?.page === page ? sought.current : null))

interface MarkedPage {
  /** From 1. */
  page: number
  /** The passage of the address; null where it has none. */
  passage?: Stretch | null
  /** Whether the passage begins on this page. */
  isWanted?: boolean
}

/**
 * What is marked on a page, in the order of its text: what was found there, or, where nothing is sought, the passage of the address.
 * With it, which of these begins on this page and is gone to.
 * @param isThere whether its text is: else it is not drawn again with each letter that is typed
 */
export function usePageMarks(
  { page, passage = null, isWanted = false }: MarkedPage,
  isThere: boolean,
): { marks: readonly PageMark[]; wanted: PageMark | null } {
  const sought = useStore(useContext(SoughtContext), (state) => (isThere ? state : null))
  return useMemo(() => {
    if (sought) {
      const marks = foundOn(sought, page)
      return { marks, wanted: marks.find((mark) => mark.kind === 'found' && mark.current?.page === page) ?? null }
    }
    const mark = passage && { ...passage, kind: 'passage' as const }
    return { marks: mark ? [mark] : [], wanted: isWanted ? mark : null }
  }, [sought, page, passage, isWanted])
}

function foundOn({ finder, words, current }: Sought, page: number): PageMark[] {
  const found = finder.findOnPage(words, page)
  const isOfCurrent = ({ start, end }: Pick<Place, 'start' | 'end'>) =>
    current !== null && start < current.end && current.start < end
  const marks = found
    // Where words overlap, others may be found from the beginning of a page than from that of the text.
    .filter((one) => !isOfCurrent(one))
    .map(({ start, end }): PageMark => ({ kind: 'found', from: start, to: end, current: null }))
  if (current && (current.page === page || found.some(isOfCurrent)))
    marks.push({ kind: 'found', from: current.start, to: current.end, current })
  return marks.sort((one, other) => one.from - other.from)
}
