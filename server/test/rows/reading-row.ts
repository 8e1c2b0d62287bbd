import { randomUUID } from 'node:crypto'
import { newFileKey } from '../../src/platform/files/file-store.ts'

/** A document whose first page says `text` and whose second could not be read; what it was paid by is the caller's. */
export const readingRow = (studentId: number, text: string, createdAt: Date) => ({
  studentId,
  name: text,
  script: 'auto' as const,
  status: 'done' as const,
  jobId: randomUUID(),
  heldCredits: 1,
  chargedCredits: 1,
  fileKey: newFileKey(studentId),
  sizeBytes: 8,
  pages: [text, ''],
  scanned: [1],
  found: { 1: null },
  runPages: 1,
  createdAt,
})
