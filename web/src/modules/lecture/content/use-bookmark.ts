import type { LectureBookmark, LectureSection } from '@lectern/contract/lecture'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readEarlierBookmark } from './earlier-bookmark.ts'
import { useKeepBookmark } from './use-keep-bookmark.ts'

const SETTLED_MS = 300

type Place = Pick<LectureBookmark, 'section' | 'index'>

interface PlaceInLecture {
  /** Place of the section that is shown, from 0. */
  index: number
  /** Shows another section from its top. */
  open: (index: number) => void
  /** The element that a section begins with and that ends with it. */
  top: RefObject<HTMLDivElement | null>
}

interface UseBookmarkOptions {
  lectureId: number
  sections: readonly LectureSection[]
  /** What is kept of it. */
  bookmark: LectureBookmark | null
}

/** The place in a lecture, kept as it is read: who comes back, on whatever device, goes on where they stopped. */
export function useBookmark({ lectureId, sections, bookmark }: UseBookmarkOptions): PlaceInLecture {
  const [kept] = useState(() => bookmark ?? readEarlierBookmark(lectureId))
  const [shown, setShown] = useState<Place | null>(kept)
  const keepPlace = useKeepBookmark(lectureId)
  const index = placeOf(shown, sections)
  const section = sections[index]?.id
  if (section !== undefined && (section !== shown?.section || index !== shown.index)) setShown({ section, index })
  const top = useRef<HTMLDivElement>(null)

  const keep = (share: number) => {
    if (section !== undefined) keepPlace({ section, index, share })
  }
  const begin = () => {
    keep(0)
    if (boxOf(top.current).top < 0) top.current?.scrollIntoView({ behavior: 'instant' })
  }

  const comeBack = useEffectEvent(() => {
    const { top: from, height } = boxOf(top.current)
    if (kept && kept.section === section && kept.share > 0)
      window.scrollBy({ top: from + kept.share * height, behavior: 'instant' })
  })
  useEffect(() => comeBack(), [])
  // Another section begins at its top, also one that stands where the last part of the one before has gone.
  const last = useRef(section)
  const beginOther = useEffectEvent((now: number | undefined) => {
    if (last.current !== now) begin()
    last.current = now
  })
  useEffect(() => beginOther(section), [section])

  const keepScrolled = useEffectEvent(() => keep(shareAbove(boxOf(top.current))))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keepScrolled(), SETTLED_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  const open = (next: number) => {
    const chosen = sections[next]
    if (next === index) begin()
    else if (chosen) setShown({ section: chosen.id, index: next })
  }
  return { index, open, top }
}

/** By its id, for pages that are read later bring sections between those that are there; where it has gone, what stands there now, or before. */
function placeOf(shown: Place | null, sections: readonly LectureSection[]): number {
  const found = sections.findIndex(({ id }) => id === shown?.section)
  return found >= 0 ? found : Math.max(0, Math.min(shown?.index ?? 0, sections.length - 1))
}

const NOWHERE = { top: 0, height: 0 }
const boxOf = (element: HTMLElement | null): typeof NOWHERE => element?.getBoundingClientRect() ?? NOWHERE

/** How much of a box stands above the top of the screen, from 0 to 1. */
const shareAbove = ({ top, height }: typeof NOWHERE): number =>
  height > 0 ? Math.max(0, Math.min(-top / height, 1)) : 0
