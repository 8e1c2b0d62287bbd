import { LONGEST_REVIEW_DELAY_MS } from '@lectern/domain/review'
import type { ItemRow } from './item-store.ts'

/** When something was done, by the clock of the device, and when the server handed its card out, by its own. */
interface Said {
  device: string
  handedOut: string | undefined
}

/** The device's clock may be wrong: what was done lies between the card's handing out and now, by the server's. */
export function momentOf({ device, handedOut }: Said, { addedAt }: Pick<ItemRow, 'addedAt'>, now: Date): Date {
  const earliest = Math.max(
    now.getTime() - LONGEST_REVIEW_DELAY_MS,
    addedAt.getTime(),
    handedOut === undefined ? 0 : Math.min(Date.parse(handedOut), now.getTime()),
  )
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(device))))
}
