import { createCoverage, type Stretch } from '@lectern/domain/materials/passages'
import { createStretchFinder, type Place } from '@lectern/domain/materials/place'
import { MOST_RECALLED } from '@lectern/domain/review'
import { inTurns } from '../../../platform/concurrency/in-turns.ts'
import type { Services } from '../../../services.ts'
import { type MaterialRow, requireMaterial } from '../../documents/material-store.ts'
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
  /** All that their sources cover of its text, each wherever its words stand: also where that place cannot be told. */
  covered: readonly Stretch[]
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
  const { places, covered } = await findSources(material.text, pageStarts, sources, signal)
  return {
    material,
    pageStarts,
    learner,
    asked: found.map((one) => ({
      ...one,
      place: one.text.source === null ? null : (places.get(one.text.source) ?? null),
    })),
    covered,
    isCutOff: ids.length > MOST_RECALLED,
  }
}

async function findSources(
  text: string,
  pageStarts: readonly number[],
  sources: readonly string[],
  signal: AbortSignal,
) {
  const find = createStretchFinder(text, pageStarts)
  const coverage = createCoverage(text.length)
  const placed = await inTurns(
    sources,
    (words) => {
      const { stretches, place } = find(words)
      for (const stretch of stretches) coverage.add(stretch)
      return [words, place] as const
    },
    signal,
  )
  return { places: new Map(placed), covered: coverage.list() }
}
