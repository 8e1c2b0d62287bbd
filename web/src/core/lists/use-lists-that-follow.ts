import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAccount } from '../account/use-account.ts'

/**
 * For work that goes on in the server: what is in progress no longer stands in a list of its own then, and its price or
 * refund has been booked.
 * @param count how many are in progress
 * @param lists the key of all lists of the module
 */
export function useListsThatFollow(count: number, lists: string): void {
  const queries = useQueryClient()
  const { reload } = useAccount()
  const last = useRef(count)
  useEffect(() => {
    if (count < last.current) {
      void queries.invalidateQueries({ queryKey: [lists] })
      void reload()
    }
    last.current = count
  }, [count, lists, queries, reload])
}
