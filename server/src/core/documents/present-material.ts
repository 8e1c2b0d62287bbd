import type { Material, MaterialSummary } from '@lectern/contract/documents'
import type { MaterialRow, MaterialSummaryRow } from './material-store.ts'
import { pageStartsOf } from './materials/present-item.ts'

export const presentMaterialSummary = (material: MaterialSummaryRow): MaterialSummary => ({
  id: material.id,
  name: material.title ?? material.name,
  excerpt: material.excerpt,
  word_count: material.words,
  size_bytes: material.sizeBytes + material.fileSizeBytes,
  source_module: material.sourceModule,
  created_at: material.createdAt.toISOString(),
})

export const presentMaterial = (material: MaterialRow & MaterialSummaryRow): Material => ({
  ...presentMaterialSummary(material),
  text: material.text,
  page_starts: [...pageStartsOf(material)],
})
