import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const LONGEST_WAIT_MS = 1000

/**
 * Whether all that a page asks for when it is first opened has been answered, or failed; true after a second whatever is
 * there by then. Drawn at that moment, its blocks do not push each other down as their answers come. A part of the page that an
 * answer calls for is asked for as that answer is drawn, so what is looked at is the moment after it.
 */
export function useFirstAnswers(): boolean {
  const queries = useQueryClient()
  const [isOver, setOver] = useState(() => queries.getQueryData(['unfinished']) !== undefined)
  useEffect(() => {
    if (isOver) return
    let next: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(next)
      next = setTimeout(() => {
        if (queries.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0) setOver(true)
      })
    }
    const stop = queries.getQueryCache().subscribe(look)
    const longest = setTimeout(() => setOver(true), LONGEST_WAIT_MS)
    // The blocks have asked by now: effects run from the inside out.
    look()
    return () => {
      stop()
      clearTimeout(next)
      clearTimeout(longest)
    }
  }, [queries, isOver])
  return isOver
}
