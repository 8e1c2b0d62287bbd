import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { currentLanguage } from './language.ts'

const kept = new Map<string, unknown>()

/**
 * State of a page that is kept when another language draws the page anew, so that nothing has to be typed again. It is
 * held in memory alone, and forgotten when the page is left. `key` tells the states of the site apart.
 */
export function useStateAcrossLanguages<State>(
  key: string,
  initial: State,
): [state: State, setState: Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState<State>(() => (kept.has(key) ? (kept.get(key) as State) : initial))
  useEffect(() => {
    kept.set(key, state)
  }, [key, state])
  useEffect(() => {
    const drawnIn = currentLanguage()
    return () => {
      if (currentLanguage() === drawnIn) kept.delete(key)
    }
  }, [key])
  return [state, setState]
}
