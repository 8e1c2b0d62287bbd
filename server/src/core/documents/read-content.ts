import { MATERIAL_TEXTS, stretchOfPages } from '@lectern/domain/materials/material'
import type { Queries } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { requireMaterial } from './material-store.ts'
import { pageStartsOf } from './materials/present-item.ts'

interface NamedContent {
  content: string
  material_id?: number | null
  pages?: { from: number; to: number } | null
}

/**
 * The text that something is to be made of: as it was sent, or else of a material, or of some of its pages, with the name
 * that its student knows it by; '' for a text that was sent.
 * @throws Problem `not_found` where the material to be read is not the student's; `content_rejected` for pages beside a
 *   text, without a material, or beyond its last, and for a recording without a transcript
 */
export async function readContent(
  queries: Queries,
  student: { id: number },
  { content, material_id: materialId, pages }: NamedContent,
): Promise<{ content: string; name: string }> {
  const isSent = content.trim() !== ''
  if (pages && (isSent || !materialId)) throw new Problem('content_rejected', MATERIAL_TEXTS.pagesOfText)
  if (isSent || !materialId) return { content, name: '' }
  const material = await requireMaterial(queries, student.id, materialId)
  if (material.words === 0) throw new Problem('content_rejected', MATERIAL_TEXTS.noTranscript)
  const starts = pageStartsOf(material)
  const stretch = pages ? stretchOfPages(material.text, starts, pages) : { start: 0, end: material.text.length }
  if (!stretch) throw new Problem('content_rejected', MATERIAL_TEXTS.noSuchPages(starts.length))
  return { content: material.text.slice(stretch.start, stretch.end).trim(), name: material.title ?? material.name }
}
