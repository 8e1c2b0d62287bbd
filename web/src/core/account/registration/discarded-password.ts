import { createSavedStudentStore } from '../student-store.ts'

/** Whether this login dropped the password of the registration (reading 13) and none has been set since. */
export const discardedPasswordStore = createSavedStudentStore('discarded-password', false)
