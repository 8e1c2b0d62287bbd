import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Queries } from './database.ts'

const LOOK_EVERY_MS = 250

/** The next look, and whose rows it is to find. */
interface NextLook<Id, State> {
  ids: Set<Id>
  states: Promise<ReadonlyMap<Id, State>>
}

/**
 * For whoever waits until another call, a job or another process has changed a row: all who wait look together, by one
 * statement every quarter of a second, however many they are. Thousands of looks of their own would keep an embedded
 * database from everybody else.
 * @param look the states of those rows that are there
 * @returns what waits for the next look, and gives what it found of a row; null where it is not there
 */
export function sharedLook<Id, State>(
  look: (queries: Queries, ids: readonly Id[]) => Promise<ReadonlyMap<Id, State>>,
): (database: Pick<Database, 'queries'>, id: Id) => Promise<State | null> {
  const upcoming = new WeakMap<object, NextLook<Id, State>>()
  const begin = (database: Pick<Database, 'queries'>): NextLook<Id, State> => {
    const ids = new Set<Id>()
    const states = sleep(LOOK_EVERY_MS).then(() => {
      upcoming.delete(database)
      return look(database.queries, [...ids])
    })
    return { ids, states }
  }
  return async (database, id) => {
    const next = upcoming.get(database) ?? begin(database)
    upcoming.set(database, next)
    next.ids.add(id)
    return (await next.states).get(id) ?? null
  }
}
