import type { Module } from '../../module.ts'

const CLOSE_EVERY_SECONDS = 60

/** Owns generation in chunks, shared by recite and notes: one hold a run, each chunk once, and the price in the end. */
export const generation: Module = {
  id: 'generation',
  work: ({ generationRuns, queue }) =>
    queue.repeat('generation.close-idle-runs', CLOSE_EVERY_SECONDS, async () => {
      await generationRuns.closeIdleRuns()
    }),
}
