import type { LectureSection } from '@lectern/contract/lecture'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage/stored-value.ts'

const keyOf = (lectureId: number): string => `lectern.lecture.${lectureId}`
const SETTLED_MS = 300

/** Where the student stopped reading: a section, and how far it was scrolled, in pixels from its top. */
interface Place {
  section: number
  /** Where the section stood among the others, from 0: what stands there now is read where it has gone. */
  index: number
  offset: number
}

interface KeptPlace {
  /** Place of the section that is shown, from 0. */
  index: number
  /** Shows another section from its top. */
  open: (index: number) => void
  /** The element that a section begins with. */
  top: RefObject<HTMLDivElement | null>
}

/** The place in a lecture, kept in this browser: who comes back goes on reading where they stopped. */
export function useKeptPlace(lectureId: number, sections: readonly LectureSection[]): KeptPlace {
  const [kept] = useState(() => readPlace(lectureId))
  const [shown, setShown] = useState<Pick<Place, 'section' | 'index'> | null>(kept)
  const index = placeOf(shown, sections)
  const section = sections[index]?.id
  if (section !== undefined && (section !== shown?.section || index !== shown.index)) setShown({ section, index })
  const top = useRef<HTMLDivElement>(null)

  const keep = (offset: number) => {
    if (section !== undefined) writeStored(keyOf(lectureId), JSON.stringify({ section, index, offset } satisfies Place))
  }
  const begin = () => {
    keep(0)
    if (topOf(top.current) < 0) top.current?.scrollIntoView({ behavior: 'instant' })
  }

  const comeBack = useEffectEvent(() => {
    if (kept && kept.section === section && kept.offset > 0)
      window.scrollBy({ top: topOf(top.current) + kept.offset, behavior: 'instant' })
  })
  useEffect(() => comeBack(), [])
  // Another section begins at its top, also one that stands where the last part of the one before has gone.
  const last = useRef(section)
  const beginOther = useEffectEvent((now: number | undefined) => {
    if (last.current !== now) begin()
    last.current = now
  })
  useEffect(() => beginOther(section), [section])

  const keepScrolled = useEffectEvent(() => keep(Math.max(0, Math.round(-topOf(top.current)))))
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
function placeOf(shown: Pick<Place, 'section' | 'index'> | null, sections: readonly LectureSection[]): number {
  const found = sections.findIndex(({ id }) => id === shown?.section)
  return found >= 0 ? found : Math.max(0, Math.min(shown?.index ?? 0, sections.length - 1))
}

const topOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().top ?? 0

function readPlace(lectureId: number): Place | null {
  try {
    // What was kept before places among the others were has none.
    const { section, index = 0, offset } = JSON.parse(readStored(keyOf(lectureId)) ?? 'null') as Place
    return [section, index].every(Number.isInteger) && Number.isFinite(offset) ? { section, index, offset } : null
  } catch {
    return null
  }
}
