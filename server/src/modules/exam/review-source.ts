import { isOpenQuestion } from '@lectern/domain/exam'
import { and, eq, inArray } from 'drizzle-orm'
import { tellMarks } from '../../core/review/remember-mistakes.ts'
import { type ReviewSource, type ReviewText, textsOfThings } from '../../core/review/review-source.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type AnswerRow, listSessionQuestions, type SessionRow } from './sessions/session-store.ts'
import { isMade, type QuestionRow, requireSet } from './set-store.ts'
import { examQuestions, examSets } from './tables.ts'

/** Questions that were missed are reviewed as the exam asked them. */
export const examReviewSource: ReviewSource = {
  kind: 'exam',
  async readTexts(queries, studentId, things) {
    const rows = await queries
      .select({
        question: examQuestions,
        setTitle: examSets.title,
        isMade,
      })
      .from(examQuestions)
      .innerJoin(examSets, eq(examSets.id, examQuestions.setId))
      .where(
        and(
          inArray(
            examQuestions.id,
            things.map(({ sourceId }) => sourceId),
          ),
          eq(examSets.studentId, studentId),
        ),
      )
    return textsOfThings(things, new Map(rows.map((row) => [row.question.id, textOf(row)])))
  },
  requireGroup: requireSet,
}

function textOf({ question: asked, setTitle, isMade: isOfPaidExam }: AskedRow): ReviewText {
  const { setId, type, question, correctAnswer: answer, options, source, explanation } = asked
  const { materialId, isMaterialGone } = asked
  return {
    group: { id: setId, title: setTitle },
    ...{ question, answer, source, origin: { materialId, isMaterialGone }, options, explanation },
    isMade: isOfPaidExam,
    note: { kind: 'basic', question, answer, part: 0, tags: [] },
    mode: isOpenQuestion(type) ? 'typed' : 'choice',
  }
}

interface AskedRow {
  question: QuestionRow
  setTitle: string
  isMade: boolean
}

/**
 * Tells the marks of a session that has ended, whose every answer is given; of a sheet that was left empty nothing is said.
 * What could not be checked was not missed.
 */
export async function rememberMisses(
  tx: Transaction,
  student: { id: number },
  session: SessionRow & { endedAt: Date },
  answers: readonly Pick<AnswerRow, 'questionId' | 'answer' | 'isCorrect' | 'method'>[],
  now: Date,
): Promise<void> {
  if (answers.every(({ method }) => method === 'no_answer')) return
  const { id, setId, endedAt } = session
  const questions = await listSessionQuestions(tx, session)
  const materialOf = new Map(questions.map((question) => [question.id, question.materialId]))
  await tellMarks(
    tx,
    student,
    { kind: 'exam', groupId: setId, attemptId: id, endedAt },
    answers.map(({ questionId, isCorrect, method }) => ({
      sourceId: questionId,
      materialId: materialOf.get(questionId) ?? null,
      isCorrect: method === 'ai_fallback' ? null : isCorrect,
    })),
    now,
  )
}
