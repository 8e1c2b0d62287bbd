import type { ExamResult } from '@lectern/contract/exam/shapes'
import type { Services } from '../../../services.ts'
import { presentResult } from '../present.ts'
import { rememberMisses } from '../review-source.ts'
import { marksAtEnd } from './mark-answers.ts'
import { removePractice } from './practice-store.ts'
import { listAnswers, listSessionQuestions, lockSession, writeMarks, writeScore } from './session-store.ts'

/**
 * Ends a session with its answers. Each is marked here: letter by letter, or by what its check found; one that nothing
 * could check is 'not checked' and incorrect. A repeat gets the same result, whatever it sends.
 * @throws Problem `not_found`
 */
export async function endSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
  answers: Readonly<Record<string, string>>,
): Promise<ExamResult> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const questions = await listSessionQuestions(tx, session)
    const isEnding = session.endedAt === null
    const endedAt = session.endedAt ?? clock.now()
    if (isEnding) await writeMarks(tx, sessionId, marksAtEnd(questions, answers, await listAnswers(tx, sessionId)))
    await removePractice(tx, sessionId)
    const ended = await writeScore(tx, sessionId, endedAt)
    const marks = await listAnswers(tx, sessionId)
    if (isEnding) await rememberMisses(tx, student, { ...ended, endedAt }, marks, clock.now())
    const marked = new Map(marks.map((answer) => [answer.questionId, answer]))
    return presentResult(
      { ...ended, endedAt },
      questions.flatMap(({ id }) => marked.get(id) ?? []),
    )
  })
}
