import { ApiError } from '@lectern/contract/api-error'

/** No answer at all, and what a gateway says for a server that is gone. */
const OUTAGES = [0, 502, 503, 504]

/** A call to which no answer of the server's came. */
export const isOutage = (error: unknown): boolean => error instanceof ApiError && OUTAGES.includes(error.status)
