import { useEffect } from 'react'
import { logFailure } from '../../../lib/log-failure.ts'
import { useAccount } from '../../account/use-account.ts'

/** Where there are cards to review, those of the next days come along on this device. */
export function useCardsAlong(hasCards: boolean): void {
  const { user } = useAccount()
  const student = user?.email
  useEffect(() => {
    if (!hasCards || student === undefined) return
    import('./device.ts')
      .then(({ keepFresh }) => keepFresh(student))
      .catch((error) => logFailure('The cards of the next days could not be taken along', error))
  }, [hasCards, student])
}
