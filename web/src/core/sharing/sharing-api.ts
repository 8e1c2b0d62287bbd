import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import type { ReportReason, ShareKind } from '@lectern/domain/sharing/shares'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { toastError, toastSuccess } from '../../ui/toasts/toasts.ts'

const sharesApi = clientFor(sharesEndpoints)

/** One of the student's own: what it is, and its id there. */
export interface Thing {
  kind: ShareKind
  id: number
}

/** How something is shared, as its owner chooses. */
export interface ShareTerms {
  /** What the thing is called from now on. */
  title?: string
  owner_name: string
  has_passages: boolean
  has_media: boolean
}

const ALL = ['sharing']
const keyOf = ({ kind, id }: Thing) => [...ALL, kind, id]
const LINKS = [...ALL, 'links']
const tellFailure = (error: Error) => toastError(errorText(error, say('sharing.failed')))

/** The link to a thing, and what it was copied from. */
export const useSharing = (thing: Thing) =>
  useQuery({
    queryKey: keyOf(thing),
    queryFn: ({ signal }) => sharesApi.getOfThing({ query: thing }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Makes the link, or changes its terms; the list of links shows both. */
export function useSaveShare(thing: Thing) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (terms: ShareTerms) => sharesApi.create({ body: { ...thing, ...terms } }),
    // A new title stands in every list.
    onSuccess: (_, { title }) => queries.invalidateQueries(title === undefined ? { queryKey: ALL } : {}),
    onError: tellFailure,
  })
}

/** Takes a link back; what shows it is read again. */
export function useTakeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => sharesApi.remove({ params: { token } }),
    onSuccess: () => toastSuccess(say('sharing.takenBack')),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  })
}

/** What the student shares by links, page by page. */
export const useSharedLinks = (page: number) =>
  useQuery({
    queryKey: [...LINKS, page],
    queryFn: ({ signal }) => sharesApi.list({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Takes the changes of the original over into a copy; every list that may show it is read again. */
export function useTakeOver(thing: Thing) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => sharesApi.takeOver({ body: thing }),
    onSuccess: () => {
      toastSuccess(say('sharing.takenOver'))
      return queries.invalidateQueries()
    },
    onError: tellFailure,
  })
}

/** What is shared by a link. */
export const useShared = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => sharesApi.open({ params: { token } }, { signal }),
    // Who reads or writes a report is not interrupted.
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Makes what is shared the student's own. */
export function useCopyShared(token: string, title: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => sharesApi.copy({ params: { token } }),
    onSuccess: () => {
      toastSuccess(say('sharing.copied', { title }))
      return queries.invalidateQueries()
    },
    onError: tellFailure,
  })
}

/** Says something against what is shared; told, whether or not it went. */
export const useReport = (token: string) =>
  useMutation({
    mutationFn: (said: { reason: ReportReason; text: string; contact: string }) =>
      sharesApi.report({ params: { token }, body: said }),
    onSuccess: () => toastSuccess(say('sharing.reported')),
    onError: tellFailure,
  })

/** Answers what was said against a thing that the student shares. */
export function useAnswerReport(thing: Thing) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      sharesApi.answerReport({ params: { id }, body: { text } }),
    onSuccess: () => {
      toastSuccess(say('sharing.answered'))
      return queries.invalidateQueries({ queryKey: keyOf(thing) })
    },
    onError: tellFailure,
  })
}
