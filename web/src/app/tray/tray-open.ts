import { createStudentStore } from '../../core/account/student-store.ts'

/** Whether the tray's window is open: it stays so where a page that gets wider has the tray in another place. */
export const trayOpenStore = createStudentStore(false)
