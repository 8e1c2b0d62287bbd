import type { LectureSection } from '@lectern/contract/lecture'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStored, writeStored } from '../../../lib/storage/stored-value.ts'

const keyOf = (lectureId: number): string => `lectern.lecture.${lectureId}`
const SETTLED_MS = 300

/** Where the student stopped reading: a section, and how far it was scrolled, in pixels from its top. */
interface Place {
  section: number
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
  // By its id, for pages that are read later bring sections between those that are there.
  const [shownId, setShownId] = useState(kept?.section)
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === shownId),
  )
  const top = useRef<HTMLDivElement>(null)

  const keep = useEffectEvent((offset: number) => {
    const section = sections[index]?.id
    if (section !== undefined) writeStored(keyOf(lectureId), JSON.stringify({ section, offset } satisfies Place))
  })
  useEffect(() => {
    if (kept && kept.offset > 0) window.scrollBy({ top: topOf(top.current) + kept.offset, behavior: 'instant' })
  }, [kept])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => keep(Math.max(0, Math.round(-topOf(top.current)))), SETTLED_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])

  const open = (next: number) => {
    const section = sections[next]?.id
    if (section === undefined) return
    setShownId(section)
    writeStored(keyOf(lectureId), JSON.stringify({ section, offset: 0 } satisfies Place))
    if (topOf(top.current) < 0) top.current?.scrollIntoView({ behavior: 'instant' })
  }
  return { index, open, top }
}

const topOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().top ?? 0

function readPlace(lectureId: number): Place | null {
  try {
    const { section, offset } = JSON.parse(readStored(keyOf(lectureId)) ?? 'null') as Place
    return Number.isInteger(section) && Number.isFinite(offset) ? { section, offset } : null
  } catch {
    return null
  }
}
