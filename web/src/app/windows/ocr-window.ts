import { createStudentStore } from '../../core/account/student-store.ts'

/** The OCR window is open, for whoever pressed what: that gets the focus back; null while it is closed. */
export const ocrWindowStore = createStudentStore<{ readonly opener: HTMLElement | null } | null>(null)

export const openOcrWindow = (opener: HTMLElement | null): void => ocrWindowStore.set({ opener })
export const closeOcrWindow = (): void => ocrWindowStore.set(null)
