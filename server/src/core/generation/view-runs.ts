import type { RunSummary } from '@lectern/contract/generation'
import type { MadeBy, Pagination } from '@lectern/contract/shapes'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { paginate } from '../pages/paginate.ts'
import { joinChunks, presentChunks, presentRun } from './present-run.ts'
import { type Run, type RunName, requireRun } from './run-store.ts'
import { countChunks, countRuns, readContent, selectChunks, selectRuns } from './run-view-store.ts'

const RUNS_PER_PAGE = 20

type Needed = Pick<Services, 'database' | 'clock'>

/** A page of the student's runs that wait to be finished or kept, newest first. */
export async function listGenerations(
  { database: { queries }, clock }: Needed,
  student: { id: number },
  module: Run['module'],
  { page }: { page: number },
): Promise<{ generations: RunSummary[]; pagination: Pagination }> {
  const total = await countRuns(queries, student.id, module)
  const { offset, pagination } = paginate(total, RUNS_PER_PAGE, page)
  const runs = await selectRuns(queries, student.id, module, { limit: RUNS_PER_PAGE, offset })
  const countsOf = await countChunks(queries, runs, clock.now())
  return { generations: runs.map((run) => presentRun(run, countsOf(run), clock.now())), pagination }
}

/** The run as lists show it. */
export async function summarise(services: Needed, run: Run): Promise<RunSummary> {
  const { database, clock } = services
  return presentRun(run, (await countChunks(database.queries, [run], clock.now()))(run), clock.now())
}

/**
 * A run with its material and what each chunk made.
 * @param show what the module's calls answer of what it stored for a chunk
 * @throws Problem `not_found`, also for one that was kept: then it is a set, or notes
 */
export async function getGeneration<Stored extends { made_by: MadeBy; model_name?: string | undefined }, Shown>(
  services: Needed,
  student: { id: number },
  name: RunName,
  show: (answer: Stored) => Shown,
  language: Language,
) {
  const { queries } = services.database
  const run = await requireRun(queries, student.id, name)
  if (run.keptAt) throw Problem.notFound()
  const chunks = await selectChunks(queries, run.id)
  return {
    ...(await summarise(services, run)),
    material: {
      content: (await readContent(queries, run.id)) ?? joinChunks(chunks),
      is_whole: run.isWhole,
      purpose: run.purpose,
      document_name: run.documentName,
      material_id: run.materialId,
    },
    chunks: presentChunks(run, chunks, show, speaker.in(language)),
  }
}
