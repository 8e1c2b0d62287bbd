import type { MaterialSort } from '@lectern/domain/materials/material'
import { byName, type Language } from '@lectern/texts/languages'
import { and, arrayContains, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { sortInTurns } from '../../../platform/concurrency/sort-in-turns.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { rowBytes } from '../../../platform/database/text-bytes.ts'
import type { Sized } from '../../archives/batches.ts'
import { reviewItems } from '../../review/tables.ts'
import { type MaterialRow, type MaterialSummaryRow, shortColumns } from '../material-store.ts'
import { excerptOf, holding } from '../search/holding.ts'
import { materials } from '../tables.ts'

/** Which of a student's materials are meant. */
export interface MaterialFilter {
  /** Those alone that hold words: no recording without a transcript. */
  hasText?: boolean
  /** '' for all. */
  folder?: string
  tag?: string
}

const chosen = (studentId: number, { hasText, folder, tag }: MaterialFilter) =>
  and(
    eq(materials.studentId, studentId),
    hasText ? gt(materials.words, 0) : undefined,
    folder ? eq(materials.folder, folder) : undefined,
    tag ? arrayContains(materials.tags, [tag]) : undefined,
  )

export const countMaterials = (queries: Queries, studentId: number, filter: MaterialFilter): Promise<number> =>
  queries.$count(materials, chosen(studentId, filter))

const latestFirst = [desc(materials.createdAt), desc(materials.id)]
/** When a card or a missed question of it was last answered in the review. */
const lastStudied = sql`(select max(${reviewItems.lastReviewedAt}) from ${reviewItems}
  where ${reviewItems.studentId} = ${materials.studentId} and ${reviewItems.materialId} = ${materials.id})`
/** The orders that the database knows. That of titles is their reader's language's: `byTitle`. */
export type StoredOrder = Exclude<MaterialSort, 'title'>
const ORDERS = {
  latest: latestFirst,
  studied: [sql`${lastStudied} desc nulls last`, ...latestFirst],
  size: [desc(sql`${materials.sizeBytes}::bigint + ${materials.fileSizeBytes}`), ...latestFirst],
} satisfies Record<StoredOrder, SQL[]>

/**
 * The ids of the materials that hold `search`, or of all for '', by title as readers of `language` sort names, the later first
 * among equal ones. With a search, to be called within `searching`.
 */
export async function byTitle(
  queries: Queries,
  studentId: number,
  language: Language,
  { search, filter }: { search: string; filter: MaterialFilter },
): Promise<number[]> {
  const named = await queries
    .select({ id: materials.id, name: sql<string>`coalesce(${materials.title}, ${materials.name})` })
    .from(materials)
    .where(and(chosen(studentId, filter), holding({ id: studentId }, search)))
    .orderBy(desc(materials.id))
  return (await sortInTurns(named, byName(language))).map(({ id }) => id)
}

interface Shown {
  filter: MaterialFilter
  sort: StoredOrder
  limit: number
  offset: number
}

/** A page of all materials. They are put in order by what is short: the texts of these rows alone are unpacked. */
export const listMaterialRows = (queries: Queries, studentId: number, { filter, sort, limit, offset }: Shown) =>
  queries
    .select({ ...shortColumns, excerpt: excerptOf('') })
    .from(materials)
    .where(
      inArray(
        materials.id,
        queries
          .select({ id: materials.id })
          .from(materials)
          .where(chosen(studentId, filter))
          .orderBy(...ORDERS[sort])
          .limit(limit)
          .offset(offset),
      ),
    )
    .orderBy(...ORDERS[sort])

/** What the text of each of the student's materials takes, the latest first. */
export const listMaterialSizes = (queries: Queries, studentId: number): Promise<Sized<number>[]> =>
  queries
    .select({ id: materials.id, bytes: rowBytes(materials.text, materials.outline, materials.moments) })
    .from(materials)
    .where(eq(materials.studentId, studentId))
    .orderBy(...latestFirst)

/** The ids of the materials that hold `search`, in their order: of all, or of the first `limit`. To be called within `searching`. */
export async function listMatchingIds(
  tx: Transaction,
  studentId: number,
  { search, filter = {}, sort, limit }: { search: string; filter?: MaterialFilter; sort: StoredOrder; limit?: number },
): Promise<number[]> {
  const matching = tx
    .select({ id: materials.id })
    .from(materials)
    .where(and(chosen(studentId, filter), holding({ id: studentId }, search)))
    .orderBy(...ORDERS[sort])
  return (await (limit === undefined ? matching : matching.limit(limit))).map(({ id }) => id)
}

/** Those materials of the student in the order of `ids`, each by the place where its text holds `search`, or by its beginning. */
export async function listRowsOf(
  queries: Queries,
  studentId: number,
  ids: readonly number[],
  search: string,
): Promise<MaterialSummaryRow[]> {
  const rows = await queries
    .select({ ...shortColumns, excerpt: excerptOf(search) })
    .from(materials)
    .where(and(inArray(materials.id, [...ids]), eq(materials.studentId, studentId)))
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The texts of those materials of the student that are no longer than `mostCharacters`, with where their pages begin. */
export async function listTextsOf(
  queries: Queries,
  studentId: number,
  ids: readonly number[],
  mostCharacters: number,
): Promise<Map<number, Pick<MaterialRow, 'text' | 'pageStarts'>>> {
  const length = sql`length(${materials.text})`
  const rows = await queries
    .select({ id: materials.id, text: materials.text, pageStarts: materials.pageStarts })
    .from(materials)
    .where(and(inArray(materials.id, [...ids]), eq(materials.studentId, studentId), lte(length, mostCharacters)))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
