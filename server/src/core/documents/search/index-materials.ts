import { setImmediate } from 'node:timers/promises'
import { addGrams, foldForSearch } from '@lectern/domain/materials/grams'
import { and, asc, eq, gt, isNull, max } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { gramArray, materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { gramsOfStudent } from './student-grams.ts'

/** At most so many at once: the next call goes on. */
const MOST_AT_ONCE = 200
/** Numbers are given before they are committed: one that comes late is looked for so far back. */
const LATE_NUMBERS = 1000
/** Text that is taken apart before others have their turn. */
const SLICE_CHARACTERS = 20_000

/** Makes the texts of new materials searchable by the index. @returns how many */
export async function indexMaterials(services: Pick<Services, 'database'>): Promise<number> {
  const { queries } = services.database
  const [last] = await queries.select({ id: max(materialGrams.materialId) }).from(materialGrams)
  const fresh = await queries
    .select({ id: materials.id })
    .from(materials)
    .leftJoin(materialGrams, eq(materialGrams.materialId, materials.id))
    .where(and(gt(materials.id, (last?.id ?? 0) - LATE_NUMBERS), isNull(materialGrams.materialId)))
    .orderBy(asc(materials.id))
    .limit(MOST_AT_ONCE)
  for (const { id } of fresh) await indexMaterial(services, id)
  return fresh.length
}

async function indexMaterial({ database }: Pick<Services, 'database'>, materialId: number): Promise<void> {
  const [material] = await database.queries
    .select({ studentId: materials.studentId, text: materials.text })
    .from(materials)
    .where(eq(materials.id, materialId))
  if (!material) return
  const folded = foldForSearch(material.text)
  const grams = gramArray(gramsOfStudent({ id: material.studentId }, await takeApart(folded)))
  await database.transaction(async (tx) => {
    // It may have been deleted meanwhile; its text never changes.
    const [held] = await tx
      .select({ id: materials.id })
      .from(materials)
      .where(eq(materials.id, materialId))
      .for('key share')
    if (held) await tx.insert(materialGrams).values({ materialId, folded, grams }).onConflictDoNothing()
  })
}

async function takeApart(folded: string): Promise<Set<number>> {
  const grams = new Set<number>()
  for (let start = 0; start < folded.length; start += SLICE_CHARACTERS) {
    // Two characters of at most two units each before the slice; half a one more adds nothing that is searched for.
    addGrams(folded.slice(Math.max(0, start - 4), start + SLICE_CHARACTERS), grams)
    await setImmediate()
  }
  return grams
}
