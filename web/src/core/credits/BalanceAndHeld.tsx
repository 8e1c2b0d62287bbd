import { useEffect, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { creditsText } from '../../ui/Price.tsx'
import { creditsApi } from './credits-api.ts'
import { useCredits } from './use-credits.ts'

/** The balance, and beside it what is set aside for work under way, as the server says when this is shown. */
export function BalanceAndHeld() {
  const say = useSay()
  const { balanceCredits: balance } = useCredits()
  const credits = useHeldCredits(balance)
  return <>{credits > 0 ? say('credits.balanceAndSetAside', { balance, credits }) : creditsText(balance)}</>
}

/** @param balanceCredits whatever held or gave back has changed it as well, and is asked for again */
function useHeldCredits(balanceCredits: number): number {
  const [held, setHeld] = useState(0)
  useEffect(() => {
    void balanceCredits
    const stop = new AbortController()
    creditsApi.heldCredits(undefined, { signal: stop.signal }).then(
      ({ held_credits }) => setHeld(held_credits),
      (error: unknown) => stop.signal.aborted || logFailure('What is set aside is not known', error),
    )
    return () => stop.abort()
  }, [balanceCredits])
  return held
}
