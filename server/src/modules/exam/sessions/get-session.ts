import type { ExamSession } from '@lectern/contract/exam/shapes'
import type { Services } from '../../../services.ts'
import { presentSession } from '../present.ts'
import { requireSet } from '../set-store.ts'
import { findPractice } from './practice-store.ts'
import { listAnswers, listSessionQuestions, requireSession } from './session-store.ts'

/** A session with its questions, the answers and marks that are there, and what it has been answered so far while it runs. @throws Problem `not_found` */
export async function getSession(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<ExamSession> {
  const session = await requireSession(queries, student.id, sessionId)
  const set = await requireSet(queries, student.id, session.setId)
  const questions = await listSessionQuestions(queries, session)
  const answers = new Map((await listAnswers(queries, sessionId)).map((answer) => [answer.questionId, answer]))
  return presentSession(
    session,
    set,
    questions,
    questions.flatMap(({ id }) => answers.get(id) ?? []),
    await findPractice(queries, sessionId),
  )
}
