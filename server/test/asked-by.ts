import type { Asker } from '../src/platform/concurrency/asker.ts'

/** A student who asks, and how long they wait. */
export const askedBy = (studentId = 1, signal = AbortSignal.timeout(120_000)): Asker => ({
  student: { id: studentId },
  signal,
})
