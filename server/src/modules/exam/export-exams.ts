import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { listGenerationRows } from './generations/generation-store.ts'
import { getGeneration } from './generations/list-generations.ts'
import { presentSet } from './present.ts'
import { listAnswersOfSet, listSessionsOfSet } from './sessions/session-store.ts'
import { countSets, listQuestions, listSets } from './set-store.ts'

/** Every exam with its questions, and each answer of each session, one file an exam; and those that are not made yet. */
export async function* exportExams(
  services: Pick<Services, 'database' | 'credits'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countSets(queries, student.id, '')
  for (const set of await listSets(queries, student.id, { search: '', limit, offset: 0 })) {
    const answers = Map.groupBy(await listAnswersOfSet(queries, set.id), ({ sessionId }) => sessionId)
    const sessions = (await listSessionsOfSet(queries, set.id)).map((session) => ({
      session_id: session.id,
      started_at: session.startedAt,
      ended_at: session.endedAt,
      correct_count: session.correctCount,
      question_ids: session.questionIds,
      answers: (answers.get(session.id) ?? []).map(({ questionId, answer, isCorrect, method, judgement }) => ({
        question_id: questionId,
        answer,
        is_correct: isCorrect,
        method,
        judgement,
      })),
    }))
    yield {
      path: `exams/set-${set.id}.json`,
      content: { ...presentSet(set, await listQuestions(queries, set.id)), sessions },
    }
  }
  for (const { id } of await listGenerationRows(queries, student.id))
    yield* entryOf(`exams/generation-${id}.json`, () => getGeneration(services, student, id, student.language))
}
