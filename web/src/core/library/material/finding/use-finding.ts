import { isSought } from '@lectern/domain/materials/finding'
import type { Place } from '@lectern/domain/materials/place'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Store } from '../../../../lib/store.ts'
import { pageElementId } from '../PageFrame.tsx'
import { isUnreached } from '../PageText.tsx'
import { finderQuery } from './finder-query.ts'
import type { Sought } from './sought.ts'

/** To the next place, or the one before. */
export type Step = 1 | -1

interface Finding {
  materialId: number
  pageCount: number
  soughtStore: Store<Sought | null>
  onGo: (place: Place) => void
}

/** Finds in a material what a student types, and goes from place to place. Its text is asked for with the first letter. */
export function useFinding({ materialId, pageCount, soughtStore, onGo }: Finding) {
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState<Place | null>(null)
  /** Pressed before the text was there. */
  const [awaited, setAwaited] = useState<Step | null>(null)
  /** Where the student was led to last: what is typed on is looked for from there. */
  const reached = useRef<Place | null>(null)
  const isAsked = isSought(words)
  const query = useQuery({ ...finderQuery(materialId), enabled: isAsked })
  const finder = query.data
  const found = useMemo(() => (finder && isAsked ? finder.find(words) : null), [finder, isAsked, words])
  // Before the browser draws: what is gone to comes into view with its page.
  useLayoutEffect(
    () => soughtStore.set(finder && isAsked ? { finder, words, current } : null),
    [soughtStore, finder, isAsked, words, current],
  )
  const index = current && found ? found.places.findIndex(({ start }) => start === current.start) : -1
  const go = (step: Step) => {
    if (!found) return setAwaited(isAsked ? step : null)
    const place = index < 0 ? placeFrom(found.places, reached.current ?? firstInView(pageCount), step) : null
    const next = place ?? found.places.at((index + step) % found.places.length)
    if (!next) return
    reached.current = next
    setCurrent({ ...next })
    onGo(next)
  }
  const goAwaited = useEffectEvent(() => {
    if (!awaited) return
    setAwaited(null)
    go(awaited)
  })
  useEffect(() => {
    if (found) goAwaited()
  }, [found])
  const seek = (next: string) => {
    setWords(next)
    setCurrent(null)
    setAwaited(null)
  }
  /** One reads on at the place that was gone to. @returns whether there was one */
  const close = (): boolean => {
    seek('')
    reached.current = null
    if (!current) return false
    document.getElementById(pageElementId(current.page))?.focus({ preventScroll: true })
    return true
  }
  return {
    words,
    isAsked,
    found,
    index: index < 0 ? null : index,
    hasFailed: isUnreached(query),
    query,
    seek,
    go,
    close,
  }
}

/** The first place from there on, or the last before it; round the ends of the text. */
function placeFrom(places: readonly Place[], from: Pick<Place, 'page' | 'start'>, step: Step): Place | undefined {
  const isFrom = ({ page, start }: Place) => page > from.page || (page === from.page && start >= from.start)
  return step > 0 ? (places.find(isFrom) ?? places[0]) : (places.findLast((place) => !isFrom(place)) ?? places.at(-1))
}

/** The page that is read: the first that goes on below the upper third of the window. */
function firstInView(pageCount: number): Pick<Place, 'page' | 'start'> {
  let [low, high] = [1, pageCount]
  while (low < high) {
    const middle = (low + high) >> 1
    const bottom = document.getElementById(pageElementId(middle))?.getBoundingClientRect().bottom ?? 0
    if (bottom <= innerHeight / 3) low = middle + 1
    else high = middle
  }
  return { page: low, start: 0 }
}
