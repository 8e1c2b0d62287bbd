import type { Answer, Query } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import { LISTENING_SETS_PER_PAGE } from '@lectern/domain/listening'
import type { Language } from '@lectern/texts/languages'
import { readStorage } from '../../core/files/read-storage.ts'
import { paginate } from '../../core/pages/paginate.ts'
import type { Services } from '../../services.ts'
import { listUnfinished } from './list-unfinished.ts'
import { presentSummary } from './present.ts'
import { countSets, selectSets } from './set-store.ts'

type Endpoint = typeof listeningEndpoints.listSets

/** A page of the student's sets, newest first; what is being worked on or failed; and how full their storage is. */
export async function listSets(
  services: Pick<Services, 'config' | 'database' | 'modules'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const setCount = await countSets(queries, student.id, search)
  const { offset, pagination } = paginate(setCount, LISTENING_SETS_PER_PAGE, page)
  const sets = await selectSets(queries, student.id, { search, offset, limit: LISTENING_SETS_PER_PAGE })
  const { in_progress } = await listUnfinished(services, student, language)
  const storage = await readStorage(services, student)
  return {
    sets: sets.map(presentSummary),
    in_progress,
    storage_mb: storage.usedMb,
    storage_limit_mb: storage.limitMb,
    pagination,
  }
}
