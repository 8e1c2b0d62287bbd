import { speakingEndpoints } from '@lectern/contract/speaking'
import type { SpeakingLanguage } from '@lectern/domain/speaking'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SayPartWrong, useSayPartWrong } from '../../core/feedback/use-say-part-wrong.ts'
import { useListChange } from '../../core/lists/use-list-change.ts'
import { useListPage } from '../../core/lists/use-list-page.ts'
import type { ListPlace } from '../../core/lists/use-list-place.ts'
import { clientFor } from '../../lib/api/api-client.ts'
import { useSay } from '../../lib/language.ts'

/** The calls of the module (requirements/speaking.md#calls-of-speaking). */
export const speakingApi = clientFor(speakingEndpoints)
export type Session = Awaited<ReturnType<typeof speakingApi.getSession>>

const LISTS = ['speaking', 'sessions'] as const
const sessionKey = (id: number) => ['speaking', 'session', id]

/** The topics in the language of the practice. They do not change while the page is open. */
export const useTopics = (language: SpeakingLanguage) =>
  useQuery({
    queryKey: ['speaking', 'topics', language],
    queryFn: ({ signal }) => speakingApi.listTopics({ query: { language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A session with its turns and feedback. */
export const useSession = (id: number) =>
  useQuery({
    queryKey: sessionKey(id),
    queryFn: ({ signal }) => speakingApi.getSession({ params: { id } }, { signal }),
  })

/** The scores of the sessions like this one, up to it, the earliest first. */
export const useAttempts = (id: number) =>
  useQuery({
    queryKey: ['speaking', 'attempts', id],
    queryFn: async ({ signal }) => (await speakingApi.listAttempts({ params: { id } }, { signal })).attempts,
    staleTime: 0,
  })

/** Says that a correction of a session, or an answer of the partner's, is wrong: it goes. */
export const useSayTalkWrong = (sessionId: number): SayPartWrong =>
  useSayPartWrong('speaking', sessionId, sessionKey(sessionId))

/** Takes what a call has answered of a session, so that it is not asked for again. */
export function useKeepSession() {
  const queries = useQueryClient()
  return (id: number, change: Session | ((session: Session) => Session)) => {
    queries.setQueryData<Session>(sessionKey(id), (known) => {
      if (typeof change !== 'function') return change
      return known && change(known)
    })
    void queries.invalidateQueries({ queryKey: LISTS })
  }
}

/** One page of the sessions. */
export const useSessions = (place: ListPlace) =>
  useListPage(LISTS, place, (query, options) => speakingApi.listSessions({ query }, options))

export function useDeleteSession() {
  const say = useSay()
  return useListChange({
    lists: LISTS,
    change: (id: number) => speakingApi.deleteSession({ params: { id } }),
    done: say('speaking.deleted'),
    failed: say('speaking.deleteFailed'),
  })
}
