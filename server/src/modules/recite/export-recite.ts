import type { ExportEntry } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { listCards } from './cards/card-store.ts'
import { type AnswerRow, listAnswersOfSet, listSessionsOfSet, readMaterial } from './export-store.ts'
import { listMedia } from './media/media-store.ts'
import { presentSet } from './present.ts'
import { countSets, listSets } from './sets/set-store.ts'
import type { SessionRow } from './study/study-store.ts'

/** Every set with its material, its cards, and each answer of each session; one file a set; and their pictures and sounds. */
export async function* exportRecite(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const { queries } = database
  const limit = await countSets(queries, student.id, { search: '' })
  for (const set of await listSets(queries, student.id, { search: '', limit, offset: 0 })) {
    const answers = Map.groupBy(await listAnswersOfSet(queries, set.id), ({ sessionId }) => sessionId)
    const sessions = await listSessionsOfSet(queries, set.id)
    yield {
      path: `flashcards/set-${set.id}.json`,
      content: {
        ...presentSet(set, await listCards(queries, set.id)),
        document_content: await readMaterial(queries, set.id),
        study_sessions: sessions.map((session) => exportSession(session, answers.get(session.id) ?? [])),
      },
    }
  }
  for (const { name, fileKey } of await listMedia(queries, student.id))
    yield* entryOf(`flashcards/media/${name}`, async () => (await files.open(fileKey)).stream)
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
