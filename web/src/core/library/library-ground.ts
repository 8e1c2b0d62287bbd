import { accountSettingsEndpoints } from '@lectern/contract/accounts/account-settings'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { MaterialItem } from '@lectern/contract/materials'
import { materialsEndpoints } from '@lectern/contract/materials'
import { MEGABYTE } from '@lectern/domain/prices'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { beMei } from '../account/signed-in-ground.tsx'

export const CELLS: MaterialItem = {
  id: 7,
  title: 'Cells.pdf',
  filename: 'Cells.pdf',
  kind: 'pdf',
  content_type: 'application/pdf',
  excerpt: 'A cell has a nucleus.',
  word_count: 1200,
  size_bytes: 2 * MEGABYTE,
  file_size_bytes: 2 * MEGABYTE - 1000,
  page_count: 3,
  source_module: 'library',
  folder: '',
  tags: [],
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
  return {
    storage: onCall(accountSettingsEndpoints, 'storage').mockResolvedValue({ storage_mb: 12.5, storage_limit_mb: 500 }),
    list: onCall(materialsEndpoints, 'list').mockResolvedValue(pageOf(CELLS)),
    create: onCall(materialsEndpoints, 'create').mockResolvedValue({
      ...CELLS,
      is_truncated: false,
      empty_page_count: 0,
    }),
    get: onCall(materialsEndpoints, 'get').mockResolvedValue({
      ...CELLS,
      paid_words: 1200,
      has_pictures: false,
      outline: [],
      made: [],
    }),
    rename: onCall(materialsEndpoints, 'rename').mockResolvedValue({ ...CELLS, title: '細胞' }),
    shelf: onCall(materialsEndpoints, 'shelf').mockResolvedValue({ folders: [], tags: [] }),
    remove: onCall(materialsEndpoints, 'delete').mockResolvedValue({ success: true }),
    getPage: onCall(materialsEndpoints, 'getPage').mockImplementation(async ({ params }) => ({
      page: Number(params.n),
      page_count: 3,
      start: (Number(params.n) - 1) * 10,
      text: `Page ${params.n} 頁。`,
    })),
  }
}

/** Answers with the text of the material of that library, whose pages begin at `pageStarts`. */
export function answerText(text: string, pageStarts: readonly number[] = [0]) {
  const { id, title: name, excerpt, word_count, size_bytes, created_at } = CELLS
  const material = { id, name, excerpt, word_count, size_bytes, source_module: 'notes' as const, created_at }
  return onCall(documentsEndpoints, 'getMaterial').mockResolvedValue({
    ...material,
    text,
    page_starts: [...pageStarts],
  })
}
