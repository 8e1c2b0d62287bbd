import type { ExportEntry } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import { fileEntry } from '../../core/archives/file-entry.ts'
import type { Services } from '../../services.ts'
import { listCardsOf } from './cards/card-store.ts'
import { type AnswerRow, listAnswersOfSets, listSessionsOfSets, listSetSizes, selectWholeSets } from './export-store.ts'
import { listMedia } from './media/media-store.ts'
import { presentSet } from './present.ts'
import type { SessionRow } from './study/study-store.ts'

/** Every set with its material, its cards, and each answer of each session; one file a set; and their pictures and sounds. */
export async function* exportRecite(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listSetSizes(queries, student.id))) {
    const sets = await selectWholeSets(queries, student.id, ids)
    const cardsOf = Map.groupBy(await listCardsOf(queries, ids), ({ setId }) => setId)
    const sessionsOf = Map.groupBy(await listSessionsOfSets(queries, ids), ({ setId }) => setId)
    const answersOf = Map.groupBy(await listAnswersOfSets(queries, ids), ({ sessionId }) => sessionId)
    for (const { text, ...set } of sets)
      yield {
        path: `flashcards/set-${set.id}.json`,
        content: {
          ...presentSet(set, cardsOf.get(set.id) ?? []),
          document_content: text,
          study_sessions: (sessionsOf.get(set.id) ?? []).map((session) =>
            exportSession(session, answersOf.get(session.id) ?? []),
          ),
        },
      }
  }
  for (const { name, fileKey } of await listMedia(queries, student.id))
    yield* fileEntry(`flashcards/media/${name}`, files, fileKey)
}

function exportSession(session: SessionRow, answers: readonly AnswerRow[]): object {
  return {
    session_id: session.id,
    status: session.status,
    started_at: session.startedAt,
    completed_at: session.completedAt,
    total_cards: session.totalCards,
    correct_count: session.correctCount,
    answers: answers.map(({ cardId, isCorrect, durationMs, answeredAt }) => ({
      flashcard_id: cardId,
      is_correct: isCorrect,
      duration_ms: durationMs,
      answered_at: answeredAt,
    })),
  }
}
