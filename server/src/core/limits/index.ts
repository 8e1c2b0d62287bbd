import type { Module } from '../../module.ts'

const SWEEP_EVERY_SECONDS = 600

/** Owns the limits that hold across processes: how often codes, logins and the like may be tried. */
export const limits: Module = {
  id: 'limits',
  work: ({ limits, database, queue }) =>
    queue.repeat('limits.sweep', SWEEP_EVERY_SECONDS, () => database.transaction((tx) => limits.sweep(tx))),
}
