import { createSavedStudentStore } from '../student-store.ts'

/**
 * Whether this login dropped the password of the registration (requirements/accounts.md#pending-password) and none has
 * been set since.
 */
export const discardedPasswordStore = createSavedStudentStore('discarded-password', false)
