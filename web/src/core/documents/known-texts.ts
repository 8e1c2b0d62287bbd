import type { Query, QueryClient } from '@tanstack/react-query'

/** The key of materials that are opened: apart from the lists, which are read again when one is deleted; by then nobody shows it any more. */
export const OPENED = ['documents', 'opened'] as const

/**
 * The key of what is known of the texts of materials: their pages, and the places in them. It is kept, as a text becomes another only
 * where scans of its material are recognised.
 */
export const TEXTS = ['documents', 'texts'] as const

/** Lets go of what is known of texts, and asks again for what is shown of them, or on its way. */
export function forgetTexts(queries: QueryClient): void {
  const isIdle = ({ state }: Query) => state.fetchStatus === 'idle'
  queries.removeQueries({ queryKey: TEXTS, type: 'inactive', predicate: isIdle })
  const left = queries.getQueryCache().findAll({ queryKey: TEXTS })
  // All first: one of them may read another.
  for (const query of left) query.invalidate()
  for (const query of left) void askAgain(queries, query)
}

async function askAgain(queries: QueryClient, query: Query): Promise<void> {
  const isFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle'
  await query.fetch(undefined, { cancelRefetch: true }).catch(() => {})
  if (!isFirst) return
  // What was on its way for the first time cannot be asked for anew before it is there, and may be of the earlier text.
  if (query.isActive()) await query.fetch().catch(() => {})
  else queries.getQueryCache().remove(query)
}
