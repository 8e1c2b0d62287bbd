import type { Answer, Body } from '@lectern/contract/endpoint'
import type { materialsEndpoints, Shelf } from '@lectern/contract/materials'
import { MOST_FOLDERS, MOST_TAGS_LISTED, TOO_MANY_FOLDERS, tidyTags } from '@lectern/domain/materials/shelf'
import { byName, type Language } from '@lectern/texts/languages'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { holdStudent } from '../../accounts/student-store.ts'
import { requireMaterial, requireOwnMaterial } from '../material-store.ts'
import { materials } from '../tables.ts'
import { presentItem } from './present-item.ts'

type Endpoints = typeof materialsEndpoints
type Parts = Pick<Services, 'database'>

const material_count = sql`count(*)::int`.mapWith(Number)

/** The folders of a student and their tags, by name as its reader sorts names. */
export async function readShelf(queries: Queries, student: { id: number }, language: Language): Promise<Shelf> {
  const isTheirs = eq(materials.studentId, student.id)
  const folders = await queries
    .select({ name: materials.folder, material_count })
    .from(materials)
    .where(and(isTheirs, sql`${materials.folder} <> ''`))
    .groupBy(materials.folder)
  const each = queries
    .select({ name: sql<string>`unnest(${materials.tags})`.as('name') })
    .from(materials)
    .where(isTheirs)
    .as('each')
  const tags = await queries
    .select({ name: each.name, material_count })
    .from(each)
    .groupBy(each.name)
    .orderBy(sql`count(*) desc`, each.name)
    .limit(MOST_TAGS_LISTED)
  const inOrder = byName(language)
  return { folders: folders.sort(inOrder), tags: tags.sort(inOrder) }
}

/**
 * Puts a material into a folder, a new one too, or into none, with these tags and no others.
 * @throws Problem `not_found`; `content_rejected` where there are too many folders
 */
export async function putOnShelf(
  { database }: Parts,
  student: { id: number },
  materialId: number,
  { folder, tags }: Body<Endpoints['putOnShelf']>,
): Promise<Answer<Endpoints['putOnShelf']>> {
  return database.transaction(async (tx) => {
    // One after the other: two new folders at once could be one too many.
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    await requireOwnMaterial(tx, student.id, materialId)
    const isThis = and(eq(materials.id, materialId), eq(materials.studentId, student.id))
    await tx
      .update(materials)
      .set({ folder, tags: tidyTags(tags) })
      .where(isThis)
    if (folder && (await countFolders(tx, student)) > MOST_FOLDERS)
      throw new Problem('content_rejected', TOO_MANY_FOLDERS)
    return presentItem(await requireMaterial(tx, student.id, materialId))
  })
}

async function countFolders(queries: Queries, student: { id: number }): Promise<number> {
  const [row] = await queries
    .select({ count: sql`count(distinct ${materials.folder})`.mapWith(Number) })
    .from(materials)
    .where(and(eq(materials.studentId, student.id), sql`${materials.folder} <> ''`))
  return row?.count ?? 0
}

/** Gives a folder another name, which may be that of another one; '' dissolves it. @throws Problem `not_found` */
export async function changeFolder(
  { database }: Parts,
  student: { id: number },
  { name, new_name: folder }: Body<Endpoints['changeFolder']>,
  language: Language,
): Promise<Shelf> {
  return database.transaction(async (tx) => {
    if (!(await holdStudent(tx, student.id))) throw Problem.notFound()
    const changed = await tx
      .update(materials)
      .set({ folder })
      .where(and(eq(materials.studentId, student.id), eq(materials.folder, name)))
      .returning({ id: materials.id })
    if (changed.length === 0) throw Problem.notFound()
    return readShelf(tx, student, language)
  })
}
