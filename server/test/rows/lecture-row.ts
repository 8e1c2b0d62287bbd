import { randomUUID } from 'node:crypto'
import type { NewLectureRow } from '../../src/modules/lecture/lecture-store.ts'
import { newFileKey } from '../../src/platform/files/file-store.ts'

/** A completed lecture without sections, `text` in every column that holds text of a student; what it was paid by is the caller's. */
export const lectureRow = (studentId: number, text: string, createdAt: Date): Omit<NewLectureRow, 'holdId'> => ({
  studentId,
  title: text,
  originalFilename: `${text}.pdf`,
  fileKey: newFileKey(studentId),
  fileSizeBytes: 8,
  creditCost: 1,
  jobId: randomUUID(),
  status: 'completed',
  totalPages: 1,
  madeBy: 'model',
  createdAt,
})
