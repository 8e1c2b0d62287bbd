import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { listAnswersOfSets, listQuestionsOfSets, listSessionsOfSets, listSetSizes, selectSets } from './export-store.ts'
import { listGenerationSizes, selectGenerations } from './generations/generation-store.ts'
import { presentOrder } from './generations/present-generation.ts'
import { presentPractice, presentSet } from './present.ts'
import { listPracticesOfSets, type PracticeRow } from './sessions/practice-store.ts'
import type { AnswerRow, SessionRow } from './sessions/session-store.ts'

/** Every exam with its questions, and each answer of each session, one file an exam; and those that are not made yet. */
export async function* exportExams(
  { database: { queries } }: Pick<Services, 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listSetSizes(queries, student.id))) {
    const sets = await selectSets(queries, student.id, ids)
    const questionsOf = Map.groupBy(await listQuestionsOfSets(queries, ids), ({ setId }) => setId)
    const sessionsOf = Map.groupBy(await listSessionsOfSets(queries, ids), ({ setId }) => setId)
    const practiceOf = new Map((await listPracticesOfSets(queries, ids)).map((one) => [one.sessionId, one]))
    const answersOf = Map.groupBy(await listAnswersOfSets(queries, ids), ({ sessionId }) => sessionId)
    for (const set of sets) {
      const sessions = (sessionsOf.get(set.id) ?? []).map((session) =>
        exportSession(session, answersOf.get(session.id) ?? [], practiceOf.get(session.id)),
      )
      yield {
        path: `exams/set-${set.id}.json`,
        content: { ...presentSet(set, questionsOf.get(set.id) ?? []), sessions },
      }
    }
  }
  const say = speaker.in(student.language)
  for (const ids of batchesOf(await listGenerationSizes(queries, student.id)))
    for (const { isOpen, ...row } of await selectGenerations(queries, student.id, ids))
      yield { path: `exams/generation-${row.id}.json`, content: presentOrder(row, isOpen, say) }
}

const exportSession = (session: SessionRow, answers: readonly AnswerRow[], practice?: PracticeRow): object => ({
  session_id: session.id,
  started_at: session.startedAt,
  ended_at: session.endedAt,
  correct_count: session.correctCount,
  question_ids: session.questionIds,
  answers: answers.map(({ questionId, answer, isCorrect, method, judgement }) => ({
    question_id: questionId,
    answer,
    is_correct: isCorrect,
    method,
    judgement,
  })),
  practice: practice ? presentPractice(practice, session.questionIds.length) : null,
})
