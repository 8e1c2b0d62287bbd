import type { Answer } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { holdSet, listQuestions } from '../set-store.ts'
import { insertSession } from './session-store.ts'

/**
 * Starts a session over all questions of an exam, or over those named, in the order of the exam. Others that run on it
 * go on.
 * @throws Problem `not_found`, also where a named question is not part of the exam
 */
export async function startSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
  named?: readonly number[],
): Promise<Answer<typeof examEndpoints.startSession>> {
  return database.transaction(async (tx) => {
    await holdSet(tx, student.id, setId)
    const wanted = named && new Set(named)
    const questions = await listQuestions(tx, setId)
    const questionIds = questions.map(({ id }) => id).filter((id) => !wanted || wanted.has(id))
    if (wanted && questionIds.length !== wanted.size) throw Problem.notFound()
    const session = await insertSession(tx, { setId, studentId: student.id, questionIds, startedAt: clock.now() })
    return { session_id: session.id, exam_set_id: setId, question_ids: questionIds }
  })
}
