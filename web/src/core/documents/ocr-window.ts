import { createStudentStore } from '../account/student-store.ts'

interface OcrWindow {
  /** What was pressed: it gets the focus back. */
  readonly opener: HTMLElement | null
  /** The document that is to be read; null where it is yet to be chosen. */
  readonly file: File | null
}

/** The OCR window while it is open; null while it is closed. */
export const ocrWindowStore = createStudentStore<OcrWindow | null>(null)

export const openOcrWindow = (opener: HTMLElement | null, file: File | null = null): void =>
  ocrWindowStore.set({ opener, file })
export const closeOcrWindow = (): void => ocrWindowStore.set(null)
