import { notifyManager, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const LONGEST_WAIT_MS = 3000

/** The key of code that is loaded because of an answer: what it shows belongs to that answer. */
const PARTS: QueryKey = ['part']

/**
 * Whether all that a page asks for when it is first opened has been answered, or failed once; true after three seconds whatever
 * is there by then. Drawn at that moment, its blocks do not push each other down as their answers come. What an answer calls
 * for is asked for as that answer is drawn, so the look comes after that.
 * @param keys of what is waited for; a key stands for all that begin with it
 */
export function useFirstAnswers(keys: readonly QueryKey[]): boolean {
  const queries = useQueryClient()
  const find = (key: QueryKey) => queries.getQueryCache().findAll({ queryKey: key })
  // What was read on an earlier visit to the page is there at once.
  const [isOver, setOver] = useState(() => keys.every((key) => find(key).some(({ state }) => state.data !== undefined)))
  /** How many changes there were, and how many of them every block has been told of. */
  const changes = useRef(0)
  const [toldOf, lookAgain] = useState(0)
  useEffect(() => {
    if (isOver) return
    const stop = queries.getQueryCache().subscribe(() => {
      const count = ++changes.current
      notifyManager.schedule(() => lookAgain(count))
    })
    const longest = setTimeout(() => setOver(true), LONGEST_WAIT_MS)
    return () => {
      stop()
      clearTimeout(longest)
    }
  }, [queries, isOver])
  // After each look, and after the effects of the blocks, in which they ask: effects run from the inside out. One that has not been
  // told of its answer yet has not asked for what that calls for.
  useEffect(() => {
    if (isOver || toldOf < changes.current) return
    if (![...keys, PARTS].some((key) => find(key).some(isFirstAsked))) setOver(true)
  })
  return isOver
}

/** Asked for, and neither answered nor refused yet. One that is asked for again after it failed is not waited for. */
const isFirstAsked = ({ state }: Query): boolean =>
  state.fetchStatus === 'fetching' && state.data === undefined && state.fetchFailureCount === 0
