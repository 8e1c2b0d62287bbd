/** The time, so that tests can set it. Rows are stamped by this clock, not by the database's. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
