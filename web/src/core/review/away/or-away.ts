import { isOutage } from '../../../lib/api/is-outage.ts'
import { accountSession } from '../../account/use-account.ts'

type ReadAway = typeof import('./read-away.ts')

/** Asks the server; where it cannot be reached, this device. */
export async function orAway<Value>(
  ask: () => Promise<Value>,
  read: (away: ReadAway, student: string) => Promise<Value | null>,
): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    const student = accountSession.getState().user?.email
    if (!isOutage(error) || student === undefined) throw error
    const value = await import('./read-away.ts').then((away) => read(away, student)).catch(() => null)
    if (value === null) throw error
    return value
  }
}
