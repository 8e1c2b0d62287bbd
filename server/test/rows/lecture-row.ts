import { randomUUID } from 'node:crypto'
import type { NewLectureRow } from '../../src/modules/lecture/lecture-store.ts'
import { newFileKey } from '../../src/platform/files/file-store.ts'

/** A completed lecture without sections, `text` in every column that holds text of a student. */
export const lectureRow = (studentId: number, text: string, createdAt: Date): NewLectureRow => ({
  studentId,
  title: text,
  originalFilename: `${text}.pdf`,
  fileKey: newFileKey(studentId),
  fileSizeBytes: 8,
  creditCost: 1,
  holdId: randomUUID(),
  jobId: randomUUID(),
  status: 'completed',
  totalPages: 1,
  madeBy: 'model',
  createdAt,
})
