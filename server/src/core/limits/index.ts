import type { Module } from '../../module.ts'

const SWEEP_SECONDS = 3600

/** Owns the limits that hold across processes: how often an address, a client or a student may do what can be abused. */
export const limits: Module = {
  id: 'limits',
  work: ({ database, limits, queue }) =>
    queue.repeat('sweep-limits', SWEEP_SECONDS, () => database.transaction((tx) => limits.sweep(tx))),
}
