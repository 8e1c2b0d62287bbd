import type { Answer, Body } from '@lectern/contract/endpoint'
import type { setFolderEndpoints } from '@lectern/contract/recite/folders'
import type { SetSummary } from '@lectern/contract/recite/shapes'
import {
  beginningWithin,
  MAX_SET_FOLDER_CHARACTERS,
  MOST_SET_FOLDERS_LISTED,
  withFoldersAbove,
} from '@lectern/domain/cards/set-folders'
import { byName, type Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentSummary } from '../present.ts'
import { flashcardSets } from '../tables.ts'
import { isInFolder, requireSet } from './set-store.ts'

type Endpoints = typeof setFolderEndpoints
type Parts = Pick<Services, 'database'>

/** The folders of a student's sets, by name; one is there as long as a set is in it or within it. */
export async function listFolders(
  queries: Queries,
  student: { id: number },
  language: Language,
): Promise<Answer<Endpoints['listFolders']>> {
  const { folder: name, studentId } = flashcardSets
  const rows = await queries
    .select({ name, setCount: count() })
    .from(flashcardSets)
    .where(and(eq(studentId, student.id), ne(name, '')))
    .groupBy(name)
  const counts = new Map<string, number>()
  for (const { name, setCount } of rows)
    for (const folder of withFoldersAbove(name)) counts.set(folder, (counts.get(folder) ?? 0) + setCount)
  const folders = [...counts].map(([name, set_count]) => ({ name, set_count }))
  return {
    folders: folders.sort(byName(language)).slice(0, MOST_SET_FOLDERS_LISTED),
  }
}

/** Puts a set into a folder, a new one too, or into none. @throws Problem `not_found` */
export async function putInFolder(
  { database }: Parts,
  student: { id: number },
  setId: number,
  { folder }: Body<Endpoints['putInFolder']>,
): Promise<SetSummary> {
  return database.transaction(async (tx) => {
    const isThis = and(eq(flashcardSets.id, setId), eq(flashcardSets.studentId, student.id))
    requireRow(await tx.update(flashcardSets).set({ folder }).where(isThis).returning({ id: flashcardSets.id }))
    return presentSummary(await requireSet(tx, student.id, setId))
  })
}

/**
 * Gives a folder another name, which may be that of another one, and takes those within it along; '' dissolves it, and all move
 * into the one above it, or into none. @throws Problem `not_found`; `invalid` where the name of one within it got too long
 */
export async function changeFolder(
  { database }: Parts,
  student: { id: number },
  { name, new_name }: Body<Endpoints['changeFolder']>,
  language: Language,
): Promise<Answer<Endpoints['changeFolder']>> {
  const { folder, studentId } = flashcardSets
  const newName = new_name || (withFoldersAbove(name).at(-2) ?? '')
  const within = newName === '' ? '' : beginningWithin(newName)
  const rest = sql`substr(${folder}, length(${beginningWithin(name)}::text) + 1)`
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(flashcardSets)
      .set({
        folder: sql`case when ${folder} = ${name} then ${newName} else ${within} || ${rest} end`,
      })
      .where(and(eq(studentId, student.id), isInFolder(name)))
      .returning({ folder })
    if (changed.length === 0) throw Problem.notFound()
    if (changed.some((set) => set.folder.length > MAX_SET_FOLDER_CHARACTERS))
      throw new Problem('invalid', message('recite.folderNameTooLong'))
    return listFolders(tx, student, language)
  })
}
