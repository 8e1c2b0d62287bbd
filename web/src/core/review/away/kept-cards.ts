import type { Ahead, AheadItem } from '@lectern/contract/review/ahead'
import { countUnsent } from '../../../lib/storage/outbox.ts'
import { underLock } from '../../../lib/storage/under-lock.ts'
import { isSignedIn } from '../../account/use-account.ts'
import { reviewApi } from '../api.ts'
import type { QueuedDeed } from '../outbox.ts'
import { awayDatabaseOf } from './away-database.ts'

/** Grows with every change of what is kept, so that another version of the site does not misread it. */
const FORMAT = 4
const KEPT = 'ahead'
const LOCK = 'lectern-away'
const TIMEOUT_MS = 60_000

interface Kept {
  format: number
  ahead: Ahead
}

/** The cards of the next days as they were handed out, and what was sent since; null where there are none. */
export async function readKept(student: string): Promise<{ ahead: Ahead; sent: QueuedDeed[] } | null> {
  const database = awayDatabaseOf(student)
  const kept = await database.get<Kept>('kept', KEPT)
  if (kept?.format !== FORMAT) return null
  return { ahead: kept.ahead, sent: await database.all<QueuedDeed>('deeds') }
}

/**
 * Takes the cards of the next days along. Not while something waits to be sent, nor where something was done while the
 * server looked: it may not have known of it. Whoever signed out meanwhile leaves nothing here.
 * @returns the cards that came along; null where none did
 */
export function takeAlong(student: string): Promise<readonly AheadItem[] | null> {
  return underLock(LOCK, async () => {
    if (countUnsent(student) > 0) return null
    const database = awayDatabaseOf(student)
    const sent = await database.keys('deeds')
    const ahead = await reviewApi.ahead(undefined, { timeoutMs: TIMEOUT_MS })
    const isSame = (await database.keys('deeds')).length === sent.length
    if (!isSame || countUnsent(student) > 0 || !isSignedIn(student)) return null
    await database.replace(KEPT, { format: FORMAT, ahead } satisfies Kept, sent)
    return ahead.items
  })
}
