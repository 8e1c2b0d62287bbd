import { availableParallelism } from 'node:os'

/**
 * How much work that keeps a core busy is done at once: as much as there are cores, two on the smallest machine, so that one place
 * is always for another student, and no more than `most`, since each takes memory too.
 */
export const placesByCores = (most: number, cores = availableParallelism()): number =>
  Math.min(most, Math.max(2, cores))
