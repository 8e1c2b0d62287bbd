import { MAX_SET_FOLDER_CHARACTERS, tidySetFolder } from '@lectern/domain/cards/set-folders'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdParams } from '../shapes.ts'
import { SetSummary } from './shapes.ts'

const Folder = z.string().overwrite(tidySetFolder).max(MAX_SET_FOLDER_CHARACTERS)

/** The folders of a student's sets, by name, each with how many sets are in it and in those within it. */
export const SetFolders = z
  .object({ folders: z.array(z.object({ name: z.string(), set_count: z.int() })) })
  .meta({ id: 'SetFolders' })
export type SetFolders = z.infer<typeof SetFolders>

/** Folders of sets, which stand among the calls of recite (requirements/recite.md#folders-of-sets). */
export const setFolderEndpoints = endpoints({
  listFolders: {
    method: 'GET',
    path: '/api/recite/folders/',
    summary: 'The folders of the sets, the first 500 by name',
    access: 'student',
    response: SetFolders,
  },
  changeFolder: {
    method: 'PATCH',
    path: '/api/recite/folders/',
    summary:
      'Renames a folder with those within it, into another one too; without a new name they stand where it stood',
    access: 'student',
    body: z.object({ name: Folder.min(1), new_name: Folder }),
    response: SetFolders,
    errors: ['not_found'],
  },
  exportFolder: {
    method: 'GET',
    path: '/api/recite/folders/export/',
    summary:
      'The sets of a folder and of those within it as one package for Anki: a deck each, with schedule and media',
    access: 'student',
    query: z.object({ folder: Folder.min(1) }),
    download: 'application/octet-stream',
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  putInFolder: {
    method: 'PUT',
    path: '/api/recite/flashcard-sets/:id/folder/',
    summary: 'Says in which folder a set is, a new one too; in none where it is empty',
    access: 'student',
    params: IdParams,
    body: z.object({ folder: Folder }),
    response: SetSummary,
    errors: ['not_found'],
  },
})
