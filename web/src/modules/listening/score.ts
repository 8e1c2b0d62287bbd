import type { ListeningScore } from '@lectern/contract/listening/shapes'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** The score that was reached last, and of which set. */
export interface Scored {
  setId: number
  score: ListeningScore
  /** How long it took; left out where that is not known. */
  seconds?: number | null
}

export const scoreStore = createSavedStudentStore<Scored | null>('listening.score', null)
