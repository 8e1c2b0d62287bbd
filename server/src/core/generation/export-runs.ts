import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { batchesOf } from '../archives/batches.ts'
import { presentDetail } from './present-run.ts'
import { listRunSizes, readContents, selectChunks, selectUnkept } from './run-view-store.ts'
import { CHUNKED_MODULES } from './tables.ts'

/** All runs that are neither kept nor discarded, each with its material and what was made of it; one file each. */
export async function* exportRuns(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const module of CHUNKED_MODULES)
    for (const ids of batchesOf(await listRunSizes(queries, student.id, module))) {
      const runs = await selectUnkept(queries, student.id, ids, clock.now())
      const contents = await readContents(queries, ids)
      const chunks = Map.groupBy(await selectChunks(queries, ids), ({ runId }) => runId)
      for (const run of runs) {
        const content = contents.get(run.id) ?? null
        yield {
          path: `${module}/generation-${run.id}.json`,
          content: presentDetail(run, content, chunks.get(run.id) ?? [], (made) => made, say),
        }
      }
    }
}
