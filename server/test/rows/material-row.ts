import { randomUUID } from 'node:crypto'
import type { NewMaterialRow } from '../../src/core/documents/material-store.ts'

/** A text of the student's that was brought to the library, of bytes that no other one has. */
export const materialRow = (studentId: number, name: string, text: string, createdAt: Date): NewMaterialRow => ({
  studentId,
  name,
  text,
  contentHash: randomUUID(),
  words: 1,
  sizeBytes: 1,
  sourceModule: 'library',
  createdAt,
})
