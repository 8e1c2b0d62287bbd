import { createSavedStudentStore } from '../../../core/account/student-store.ts'

/** Whether answers are read aloud as they come. */
export const isReadAloudStore = createSavedStudentStore('speaking.read-aloud', true)
