import { createStudentStore } from '../../core/account/student-store.ts'

/** The sessions that were left in this tab: they are ended behind the student's back, and not offered meanwhile. */
export const leftStudiesStore = createStudentStore<readonly number[]>([])

export const forgetStudy = (sessionId: number): void => leftStudiesStore.set([...leftStudiesStore.get(), sessionId])
