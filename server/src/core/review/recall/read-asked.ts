import { createPlaceFinder, type Place } from '@lectern/domain/materials/place'
import { MOST_RECALLED } from '@lectern/domain/review'
import type { Services } from '../../../services.ts'
import { type MaterialRow, requireMaterial } from '../../documents/material-store.ts'
import { findAll } from '../../documents/materials/find-places.ts'
import { pageStartsOf } from '../../documents/materials/present-item.ts'
import { listIdsOfMaterial } from '../memory/item-store.ts'
import { type Learner, readLearner } from '../memory/learner.ts'
import { type ReadItem, readItems } from '../queue/show-items.ts'

/** A material with all that is asked about it. */
export interface AskedMaterial {
  material: MaterialRow
  pageStarts: readonly number[]
  learner: Learner
  /** Each with where its source stands, null where that cannot be told; what is set aside among them. */
  asked: readonly (ReadItem & { place: Place | null })[]
  /** Whether there are more than are looked at. */
  isCutOff: boolean
}

/** @throws Problem `not_found`; `rate_limited` */
export async function readAsked(
  { database, clock, modules, limits }: Pick<Services, 'database' | 'clock' | 'modules' | 'limits'>,
  student: { id: number },
  materialId: number,
  signal: AbortSignal,
): Promise<AskedMaterial> {
  const { queries } = database
  const material = await requireMaterial(queries, student.id, materialId)
  await limits.hit('recallsOfStudent', String(student.id))
  const learner = await readLearner(queries, student.id, clock.now())
  const ids = await listIdsOfMaterial(queries, student.id, materialId, MOST_RECALLED + 1)
  const found = await readItems(modules, queries, learner, ids.slice(0, MOST_RECALLED))
  const pageStarts = pageStartsOf(material)
  const sources = [...new Set(found.flatMap(({ text }) => text.source ?? []))]
  const find = createPlaceFinder(material.text, pageStarts)
  const inOrder = await findAll(
    sources.map((words) => ({ words })),
    find,
    signal,
  )
  const places = new Map(sources.map((words, index) => [words, inOrder[index] ?? null]))
  return {
    material,
    pageStarts,
    learner,
    asked: found.map((one) => ({
      ...one,
      place: one.text.source === null ? null : (places.get(one.text.source) ?? null),
    })),
    isCutOff: ids.length > MOST_RECALLED,
  }
}
