import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { MissedIntoSet } from './MissedIntoSet.tsx'
import { type MistakesAt, useMakeMissedCards } from './make-missed-cards.ts'
import type { MissedQuestion } from './missed-question.ts'

interface MakeMissedCardsProps {
  at: MistakesAt
  missed: readonly MissedQuestion[]
}

/** Makes cards of all that was missed by one press, into a set for the mistakes at this; or into another one, which is chosen. */
export function MakeMissedCards({ at, missed }: MakeMissedCardsProps) {
  const say = useSay()
  const { make, count } = useMakeMissedCards(at, missed)
  const [isChoosing, setChoosing] = useState(false)
  if (count === 0) return null
  return (
    <>
      <Button
        isLoading={make.isPending}
        onClick={() =>
          make.mutate(null, {
            onError: (error) => toastError(errorText(error, say('results.cardsNotMade')), 'session'),
          })
        }
      >
        {say('results.makeMissedCards')}
      </Button>
      <Button variant="quiet" onClick={() => setChoosing(true)}>
        {say('results.intoAnotherSet')}
      </Button>
      {isChoosing && <MissedIntoSet at={at} missed={missed} onClose={() => setChoosing(false)} />}
    </>
  )
}
