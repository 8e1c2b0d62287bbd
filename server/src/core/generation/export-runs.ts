import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { entryOf } from '../archives/entry-of.ts'
import { listWaitingIds } from './run-view-store.ts'
import { CHUNKED_MODULES } from './tables.ts'
import { getGeneration } from './view-runs.ts'

/** All runs that are neither kept nor discarded, each with its material and what was made of it; one file each. */
export async function* exportRuns(
  services: Pick<Services, 'database' | 'clock'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  for (const module of CHUNKED_MODULES) {
    for (const id of await listWaitingIds(queries, student.id, module))
      yield* entryOf(`${module}/generation-${id}.json`, () =>
        getGeneration(services, student, { module, generationId: id }, (made) => made, student.language),
      )
  }
}
