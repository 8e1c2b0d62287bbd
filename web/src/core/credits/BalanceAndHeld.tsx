import { useSay } from '../../lib/language.ts'
import { creditsText } from '../../ui/Price.tsx'
import { useCredits } from './use-credits.ts'
import { useHeldCredits } from './use-held-credits.ts'

/** The balance, and beside it what is set aside for work under way, as the server says when this is shown. */
export function BalanceAndHeld() {
  const say = useSay()
  const { availableCredits } = useCredits()
  const { data } = useHeldCredits()
  const credits = data?.held_credits ?? 0
  return (
    <>
      {credits > 0
        ? say('credits.balanceAndSetAside', { balance: availableCredits, credits })
        : creditsText(availableCredits)}
    </>
  )
}
