import type { StudySession } from '@lectern/contract/recite-shapes'
import { createStudentStore } from '../../core/account/student-store.ts'
import { reciteApi } from './api.ts'

/** A session that is being studied. */
export interface RunningStudy extends StudySession {
  /** Of the set. */
  title: string
  /** When its time is up, by this browser's clock: it started to count when the server's answer came. */
  deadlineMs: number
}

/** The running session, in memory alone: a reload has no session and shows the menu (reading 29). */
export const studyStore = createStudentStore<RunningStudy | null>(null)

/** Starts a session against the clock. Rejects when the server starts none. */
export async function startStudy(setId: number, title: string): Promise<void> {
  const session = await reciteApi.startStudy({ params: { id: setId } })
  studyStore.set({ ...session, title, deadlineMs: Date.now() + session.remaining_seconds * 1000 })
}
