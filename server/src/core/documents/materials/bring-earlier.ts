import type { ErrorCode } from '@lectern/contract/errors'
import { and, asc, eq, getTableName, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../../platform/clock/clock.ts'
import { FileMissingError } from '../../../platform/files/file-store.ts'
import { isOutage } from '../../../platform/outage.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'

/** At most so many at once, begun within so long: the next call goes on. */
const MOST_AT_ONCE = 200
const ROUND_MS = 30_000
/** Longer than a PDF of scans takes. What a process had in hand that died is looked for only then, as is what failed who knows why. */
const AGAIN_SECONDS = 2 * 3600
/** What asks for another file, another version, or for room is looked at once in so long. */
const LATER_SECONDS = 7 * 24 * 3600

/** A thing that an earlier version stored and of which no material has been made yet. */
export interface EarlierThing {
  id: number
  studentId: number
}

/** Where a module keeps such things. */
interface EarlierThings {
  /** Those that have `earlierDueAt` (`earlierDueColumn`). */
  table: PgTable & Record<'id' | 'studentId' | 'earlierDueAt', PgColumn>
  /** Which of them can be brought by now; all unless set. */
  areReady?: SQL | undefined
  /**
   * Makes a material of one and sets `earlierDueAt` to null, both in one transaction.
   * @throws Problem `not_found` where it has gone or changed meanwhile, `storage_full`, `unreadable`; FileMissingError
   */
  bring(thing: EarlierThing): Promise<void>
}

type Parts = Pick<Services, 'clock' | 'database' | 'log'>

/**
 * Makes materials of what earlier versions stored, one after the other, the earliest first. Each is put off before it is begun, so that
 * several processes have different ones in hand, and neither one that fails nor one that takes its process along keeps the later ones waiting.
 */
export async function bringEarlier(
  parts: Parts,
  things: EarlierThings,
  signal: AbortSignal,
  mostAtOnce = MOST_AT_ONCE,
): Promise<void> {
  const endsAt = performance.now() + ROUND_MS
  for (let left = mostAtOnce; left > 0 && performance.now() < endsAt && !signal.aborted; left -= 1) {
    const thing = await takeNext(parts, things)
    if (!thing) return
    await bringOne(parts, things, thing, signal)
  }
}

async function takeNext({ clock, database }: Parts, { table, areReady }: EarlierThings): Promise<EarlierThing | null> {
  const { id, studentId, earlierDueAt } = table
  return database.transaction(async (tx) => {
    const [due] = await tx
      .select({ id, studentId })
      .from(table as PgTable)
      .where(and(lte(earlierDueAt, clock.now()), areReady))
      .orderBy(asc(earlierDueAt), asc(id))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (!due) return null
    await tx
      .update(table as PgTable)
      .set({ earlierDueAt: secondsLater(clock, AGAIN_SECONDS) })
      .where(eq(id, due.id))
    return due as unknown as EarlierThing
  })
}

async function bringOne(parts: Parts, things: EarlierThings, thing: EarlierThing, signal: AbortSignal): Promise<void> {
  const putOff = (seconds: number) => setDue(parts, things, thing, seconds)
  try {
    await things.bring(thing)
  } catch (error) {
    if (signal.aborted) return putOff(0)
    if (isOutage(error)) throw error
    const { log } = parts
    const details = { err: error, table: getTableName(things.table), id: thing.id }
    if (hasCode(error, 'not_found')) return
    if (hasCode(error, 'storage_full')) return putOff(LATER_SECONDS)
    log.warn(details, 'what an earlier version stored could not be made a material and is tried again')
    if (error instanceof FileMissingError || hasCode(error, 'unreadable', 'unsupported_type'))
      await putOff(LATER_SECONDS)
  }
}

const secondsLater = ({ now }: Clock, seconds: number) => new Date(now().getTime() + seconds * 1000)

const hasCode = (error: unknown, ...codes: ErrorCode[]) => error instanceof Problem && codes.includes(error.code)

async function setDue({ clock, database }: Parts, { table }: EarlierThings, { id }: EarlierThing, seconds: number) {
  const earlierDueAt = secondsLater(clock, seconds)
  // What has been brought meanwhile is due no more.
  const isWaiting = and(eq(table.id, id), isNotNull(table.earlierDueAt))
  await database.transaction(async (tx) => {
    await tx
      .update(table as PgTable)
      .set({ earlierDueAt })
      .where(isWaiting)
  })
}
