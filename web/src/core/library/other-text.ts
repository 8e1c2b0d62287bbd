import type { MaterialItem } from '@lectern/contract/materials'
import type { QueryClient } from '@tanstack/react-query'
import { MATERIALS } from '../documents/documents-api.ts'
import { forgetTexts, OPENED } from '../documents/known-texts.ts'
import { REVIEW } from '../review/api.ts'

/** How many words each material had when it was seen last, and when it was brought last. */
const texts = new WeakMap<QueryClient, Map<number, string>>()

/**
 * Scans of a material may have been recognised since it was seen last, here or elsewhere, or a later draft may stand in its place, of as many
 * words: then what is known of texts is forgotten.
 */
export function noticeOtherText(
  queries: QueryClient,
  { id, word_count, created_at }: Pick<MaterialItem, 'id' | 'word_count' | 'created_at'>,
): void {
  const known = texts.get(queries) ?? new Map<number, string>()
  texts.set(queries, known)
  const before = known.get(id)
  const now = `${word_count} ${created_at}`
  known.set(id, now)
  if (before !== undefined && before !== now) forgetAll(queries)
}

/** A document has been recognised, which may be one of the materials: they are read again. */
export function readMaterialsAgain(queries: QueryClient): void {
  forgetAll(queries)
  void queries.invalidateQueries({ queryKey: MATERIALS })
  void queries.invalidateQueries({ queryKey: OPENED })
}

/** What is remembered of a text is told by its characters, too. */
function forgetAll(queries: QueryClient): void {
  forgetTexts(queries)
  void queries.invalidateQueries({ queryKey: [...REVIEW, 'recall'] })
}
