import { randomUUID } from 'node:crypto'
import { newFileKey } from '../../src/platform/files/file-store.ts'

/** A listening set as a test keeps it, completed: `text` stands wherever text can; what it was paid by is the caller's. */
export const listeningRow = (studentId: number, text: string, createdAt: Date) => ({
  studentId,
  title: text,
  filename: text,
  languages: ['en-US' as const],
  status: 'completed' as const,
  stage: 'questions' as const,
  percent: 100,
  jobId: randomUUID(),
  creditCost: 1,
  audioKey: newFileKey(studentId),
  contentType: 'audio/mpeg' as const,
  sizeBytes: 3,
  durationSeconds: 2,
  sentences: [{ start: 0, end: 2, text }],
  madeBy: 'built-in' as const,
  error: text,
  createdAt,
})

/** A question about its one sentence. */
export const listeningQuestionRow = (setId: number, text: string) => ({
  setId,
  position: 0,
  type: 'other' as const,
  question: text,
  options: [text],
  correctAnswer: text,
  explanation: text,
  sentence: 0,
})
