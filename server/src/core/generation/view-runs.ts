import type { RunSummary } from '@lectern/contract/generation'
import type { MadeBy, Pagination } from '@lectern/contract/shapes'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { readPage, type Slice } from '../pages/read-page.ts'
import { presentDetail, presentRun } from './present-run.ts'
import type { Run, RunName } from './run-store.ts'
import { readContents, requireSummary, selectChunks, selectSummaries } from './run-view-store.ts'

const RUNS_PER_PAGE = 20

type Needed = Pick<Services, 'database' | 'clock'>

/** A page of the student's runs that wait to be finished or kept, newest first. */
export async function listGenerations(
  { database: { queries }, clock }: Needed,
  student: { id: number },
  module: Run['module'],
  { page }: { page: number },
): Promise<{ generations: RunSummary[]; pagination: Pagination }> {
  const read = (slice: Slice) => selectSummaries(queries, student.id, module, clock.now(), slice)
  const { rows, pagination } = await readPage(read, RUNS_PER_PAGE, page)
  return { generations: rows.map(presentRun), pagination }
}

/** A run as lists tell of it, kept or not. @throws Problem `not_found` where the student has no such run */
export async function summarise(
  { database, clock }: Needed,
  student: { id: number },
  name: RunName,
): Promise<RunSummary> {
  return presentRun(await requireSummary(database.queries, student.id, name, clock.now()))
}

/** A run as lists tell of it. @throws Problem `not_found`, also for one that was kept: then it is a set, or notes */
export async function summariseGeneration(
  services: Needed,
  student: { id: number },
  name: RunName,
): Promise<RunSummary> {
  return presentRun(await requireUnkept(services, student, name))
}

/**
 * A run with its material and what each chunk made.
 * @param show what the module's calls answer of what it stored for a chunk
 * @throws Problem as `summariseGeneration` does
 */
export async function getGeneration<Stored extends { made_by: MadeBy; model_name?: string | undefined }, Shown>(
  services: Needed,
  student: { id: number },
  name: RunName,
  show: (answer: Stored) => Shown,
  language: Language,
) {
  // Before what was made is read: where it says too little, whoever looks at it alone sees later that there is more.
  const run = await requireUnkept(services, student, name)
  const { queries } = services.database
  const [content = null] = (await readContents(queries, [run.id])).values()
  return presentDetail(run, content, await selectChunks(queries, [run.id]), show, speaker.in(language))
}

async function requireUnkept({ database, clock }: Needed, student: { id: number }, name: RunName) {
  const run = await requireSummary(database.queries, student.id, name, clock.now())
  if (run.keptAt) throw Problem.notFound()
  return run
}
