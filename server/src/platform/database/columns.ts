import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** The number that a row has for good. */
export const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A point in time, as exact as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
