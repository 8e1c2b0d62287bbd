import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { sumBytes } from '../../platform/database/text-bytes.ts'
import { examAnswers, examGenerations, examPractices, examQuestions, examSessions, examSets } from './tables.ts'

/** Bytes of the student's exams, of what they answered, and of what an exam is being made from. */
export async function sumExamBytes(queries: Queries, studentId: number): Promise<number> {
  const { question, options, correctAnswer, explanation, source } = examQuestions
  const [questions] = await queries
    .select({ bytes: sumBytes(question, options, correctAnswer, explanation, source) })
    .from(examQuestions)
    .innerJoin(examSets, eq(examQuestions.setId, examSets.id))
    .where(eq(examSets.studentId, studentId))
  const [answers] = await queries
    .select({ bytes: sumBytes(examAnswers.answer, examAnswers.judgement) })
    .from(examAnswers)
    .innerJoin(examSessions, eq(examAnswers.sessionId, examSessions.id))
    .where(eq(examSessions.studentId, studentId))
  const [practices] = await queries
    .select({ bytes: sumBytes(examPractices.answers) })
    .from(examPractices)
    .innerJoin(examSessions, eq(examPractices.sessionId, examSessions.id))
    .where(eq(examSessions.studentId, studentId))
  const [generations] = await queries
    .select({ bytes: sumBytes(examGenerations.title, examGenerations.text) })
    .from(examGenerations)
    .where(eq(examGenerations.studentId, studentId))
  return [questions, answers, practices, generations].reduce((sum, part) => sum + (part?.bytes ?? 0), 0)
}
