import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ToastSpan, toastError, toastSuccess } from '../../ui/toasts/toasts.ts'
import { forgetUnfinished } from '../unfinished/unfinished-query.ts'

interface ListChange<Input, Output> {
  /** The key of every page that may show what changes. */
  lists: readonly string[]
  change: (input: Input) => Promise<Output>
  /** Said when it is done; nothing where the list shows it well enough. */
  done?: string | null
  failed: string | ((error: Error) => string)
  /** How long both are shown. */
  span?: ToastSpan
}

/**
 * A change to something in a list, such as its title or its deletion: said, and every page of the list read again. What is
 * not in view is forgotten, so that it is never shown, and handed on, as it was before.
 */
export function useListChange<Input, Output>({
  lists,
  change,
  done,
  failed,
  span = 'standard',
}: ListChange<Input, Output>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toastSuccess(done, span)
      // What is deleted may have been under way, or have failed.
      void forgetUnfinished(queries)
      queries.removeQueries({ queryKey: lists, type: 'inactive' })
      return queries.invalidateQueries({ queryKey: lists })
    },
    onError: (error) => toastError(typeof failed === 'string' ? failed : failed(error), span),
  })
}
