import type { MaterialItem } from '@lectern/contract/materials'
import { MEGABYTE } from '@lectern/domain/prices'
import { vi } from 'vitest'
import { accountSettingsApi } from '../account/profile/account-settings-api.ts'
import { beMei } from '../account/signed-in-ground.tsx'
import { materialsApi } from './materials-api.ts'

export const CELLS: MaterialItem = {
  id: 7,
  title: 'Cells.pdf',
  filename: 'Cells.pdf',
  kind: 'pdf',
  content_type: 'application/pdf',
  excerpt: 'A cell has a nucleus.',
  word_count: 1200,
  size_bytes: 2 * MEGABYTE,
  file_size_bytes: 1.9 * MEGABYTE,
  page_count: 3,
  source_module: 'library',
  created_at: new Date().toISOString(),
}

export const pageOf = (...materials: MaterialItem[]) => ({
  materials,
  pagination: {
    current_page: 1,
    total_pages: 1,
    total_count: materials.length,
    has_previous: false,
    has_next: false,
  },
})

/** Has Mei signed in with a library of one PDF of three pages; what its server is asked can be looked at. */
export function layLibrary() {
  beMei()
  vi.spyOn(accountSettingsApi, 'storage').mockResolvedValue({ storage_mb: 12.5, storage_limit_mb: 500 })
  return {
    list: vi.spyOn(materialsApi, 'list').mockResolvedValue(pageOf(CELLS)),
    create: vi.spyOn(materialsApi, 'create').mockResolvedValue({ ...CELLS, is_truncated: false }),
    get: vi.spyOn(materialsApi, 'get').mockResolvedValue({ ...CELLS, made: [] }),
    rename: vi.spyOn(materialsApi, 'rename').mockResolvedValue({ ...CELLS, title: '細胞' }),
    remove: vi.spyOn(materialsApi, 'delete').mockResolvedValue({ success: true }),
    getPage: vi.spyOn(materialsApi, 'getPage').mockImplementation(async ({ params }) => ({
      page: Number(params.n),
      page_count: 3,
      start: (Number(params.n) - 1) * 10,
      text: `Page ${params.n} 頁。`,
    })),
  }
}
