import type { ExportEntry } from '../../bound-module.ts'
import { entryOf, unlessDeleted } from '../../core/archives/entry-of.ts'
import { hasMaterialOfFile } from '../../core/documents/material-files.ts'
import type { Services } from '../../services.ts'
import { listAnswersOfSet, listAttempts } from './attempts/attempt-store.ts'
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

/** Every set with its questions, what was said, and each attempt; and its recording, unless that stands with its material. */
export async function* exportSets(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countSets(queries, student.id, '')
  for (const summary of await selectSets(queries, student.id, { search: '', limit, offset: 0 })) {
    const whole = await unlessDeleted(() => requireSet(queries, student.id, summary.id))
    if (!whole) continue
    const { sentences, audioKey, contentType } = whole
    const questions = await listQuestions(queries, summary.id)
    const answers = Map.groupBy(await listAnswersOfSet(queries, summary.id), ({ attemptId }) => attemptId)
    const attempts = (await listAttempts(queries, summary.id)).map((attempt) =>
      presentScore(attempt, answers.get(attempt.id) ?? [], questions, sentences),
    )
    const set = presentSet(summary, sentences, questions, true)
    yield { path: `listening/set-${set.id}.json`, content: { ...set, attempts } }
    if (audioKey && !(await hasMaterialOfFile(queries, student.id, audioKey)))
      yield* entryOf(
        `listening/set-${set.id}${ENDINGS[contentType] ?? ''}`,
        async () => (await files.open(audioKey)).stream,
      )
  }
}
