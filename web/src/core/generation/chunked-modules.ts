/** Modules whose material is made into something chunk by chunk. */
export const CHUNKED_MODULES = ['recite', 'notes'] as const
export type ChunkedModule = (typeof CHUNKED_MODULES)[number]
