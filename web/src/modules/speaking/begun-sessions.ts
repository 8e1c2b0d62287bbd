import { type Begun, useBegun } from '../../core/begun/use-begun.ts'

/** Talks, presentations and rounds of shadowing that are not ended and whose time still runs. */
export const useBegunSessions = (): Begun[] => useBegun('speaking', null)
