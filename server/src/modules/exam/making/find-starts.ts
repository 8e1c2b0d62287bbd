import { readText } from '../../../core/documents/material-store.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import type { Brief } from '../tasks.ts'
import { namedIn, type Ordered, otherMaterialsOf } from './read-brief.ts'

/** So much of a document's beginning tells it from any other. */
const BEGINNING_CHARACTERS = 200

/** The brief, for the engine with where each of several documents begins: a model sees for itself. */
export async function withStarts(
  { database: { queries }, model }: Pick<Services, 'database' | 'model'>,
  student: { id: number },
  order: Ordered,
  brief: Brief,
): Promise<Brief> {
  if (model.description.madeBy === 'model' || otherMaterialsOf(order).length === 0) return brief
  return { ...brief, starts: await findStarts(queries, student, order, brief.text) }
}

/** In order; nothing of a document whose beginning was changed in what was sent. */
async function findStarts(queries: Queries, student: { id: number }, order: Ordered, sent: string): Promise<number[]> {
  const starts = new Set<number>()
  for (const materialId of namedIn(order)) {
    const beginning = (await readText(queries, student.id, materialId))?.text.trim().slice(0, BEGINNING_CHARACTERS)
    if (beginning) starts.add(sent.indexOf(beginning))
  }
  return [...starts].filter((start) => start >= 0).toSorted((one, other) => one - other)
}
