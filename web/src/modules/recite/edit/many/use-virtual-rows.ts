import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { shownPlaceStore } from '../../../../core/places/shown-place.ts'
import { useStore } from '../../../../lib/store.ts'
import { useMediaQuery } from '../../../../lib/use-media-query.ts'
import type { PlacedCard } from './find-cards.ts'

/** Up to so many cards all are drawn: the browser's own search and print see them. */
const MOST_DRAWN_WHOLE = 60
const ROW_PIXELS = 150
const GAP_PIXELS = 20

/** Tailwind's `lg`, which draws them: in half of a narrower screen, or of one that a place takes a part of, the covers of a picture cannot be drawn. */
const HAS_TWO_COLUMNS = '(width >= 64rem)'

export interface VirtualRow {
  index: number
  /** What is left out above it, in pixels. */
  space: number
  cards: readonly { placed: PlacedCard; index: number }[]
}

/**
 * The rows of cards that are near the view, by the scroll of the page. Those with a card that is written or moved or has
 * the focus are drawn wherever they are.
 */
export function useVirtualRows(shown: readonly PlacedCard[], keptKeys: readonly (string | null)[]) {
  const isBesidePlace = useStore(shownPlaceStore) !== null
  const columns = useMediaQuery(HAS_TWO_COLUMNS) && !isBesidePlace ? 2 : 1
  const list = useRef<HTMLOListElement>(null)
  const [margin, setMargin] = useState(0)
  const count = Math.ceil(shown.length / columns)
  useLayoutEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0
    setMargin(Math.round(top))
  })
  const kept = shown.flatMap(({ card }, index) =>
    card.isEditing || keptKeys.includes(card.key) ? [Math.floor(index / columns)] : [],
  )
  const rangeExtractor = (range: Range) => {
    if (shown.length <= MOST_DRAWN_WHOLE) return Array.from({ length: count }, (_, index) => index)
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
  }
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => ROW_PIXELS,
    gap: GAP_PIXELS,
    overscan: 8,
    scrollMargin: margin,
    getItemKey: (row) => `${columns} ${shown[row * columns]?.card.key}`,
    rangeExtractor,
  })
  const items = virtualizer.getVirtualItems()
  let end = margin - GAP_PIXELS
  const rows = items.map((item): VirtualRow => {
    const space = item.start - end - GAP_PIXELS
    end = item.end
    const first = item.index * columns
    const cards = shown.slice(first, first + columns).map((placed, index) => ({ placed, index: first + index }))
    return { index: item.index, space, cards }
  })
  return {
    list,
    rows,
    /** What is left out below the last of them, in pixels. */
    spaceBelow: Math.max(0, virtualizer.getTotalSize() + margin - Math.max(end, margin)),
    /** For the first card of each row, which is as tall as the row. */
    measure: virtualizer.measureElement,
  }
}
