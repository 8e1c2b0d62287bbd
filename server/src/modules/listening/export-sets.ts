import type { ExportEntry } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import { fileEntry } from '../../core/archives/file-entry.ts'
import { filterFilesOfMaterials } from '../../core/documents/material-files.ts'
import type { Services } from '../../services.ts'
import {
  listAnswersAtSets,
  listAttemptsAtSets,
  listQuestionsOfSets,
  listSetSizes,
  selectWholeSets,
} from './export-store.ts'
import { listPracticesOfSets } from './practices/practice-store.ts'
import { presentPractice, presentScore, presentSet } from './present.ts'

/** File endings by content type: the name that a student chose is no part of a path. */
const ENDINGS: Record<string, string> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/webm': '.webm',
  'audio/wav': '.wav',
  'audio/flac': '.flac',
}

/** Every set with its questions, what was said, each attempt and what is answered so far; and its recording, unless that stands with its material. */
export async function* exportSets(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listSetSizes(queries, student.id))) {
    const sets = await selectWholeSets(queries, student.id, ids)
    const questionsOf = Map.groupBy(await listQuestionsOfSets(queries, ids), ({ setId }) => setId)
    const attemptsOf = Map.groupBy(await listAttemptsAtSets(queries, ids), ({ setId }) => setId)
    const practiceOf = new Map((await listPracticesOfSets(queries, ids)).map((one) => [one.setId, one]))
    const answersOf = Map.groupBy(await listAnswersAtSets(queries, ids), ({ attemptId }) => attemptId)
    const keys = sets.flatMap(({ audioKey }) => audioKey ?? [])
    const ofMaterials = await filterFilesOfMaterials(queries, student.id, keys)
    for (const { sentences, ...set } of sets) {
      const questions = questionsOf.get(set.id) ?? []
      const attempts = (attemptsOf.get(set.id) ?? []).map((attempt) =>
        presentScore(attempt, answersOf.get(attempt.id) ?? [], questions, sentences),
      )
      const begun = practiceOf.get(set.id)
      const practice = begun?.clientId ? presentPractice(begun) : null
      const path = `listening/set-${set.id}`
      yield { path: `${path}.json`, content: { ...presentSet(set, sentences, questions, true), attempts, practice } }
      const { audioKey, contentType } = set
      if (audioKey && !ofMaterials.has(audioKey))
        yield* fileEntry(`${path}${ENDINGS[contentType] ?? ''}`, files, audioKey)
    }
  }
}
