import { readText } from '../../../core/documents/material-store.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { namedIn, type Ordered, otherMaterialsOf } from './read-brief.ts'

/** So much of a document's beginning tells it from any other. */
const BEGINNING_CHARACTERS = 200

/**
 * Where each of several documents begins in the text that was sent, in order; nothing of one whose beginning was changed there,
 * and nothing of one alone.
 */
export async function findStarts(
  queries: Queries,
  student: { id: number },
  order: Ordered,
  sent: string,
): Promise<number[]> {
  if (otherMaterialsOf(order).length === 0) return []
  const starts = new Set<number>()
  for (const materialId of namedIn(order)) {
    const beginning = (await readText(queries, student.id, materialId))?.text.trim().slice(0, BEGINNING_CHARACTERS)
    if (beginning) starts.add(sent.indexOf(beginning))
  }
  return [...starts].filter((start) => start >= 0).toSorted((one, other) => one - other)
}
