import { setImmediate } from 'node:timers/promises'
import { addGrams, foldForSearch } from '@lectern/domain/materials/grams'
import { and, asc, eq, gt, inArray, isNull, max, notInArray, or, sql } from 'drizzle-orm'
import { isOutage } from '../../../platform/outage.ts'
import type { Services } from '../../../services.ts'
import { gramArray, materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { gramsOfStudent, TOO_MANY } from './student-grams.ts'

/** At most so many materials at once: the next call goes on. */
const MOST_AT_ONCE = 200
/**
 * Once so many grams are in, the rest waits for the next call. The embedded database takes in those of a text in one go, within
 * the server's own process: about 100 for a millisecond (docs/performance.md).
 */
const MOST_GRAMS_AT_ONCE = { embedded: 20_000, server: Number.POSITIVE_INFINITY }
/**
 * A text with more is looked at as a whole. A Chinese book of 200,000 characters has 56,000, an English one fewer; random letters
 * have millions, which would cost hundreds of megabytes, and more time than a statement has.
 */
export const MOST_GRAMS = 100_000
/** Numbers are given before they are committed: one that comes late is looked for so far back. */
const LATE_NUMBERS = 1000
/** Text that is taken apart before others have their turn. */
const SLICE_CHARACTERS = 20_000
/** When a material that could not be indexed is tried again. */
const RETRY_MS = 3_600_000

/** What a process knows between two calls. */
export interface Indexing {
  /** Whether it has looked at every material once, those included that an earlier process could not index. */
  hasSeenAll: boolean
  /** Materials that could not be indexed, with when each is tried again. */
  postponed: Map<number, Date>
}

export const beginIndexing = (): Indexing => ({ hasSeenAll: false, postponed: new Map() })

type Parts = Pick<Services, 'database' | 'clock' | 'log'>

/** Makes the texts of new materials searchable by the index, past those that cannot be. @returns how many it looked at */
export async function indexMaterials(parts: Parts, indexing: Indexing): Promise<number> {
  const fresh = await listFresh(parts, indexing)
  let [count, grams] = [0, 0]
  for (const id of fresh) {
    const added = await indexOrPostpone(parts, indexing, id)
    if (added === null) return count
    count += 1
    grams += added
    if (grams >= MOST_GRAMS_AT_ONCE[parts.database.kind]) break
  }
  indexing.hasSeenAll ||= count === fresh.length && count < MOST_AT_ONCE
  return count
}

async function listFresh({ database: { queries }, clock }: Parts, { hasSeenAll, postponed }: Indexing) {
  const now = clock.now()
  const waiting = [...postponed].filter(([, until]) => until > now).map(([id]) => id)
  const [last] = await queries.select({ id: max(materialGrams.materialId) }).from(materialGrams)
  const from = hasSeenAll ? (last?.id ?? 0) - LATE_NUMBERS : 0
  const rows = await queries
    .select({ id: materials.id })
    .from(materials)
    .leftJoin(materialGrams, eq(materialGrams.materialId, materials.id))
    .where(
      and(
        or(gt(materials.id, from), inArray(materials.id, [...postponed.keys()])),
        notInArray(materials.id, waiting),
        isNull(materialGrams.materialId),
        // A recording without a transcript has nothing to be found by; it is indexed as it is given one.
        gt(materials.words, 0),
      ),
    )
    .orderBy(asc(materials.id))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** @returns how many grams it has; null where nothing more can be indexed now */
async function indexOrPostpone(parts: Parts, { postponed }: Indexing, materialId: number): Promise<number | null> {
  try {
    const grams = await indexMaterial(parts, materialId)
    postponed.delete(materialId)
    return grams
  } catch (error) {
    postponed.set(materialId, new Date(parts.clock.now().getTime() + RETRY_MS))
    parts.log.warn({ err: error, materialId }, 'a material could not be indexed and is looked at as a whole')
    return isOutage(error) ? null : 0
  }
}

/** Makes the text of a material searchable by the index, unless it is. @returns how many grams are new */
export async function indexMaterial({ database }: Pick<Services, 'database'>, materialId: number): Promise<number> {
  const [material] = await database.queries
    .select({ studentId: materials.studentId, text: materials.text, contentHash: materials.contentHash })
    .from(materials)
    .leftJoin(materialGrams, eq(materialGrams.materialId, materials.id))
    .where(and(eq(materials.id, materialId), isNull(materialGrams.materialId)))
  if (!material) return 0
  const folded = foldForSearch(material.text)
  const held = gramsOfStudent({ id: material.studentId }, await takeApart(folded))
  const grams = gramArray(held)
  await database.transaction(async (tx) => {
    // It may have been deleted meanwhile, or have grown.
    const [kept] = await tx
      .select({ id: materials.id })
      .from(materials)
      .where(
        and(eq(materials.id, materialId), sql`${materials.contentHash} is not distinct from ${material.contentHash}`),
      )
      .for('key share')
    if (kept) await tx.insert(materialGrams).values({ materialId, folded, grams }).onConflictDoNothing()
  })
  return held.length
}

async function takeApart(folded: string): Promise<Iterable<number>> {
  const grams = new Set<number>()
  for (let start = 0; start < folded.length; start += SLICE_CHARACTERS) {
    // Two characters of at most two units each before the slice; half a one more adds nothing that is searched for.
    addGrams(folded.slice(Math.max(0, start - 4), start + SLICE_CHARACTERS), grams)
    if (grams.size > MOST_GRAMS) return [TOO_MANY]
    await setImmediate()
  }
  return grams
}
