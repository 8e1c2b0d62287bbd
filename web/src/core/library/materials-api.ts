import { type MaterialItem, materialsEndpoints } from '@lectern/contract/materials'
import { WORD_LIMIT } from '@lectern/domain/content'
import type { MaterialSort } from '@lectern/domain/materials/material'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clientFor } from '../../lib/api/api-client.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts/toasts.ts'
import { MATERIALS } from '../documents/documents-api.ts'
import { OPENED, TEXTS } from '../documents/known-texts.ts'
import { useListChange } from '../lists/use-list-change.ts'
import { useListPage } from '../lists/use-list-page.ts'
import type { ListPlace } from '../lists/use-list-place.ts'
import { noticeOtherText } from './other-text.ts'

export const materialsApi = clientFor(materialsEndpoints)

/** Which materials are shown: those of a folder, of a tag, of both; '' for all. */
export interface ChosenShelf {
  folder: string
  tag: string
}

/** One page of the library. */
export const useLibrary = (place: ListPlace, { sort, folder, tag }: ChosenShelf & { sort: MaterialSort }) =>
  useListPage([...MATERIALS, 'library', sort, folder, tag], place, (query, options) =>
    materialsApi.list({ query: { ...query, sort, ...(folder && { folder }), ...(tag && { tag }) } }, options),
  )

/** A material with what was made of it. */
export type OpenedMaterial = Awaited<ReturnType<typeof materialsApi.get>>

const openedKey = (id: number) => [...OPENED, id]

/** A query for a material, and how many pages it has to be read. */
export const materialQuery = (id: number) =>
  queryOptions({
    queryKey: openedKey(id),
    queryFn: async ({ signal, client }) => {
      const opened = await materialsApi.get({ params: { id } }, { signal })
      noticeOtherText(client, opened)
      return opened
    },
    staleTime: 0,
    gcTime: 0,
  })

/** A material, and how many pages it has to be read. */
export const useMaterial = (id: number) => useQuery(materialQuery(id))

/** What was made of a material is read again, as a card of it has been made. */
export function useForgetMade(id: number): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: openedKey(id) })
}

/** One page of a material, from 1. Its text is another only where scans have been recognised since, or a later draft stands there (`noticeOtherText`). */
export const readPageQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...TEXTS, 'pages', id, page],
    queryFn: ({ signal }) => materialsApi.getPage({ params: { id, n: page } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Where the text of a page stands on its picture. Another file may come to the same text, and another is opened anew. But for text that scans are found to have (`forgetTexts`), nothing changes it: it is not asked for again as all is. */
export const pageLayerQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...TEXTS, 'layers', id, page],
    queryFn: ({ signal }) => materialsApi.getLayer({ params: { id, n: page } }, { signal }),
    staleTime: 'static',
    gcTime: 60_000,
    retry: false,
  })

/** The picture of a page, which is given back as soon as nobody shows it; the browser has it still, and asks whether it is the same. */
export const pagePictureQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['documents', 'pictures', id, page],
    queryFn: ({ signal }) => materialsApi.getPicture({ params: { id, n: page } }, { signal }),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })

/**
 * Brings a file, or a text, into the library; it goes on, and is told, while the student is elsewhere. The screen says why
 * it failed as long as it is there.
 */
export function useBringMaterial() {
  const queries = useQueryClient()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useMutation({
    mutationFn: (form: { file: File } | { text: string; title: string }) => materialsApi.create({ form }),
    onSuccess: ({ title, is_truncated, empty_page_count: emptyPages }) => {
      if (is_truncated) toastInfo(say('library.cutOff', { title, limit: WORD_LIMIT }))
      else if (emptyPages > 0) toastInfo(say('documents.emptyPages', { count: emptyPages }))
      else toastSuccess(say('library.added', { title }))
      return queries.invalidateQueries({ queryKey: MATERIALS })
    },
    onError: (error) => {
      if (!isShown.current) toastError(errorText(error, say('library.notAdded')))
    },
  })
}

/** Shows what was changed of a material on its page, where that is open. */
export const keepOpened = (queries: QueryClient, { title, folder, tags, id }: MaterialItem): void =>
  void queries.setQueryData<OpenedMaterial>(openedKey(id), (opened) => opened && { ...opened, title, folder, tags })

/** Changes what the student calls a material; told where it fails. */
export function useRenameMaterial() {
  const queries = useQueryClient()
  return useListChange({
    lists: MATERIALS,
    change: async ({ id, title }: { id: number; title: string }) => {
      keepOpened(queries, await materialsApi.rename({ params: { id }, body: { title } }))
    },
    failed: (error) => errorText(error, say('library.renameFailed')),
  })
}

export const useDeleteMaterial = () =>
  useListChange({
    lists: MATERIALS,
    change: (id: number) => materialsApi.delete({ params: { id } }),
    done: say('library.deleted'),
    failed: (error) => errorText(error, say('library.deleteFailed')),
  })
