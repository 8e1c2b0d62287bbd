import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { toastInfo, toastSuccess } from '../../ui/toasts/toasts.ts'
import { CHAT_LISTS } from './api.ts'
import { chatStore, clearChat } from './chat.ts'
import { keepAndClear, keepApart, NotKept, removeImage } from './keep.ts'

export interface Keeping {
  isKeeping: boolean
  /** Why the talk could not be kept, and is still here. */
  failure: NotKept | null
  keepAndClear: () => void
  /** Keeps the talk as one of its own, where the kept one was changed or deleted elsewhere. */
  keepApart: () => void
  removeImage: () => void
}

/** New / Save, and what can be done where it fails. */
export function useKeeping(): Keeping {
  const say = useSay()
  const queries = useQueryClient()
  const keeping = useMutation({
    mutationFn: async (keep: () => Promise<unknown>) => {
      const hadTalk = chatStore.get().messages.length > 0
      await keep()
      return hadTalk
    },
    onSuccess: (hadTalk) => {
      if (hadTalk) toastSuccess(say('understanding.saved'))
      else toastInfo(say('understanding.nothingSaid'))
      return queries.invalidateQueries({ queryKey: CHAT_LISTS })
    },
  })
  return {
    isKeeping: keeping.isPending,
    failure: keeping.error instanceof NotKept ? keeping.error : null,
    keepAndClear: () => keeping.mutate(keepAndClear),
    keepApart: () => keeping.mutate(() => keepApart().then(clearChat)),
    removeImage: () => {
      removeImage()
      keeping.reset()
    },
  }
}
