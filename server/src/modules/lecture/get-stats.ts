import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { readStorage } from '../../core/files/read-storage.ts'
import type { Services } from '../../services.ts'
import { readTotals } from './lecture-store.ts'

/** Totals for the menu of the module. */
export async function getStats(
  services: Pick<Services, 'config' | 'database' | 'modules'>,
  student: { id: number },
): Promise<Answer<typeof lectureEndpoints.stats>> {
  const totals = await readTotals(services.database.queries, student.id)
  const storage = await readStorage(services, student)
  return {
    lecture_count: totals.lectureCount,
    page_count: totals.pageCount,
    section_count: totals.sectionCount,
    credits_spent: totals.creditsSpent,
    in_progress_count: totals.inProgressCount,
    storage_mb: storage.usedMb,
    storage_limit_mb: storage.limitMb,
  }
}
