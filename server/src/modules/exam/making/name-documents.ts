import { createPlaceFinder } from '@lectern/domain/materials/place'
import { readText } from '../../../core/documents/material-store.ts'
import { pageStartsOf } from '../../../core/documents/materials/present-item.ts'
import { inTurns } from '../../../platform/concurrency/in-turns.ts'
import type { Services } from '../../../services.ts'
import type { NewQuestion } from '../set-store.ts'

/** A question with the document that it was made from; null where that cannot be told. */
export type QuestionOfDocument = NewQuestion & { materialId: number | null }

/**
 * Tells of each question which of several documents its source stands in, the first of those that hold it: the text that
 * was sent may have been changed, and says nothing of where one document ends.
 */
export async function nameDocuments(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  materialIds: readonly number[],
  questions: readonly NewQuestion[],
  signal: AbortSignal,
): Promise<QuestionOfDocument[]> {
  const named = questions.map((question): QuestionOfDocument => ({ ...question, materialId: null }))
  for (const materialId of materialIds) {
    const left = named.filter((question) => question.materialId === null && question.source !== null)
    if (left.length === 0) break
    const material = await readText(database.queries, student.id, materialId)
    if (!material) continue
    const find = createPlaceFinder(material.text, pageStartsOf(material))
    await inTurns(
      left,
      (question) => {
        if (find({ words: question.source ?? '' }).length > 0) question.materialId = materialId
      },
      signal,
    )
  }
  return named
}
