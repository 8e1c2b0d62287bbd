import { useRef, useState } from 'react'
import type { PlacedCard } from './find-cards.ts'

/** Cards that are selected to do something with all of them. */
export interface Selection {
  /** Null while nothing is being selected. */
  keys: ReadonlySet<string> | null
  toggle: (key: string, isRange: boolean) => void
  set: (keys: ReadonlySet<string> | null) => void
}

const NONE: ReadonlySet<string> = new Set()

/** With Shift a range from the card that was selected last, of those that are shown. */
export function useSelection(shown: readonly PlacedCard[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string> | null>(null)
  const last = useRef<string | null>(null)
  const shownNow = useRef(shown)
  shownNow.current = shown
  // Made once: a new one would have every card drawn again.
  const [toggle] = useState(() => (key: string, isRange: boolean) => {
    setKeys((before) => {
      const next = new Set(before ?? NONE)
      const range = isRange ? rangeOf(shownNow.current, last.current, key) : []
      if (range.length > 0) for (const one of range) next.add(one)
      else if (!next.delete(key)) next.add(key)
      return next
    })
    last.current = key
  })
  return { keys, toggle, set: setKeys }
}

function rangeOf(shown: readonly PlacedCard[], from: string | null, to: string): string[] {
  const places = [from, to].map((key) => shown.findIndex(({ card }) => card.key === key))
  const [first = -1, last = -1] = places.sort((one, other) => one - other)
  return first < 0 ? [] : shown.slice(first, last + 1).map(({ card }) => card.key)
}
