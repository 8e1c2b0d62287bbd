import { ApiError } from '@lectern/contract/api-error'
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** One try more where the network or the server failed; what the server refused is refused again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: FRESH_MS },
      // Without a network a change fails and says so; it would wait unseen else. What may wait is in an outbox.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let current: { owner: string | null; client: QueryClient } | null = null

/** The data of one student's visit (null: a visitor's). Whoever comes next begins with nothing. */
export function queryClientOf(owner: string | null): QueryClient {
  if (current?.owner !== owner) current = { owner, client: createQueryClient() }
  return current.client
}
