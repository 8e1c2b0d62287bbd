import { understandingEndpoints } from '@lectern/contract/understanding'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { streamsFor } from '../../lib/api/event-streams.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/understanding.md#calls-of-understanding). */
export const understandingApi = { ...clientFor(understandingEndpoints), ...streamsFor(understandingEndpoints) }

export const CHAT_LISTS = ['understanding', 'chats'] as const

/** One page of the kept chats, without what is in them. */
export const useChats = (place: ListPlace) =>
  useListPage(CHAT_LISTS, place, (query, options) => understandingApi.listSummaries({ query }, options))

export function useDeleteChat() {
  const say = useSay()
  return useListChange({
    lists: CHAT_LISTS,
    change: (id: number) => understandingApi.deleteSession({ params: { id } }),
    done: say('understanding.deleted'),
    failed: say('understanding.deleteFailed'),
  })
}
