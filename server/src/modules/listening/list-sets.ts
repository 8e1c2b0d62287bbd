import type { Answer, Query } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { LISTENING_SETS_PER_PAGE } from '@lectern/domain/listening'
import type { Language } from '@lectern/texts/languages'
import { readStorage } from '../../core/files/read-storage.ts'
import { readPage, type Slice } from '../../core/pages/read-page.ts'
import type { Services } from '../../services.ts'
import { listUnfinished } from './list-unfinished.ts'
import { presentSummary } from './present.ts'
import { selectSets } from './set-store.ts'

type Endpoint = typeof listeningEndpoints.listSets

/** A page of the student's sets, newest first; what is being worked on or failed; and how full their storage is. */
export async function listSets(
  services: Pick<Services, 'config' | 'database' | 'modules'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const read = (slice: Slice) => selectSets(queries, student.id, { search, ...slice })
  const { rows, pagination } = await readPage(read, LISTENING_SETS_PER_PAGE, page)
  const { in_progress } = await listUnfinished(services, student, language)
  const storage = await readStorage(services, student)
  return {
    sets: rows.map(presentSummary),
    in_progress,
    storage_mb: storage.usedMb,
    storage_limit_mb: storage.limitMb,
    pagination,
  }
}
