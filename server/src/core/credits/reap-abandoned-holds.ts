import { message } from '@lectern/texts/message'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { CreditsParts } from './credits-parts.ts'
import { type EndedHold, releaseHold } from './hold.ts'
import { holds } from './tables.ts'

const BATCH = 100
const INTERRUPTED = message('credits.workInterrupted')

/**
 * Releases the holds whose workers died, and says how many this call released. Any number of processes may do so at
 * once: each hold is released by one of them.
 */
export async function reapAbandonedHolds(parts: CreditsParts): Promise<number> {
  let released = 0
  for (const { id } of await findAbandoned(parts)) {
    try {
      if (await releaseIfAbandoned(parts, id)) released++
    } catch (err) {
      parts.log.error({ err, holdId: id }, 'an abandoned hold could not be released')
    }
  }
  return released
}

/** `Credits.endLeases`. */
export async function endLeases({ database, clock }: CreditsParts): Promise<void> {
  const now = clock.now()
  await database.queries
    .update(holds)
    .set({ leaseUntil: now })
    .where(and(eq(holds.state, 'held'), gt(holds.leaseUntil, now)))
}

/** Null if the worker lives, or the hold has ended. */
export function releaseIfAbandoned({ database, clock }: CreditsParts, holdId: string): Promise<EndedHold | null> {
  return database.transaction((tx) =>
    releaseHold(tx, holdId, { at: clock.now(), reason: INTERRUPTED, onlyIfExpired: true }),
  )
}

/** The longest abandoned first; what is beyond a batch is left to the next sweep. */
function findAbandoned({ database, clock }: CreditsParts) {
  return database.queries
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.state, 'held'), lte(holds.leaseUntil, clock.now())))
    .orderBy(holds.leaseUntil)
    .limit(BATCH)
}
