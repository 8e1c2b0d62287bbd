import { createSavedStudentStore } from './student-store.ts'

export const PASSWORD_DISCARDED =
  'The password chosen at registration was typed in another browser, so it was not kept.'

/** Whether this login dropped the password of the registration (reading 13) and none has been set since. */
export const discardedPasswordStore = createSavedStudentStore('discarded-password', false)
