import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { listAnswers, listAttempts } from './attempts/attempt-store.ts'
import { presentScore, presentSet } from './present.ts'
import { countSets, listQuestions, requireSet, selectSets } from './set-store.ts'

/** File endings by content type: the name that a student chose is no part of a path. */
const ENDINGS: Record<string, string> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/webm': '.webm',
  'audio/wav': '.wav',
  'audio/flac': '.flac',
}

/** Every set with its questions, what was said, and each attempt; and its recording. */
export async function* exportSets(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countSets(queries, student.id, '')
  for (const summary of await selectSets(queries, student.id, { search: '', limit, offset: 0 })) {
    const { sentences, audioKey, contentType } = await requireSet(queries, student.id, summary.id)
    const questions = await listQuestions(queries, summary.id)
    const attempts: object[] = []
    for (const attempt of await listAttempts(queries, summary.id))
      attempts.push(presentScore(attempt, await listAnswers(queries, attempt.id), questions, sentences))
    const set = presentSet(summary, sentences, questions, true)
    yield { path: `listening/set-${set.id}.json`, content: { ...set, attempts } }
    if (audioKey)
      yield {
        path: `listening/set-${set.id}${ENDINGS[contentType] ?? ''}`,
        content: (await files.open(audioKey)).stream,
      }
  }
}
