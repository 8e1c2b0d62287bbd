import type { Lecture } from '@lectern/contract/lecture'

/** A lecture that is done, for tests. */
export const MADE_LECTURE: Lecture = {
  id: 7,
  title: 'Week 3',
  original_filename: 'Week 3.pdf',
  total_pages: 8,
  unread_pages: [],
  read_again: null,
  reading_again: null,
  read_again_error: null,
  file_size: 3_145_728,
  material_id: 12,
  credit_cost: 3,
  created_at: '2026-11-23T08:00:00Z',
  status: 'completed',
  error_message: null,
  retry_until: null,
  phase: null,
  sections_done: 4,
  section_count: 4,
  made_by: 'built-in',
}
