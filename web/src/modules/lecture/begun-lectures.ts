import { type Begun, useBegun } from '../../core/begun/use-begun.ts'

/** Lectures that were begun and not read to their end, the latest first. */
export const useBegunLectures = (): Begun[] => useBegun('lecture', null)
