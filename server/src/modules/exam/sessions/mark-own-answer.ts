import type { ExamResult } from '@lectern/contract/exam/shapes'
import { EXAM_TEXTS, isLeftToStudent } from '@lectern/domain/exam'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentResult } from '../present.ts'
import { rememberMisses } from '../review-source.ts'
import { listAnswers, listSessionQuestions, lockSession, writeMarks, writeScore } from './session-store.ts'

/**
 * Marks an answer by its student's own word, where nobody else could tell whether it says what the correct one says.
 * The score follows; the word may be changed later.
 * @throws Problem `not_found`; `conflict` where the session runs, or the answer is marked otherwise
 */
export function markOwnAnswer(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
  { questionId, says_it: isCorrect }: { questionId: number; says_it: boolean },
): Promise<ExamResult> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const row = (await listAnswers(tx, sessionId)).find((one) => one.questionId === questionId)
    if (!row) throw Problem.notFound()
    const { endedAt } = session
    if (!endedAt || !isLeftToStudent(row.method)) throw new Problem('conflict', EXAM_TEXTS.markedOtherwise)
    await writeMarks(tx, sessionId, [{ questionId, answer: row.answer, isCorrect, method: 'own_word' }])
    const scored = await writeScore(tx, sessionId, endedAt)
    const answers = await listAnswers(tx, sessionId)
    await rememberMisses(tx, student, { ...scored, endedAt }, answers, clock.now())
    const marked = new Map(answers.map((answer) => [answer.questionId, answer]))
    const questions = await listSessionQuestions(tx, session)
    return presentResult(
      { ...scored, endedAt },
      questions.flatMap(({ id }) => marked.get(id) ?? []),
    )
  })
}
