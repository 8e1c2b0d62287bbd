import { accountSession } from '../../core/account/use-account.ts'
import { forgetAway } from '../../core/review/away/forget-away.ts'
import { withTexts } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'

/**
 * Follows who is here: their cards are kept on this device for as long as they are, and what they did without a network
 * is sent when they come back. Loads nothing for visitors.
 */
export function followDevice(): void {
  let student: string | null = null
  const follow = () => {
    const next = accountSession.getState().user?.email ?? null
    if (next === student) return
    if (student !== null) forgetAway(student)
    student = next
    if (next === null) return
    withTexts(import('./student-device.ts'), 'due')
      .then(({ prepareDevice }) => prepareDevice(next))
      .catch((error) => logFailure('This device could not be made ready', error))
  }
  follow()
  accountSession.subscribe(follow)
}
