import { useEffect, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { creditsText } from '../../ui/Price.tsx'
import { creditsApi } from './credits-api.ts'
import { useCredits } from './use-credits.ts'

/** The balance, and beside it what is set aside for work under way, as the server says when this is shown. */
export function BalanceAndHeld() {
  const say = useSay()
  const { availableCredits } = useCredits()
  const credits = useHeldTotal(availableCredits)
  return (
    <>
      {credits > 0
        ? say('credits.balanceAndSetAside', { balance: availableCredits, credits })
        : creditsText(availableCredits)}
    </>
  )
}

/**
 * What is set aside in all. The header stands outside of the queries' provider, so it asks by itself: again whenever
 * `availableCredits` changes, as it does with every hold and return.
 */
function useHeldTotal(availableCredits: number): number {
  const [held, setHeld] = useState(0)
  useEffect(() => {
    void availableCredits
    const stop = new AbortController()
    creditsApi.heldCredits(undefined, { signal: stop.signal }).then(
      ({ held_credits }) => setHeld(held_credits),
      (error: unknown) => stop.signal.aborted || logFailure('What is set aside is not known', error),
    )
    return () => stop.abort()
  }, [availableCredits])
  return held
}
