import { LECTURE_TEXTS, planSections } from '@lectern/domain/lecture'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { completeLecture } from './complete-lecture.ts'
import { endLectureAsFailed } from './fail-lecture.ts'
import type { LectureJob } from './jobs.ts'
import type { LectureRow } from './lecture-store.ts'
import { readLecture } from './read-lecture.ts'
import { renderSection } from './render-section.ts'
import { explainSection } from './tasks.ts'
import { type Claim, claimLecture, listPending, readPending, saveExplanation, saveSections } from './work-store.ts'

export type LectureServices = Pick<Services, 'credits' | 'database' | 'files' | 'model' | 'queue' | 'recognition'>

/** Of one lecture, so that several students, and other modules, have their turn at the model. */
const SECTIONS_AT_ONCE = 2
/** What no other try can change. */
const HOPELESS = ['unreadable', 'unsupported_type', 'content_rejected']

/**
 * Explains a lecture section by section, going on where an earlier attempt stopped, and settles its price with the
 * result. What is wrong with the PDF itself ends it at once, everything else is tried again.
 * @throws Error when another attempt may help; LeaseLostError when the lecture is another attempt's by now
 */
export async function explainLecture(services: LectureServices, job: RunningJob<LectureJob>): Promise<void> {
  const { database } = services
  const claim: Claim = { lectureId: job.payload.lectureId, attempt: job.attempt }
  const lecture = await database.transaction((tx) => claimLecture(tx, claim))
  if (!lecture) return
  try {
    if (lecture.sectionCount === 0) await findSections(services, lecture, claim, job.signal)
    await explainSections(services, lecture, claim, job.signal)
    await completeLecture(services, lecture, claim, job)
  } catch (error) {
    const isHopeless = error instanceof Problem && HOPELESS.includes(error.code) && !job.signal.aborted
    if (!isHopeless) throw error
    await endLectureAsFailed(services, lecture, { claim, job, reason: error.message })
  }
}

/** Reads the PDF, and keeps what there is to explain. @throws Problem `unreadable` where there is nothing */
async function findSections(services: LectureServices, lecture: LectureRow, claim: Claim, signal: AbortSignal) {
  const { totalPages, pages } = await readLecture(services, lecture, signal)
  const sections = planSections(pages)
  if (sections.length === 0) throw new Problem('unreadable', LECTURE_TEXTS.noText)
  await services.database.transaction((tx) => saveSections(tx, claim, { totalPages, sections }))
}

/** Explains those sections that have no explanation yet. The first failure ends all of them. */
async function explainSections(services: LectureServices, lecture: LectureRow, claim: Claim, signal: AbortSignal) {
  const waiting = await listPending(services.database.queries, lecture.id)
  const failing = new AbortController()
  const either = AbortSignal.any([signal, failing.signal])
  const explainInTurn = async () => {
    try {
      for (let position = waiting.shift(); position !== undefined; position = waiting.shift())
        await explainOne(services, lecture, claim, position, either)
    } catch (error) {
      failing.abort(error)
      waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: SECTIONS_AT_ONCE }, explainInTurn))
  failing.signal.throwIfAborted()
}

async function explainOne(
  { database, model }: LectureServices,
  lecture: LectureRow,
  claim: Claim,
  position: number,
  signal: AbortSignal,
): Promise<void> {
  const pages = await readPending(database.queries, lecture.id, position)
  if (!pages) return
  const { output, madeBy } = await model.run(explainSection, { lectureTitle: lecture.title, pages }, signal)
  const explained = renderSection(output, pages)
  await database.transaction((tx) => saveExplanation(tx, claim, position, { ...explained, madeBy }))
}
