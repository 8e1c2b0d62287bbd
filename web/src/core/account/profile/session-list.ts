import { useQuery } from '@tanstack/react-query'
import { accountSettingsApi } from './account-settings-api.ts'

export const SESSIONS_KEY = ['account', 'sessions'] as const

/** Where the student is signed in. */
export const useSessionList = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => accountSettingsApi.listSessions(undefined, { signal }),
    staleTime: 0,
  })
