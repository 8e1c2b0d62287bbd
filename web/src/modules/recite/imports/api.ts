import { type CardImport, importEndpoints } from '@lectern/contract/cards/imports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientFor } from '../../../lib/api/api-client.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { say } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { useForgetHistory } from '../api.ts'

export const importApi = clientFor(importEndpoints)

const POLL_MS = 1000
const IMPORTS = ['recite', 'imports'] as const

export const isUnderWay = ({ status }: CardImport): boolean => status === 'processing' || status === 'undoing'

/**
 * The latest imports: asked for while they are wanted, and asked for again while one is under way, wanted or not. What one
 * has made joins the student's sets.
 */
export function useImports(isWanted: boolean) {
  const forgetHistory = useForgetHistory()
  const list = useQuery({
    queryKey: IMPORTS,
    queryFn: ({ signal }) => importApi.list(undefined, { signal }),
    refetchOnMount: 'always',
    enabled: ({ state }) => isWanted || (state.data?.imports.some(isUnderWay) ?? false),
    refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? POLL_MS : false),
  })
  const ended = list.data?.imports.filter((one) => !isUnderWay(one)).map(({ id }) => id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sets are read again whenever an import ends.
  useEffect(() => {
    if (ended?.length) void forgetHistory()
  }, [ended?.join()])
  return list.data?.imports ?? []
}

type Begin = Parameters<typeof importApi.begin>[0]['form']

export function useBeginImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: Begin) => importApi.begin({ form }),
    onSuccess: () => queries.invalidateQueries({ queryKey: IMPORTS }),
    onError: (error) => toastError(errorText(error, say('imports.beginFailed'))),
  })
}

export function useUndoImport() {
  const queries = useQueryClient()
  const forgetHistory = useForgetHistory()
  return useMutation({
    mutationFn: (id: number) => importApi.undo({ params: { id } }),
    onSuccess: () => Promise.all([queries.invalidateQueries({ queryKey: IMPORTS }), forgetHistory()]),
    onError: (error) => toastError(errorText(error, say('imports.undoFailed'))),
  })
}
