import { ApiError } from '@lectern/contract/api-error'
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** One try more where the network or the server failed; what the server refused is refused again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** The data of one student's visit. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: FRESH_MS }, mutations: { retry: false } },
  })
