import { ApiError } from '@lectern/contract/api-error'

/** Whether a call failed because what it asks for is not there. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
