import { useQuery } from '@tanstack/react-query'
import { runsApi } from '../../core/generation/runs-api.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { say } from '../../lib/language.ts'

/** The calls of the module, and those about kept notes (requirements/notes.md#calls-of-notes). */
export const notesApi = runsApi.notes

const LISTS = ['notes', 'list'] as const

/** One page of the student's notes. */
export const useNotesList = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => notesApi.list({ query }, options))

export const noteKey = (id: number) => ['notes', 'note', id] as const

export const useNote = (id: number) =>
  useQuery({
    queryKey: noteKey(id),
    queryFn: ({ signal }) => notesApi.get({ params: { id } }, { signal }),
  })

export const useRenameNote = () =>
  useListChange({
    // Their title stands over the notes themselves as well.
    lists: ['notes'],
    change: ({ id, title }: { id: number; title: string }) => notesApi.rename({ params: { id }, body: { title } }),
    done: say('notes.renamed'),
    failed: say('notes.renameFailed'),
    span: 'edit',
  })

export const useDeleteNote = () =>
  useListChange({
    lists: LISTS,
    change: (id: number) => notesApi.delete({ params: { id } }),
    done: say('notes.deleted'),
    failed: say('notes.deleteFailed'),
  })
