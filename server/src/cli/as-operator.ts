import type { Asker } from '../platform/concurrency/asker.ts'

/** What a command asks is asked for no student, and given up when it takes too long. */
export const asOperator = (withinMs: number): Asker => ({
  student: { id: 0 },
  signal: AbortSignal.timeout(withinMs),
})
