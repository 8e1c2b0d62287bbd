import type { QueryClient } from '@tanstack/react-query'
import { MATERIALS } from './documents-api.ts'

/** The key of materials that are opened: apart from the lists, which are read again when one is deleted; by then nobody shows it any more. */
export const OPENED = ['documents', 'opened'] as const

/**
 * The key of what is known of the texts of materials: their pages, and the places in them. It is kept, as a text becomes another only
 * where scans of its material are recognised.
 */
export const TEXTS = ['documents', 'texts'] as const

/** Lets go of what is known of texts, and asks again for what is shown of them. */
export function forgetTexts(queries: QueryClient): void {
  queries.removeQueries({ queryKey: TEXTS, type: 'inactive' })
  for (const query of queries.getQueryCache().findAll({ queryKey: TEXTS, type: 'active' }))
    query.fetch().catch(() => {})
}

/** A document has been recognised, which may be one of the materials: they are read again. */
export function readMaterialsAgain(queries: QueryClient): void {
  forgetTexts(queries)
  void queries.invalidateQueries({ queryKey: MATERIALS })
  void queries.invalidateQueries({ queryKey: OPENED })
}
