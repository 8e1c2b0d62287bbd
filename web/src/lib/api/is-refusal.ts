import { ApiError } from '@lectern/contract/api-error'

/** A refusal that no repeat will change; a lost login or too many requests pass. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 408, 429].includes(error.status)
