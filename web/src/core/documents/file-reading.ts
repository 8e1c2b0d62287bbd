/** A document that is being read, or was. */
export interface FileReading {
  /** The latest that was not refused. */
  file: File | null
  isReading: boolean
  error: string | null
  /** Whether it is an image that a fallback read. */
  isFallback?: boolean
  /** Pages of it that hold images and no text. */
  emptyPages: number
  /** The file, where OCR would read what these pages say. */
  scan?: File | null
  /** Why its text was not taken. */
  notTaken?: string | null
  read: (file: File) => void
}
