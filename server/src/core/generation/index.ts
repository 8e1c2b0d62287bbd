import type { Module } from '../../module.ts'
import { exportRuns } from './export-runs.ts'
import { sumRunBytes } from './run-view-store.ts'

const CLOSE_EVERY_SECONDS = 60
const FORGET_EVERY_SECONDS = 3600

/** Owns generation in chunks, shared by recite and notes: its money, each chunk once, and what was made until it is kept. */
export const generation: Module = {
  id: 'generation',
  work: ({ generationRuns, queue }) => {
    queue.repeat('generation.close-idle-runs', CLOSE_EVERY_SECONDS, async () => {
      await generationRuns.closeIdleRuns()
    })
    queue.repeat('generation.forget-old-runs', FORGET_EVERY_SECONDS, async () => {
      await generationRuns.forgetOldRuns()
    })
  },
  exportStudent: exportRuns,
  storageBytes: sumRunBytes,
}
