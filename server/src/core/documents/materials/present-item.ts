import type { MaterialItem } from '@lectern/contract/materials'
import { kindOfType, startPages } from '@lectern/domain/materials/material'
import type { MaterialRow, MaterialSummaryRow } from '../material-store.ts'

/** A material as the library lists it. */
export const presentItem = (material: MaterialSummaryRow): MaterialItem => ({
  id: material.id,
  title: material.title ?? material.name,
  filename: material.name,
  kind: kindOfType(material.contentType),
  content_type: material.contentType,
  excerpt: material.excerpt,
  word_count: material.words,
  size_bytes: material.sizeBytes + material.fileSizeBytes,
  file_size_bytes: material.fileSizeBytes,
  page_count: material.pageStarts.length || null,
  source_module: material.sourceModule,
  folder: material.folder,
  tags: material.tags,
  created_at: material.createdAt.toISOString(),
})

/** Where its pages begin: its own, else those that a text of its length is parted into. */
export const pageStartsOf = ({ text, pageStarts }: Pick<MaterialRow, 'text' | 'pageStarts'>): readonly number[] =>
  pageStarts.length > 0 ? pageStarts : startPages(text)
