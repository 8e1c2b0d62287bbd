import { LECTURE_TEXTS, planSections } from '@lectern/domain/lecture'
import { countedAttempt } from '../../../core/paid-jobs/counted-attempt.ts'
import type { Failure } from '../../../core/paid-jobs/fail-paid-job.ts'
import { STALL_LIMIT_SECONDS, StallWatch } from '../../../core/paid-jobs/stall-watch.ts'
import { pauseSecondsAfter, type RunningJob } from '../../../platform/queue/job-queue.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import type { Told } from '../../../speaker.ts'
import type { LectureJob } from '../jobs.ts'
import type { LectureRow } from '../lecture-store.ts'
import { explainSection } from '../tasks.ts'
import { completeLecture } from './complete-lecture.ts'
import { endLectureAsFailed } from './fail-lecture.ts'
import { keepLectureMaterial } from './keep-lecture-material.ts'
import { readLecture } from './read-lecture.ts'
import { renderSection } from './render-section.ts'
import {
  type Claim,
  claimLecture,
  listPending,
  readPending,
  saveExplanation,
  saveFailing,
  saveSections,
} from './work-store.ts'

export type LectureServices = Pick<
  Services,
  'clock' | 'config' | 'credits' | 'database' | 'files' | 'model' | 'modules' | 'queue' | 'recognition'
>

/** Sections of one lecture in hand at once, so that other students and modules have their turn at the model. */
const SECTIONS_AT_ONCE = 2
/** What no other try can change. */
const HOPELESS = ['unreadable', 'unsupported_type', 'content_rejected']

/** What one attempt works with. */
interface Attempt {
  lecture: LectureRow
  claim: Claim
  signal: AbortSignal
  watch: StallWatch
}

/** What a job explains of a lecture, and how its result is paid. */
export interface Course {
  /** Reads pages, unless an earlier attempt has, and keeps what there is to explain. @throws Problem `unreadable` */
  find(services: LectureServices, lecture: LectureRow, claim: Claim, signal: AbortSignal): Promise<void>
  /** Charges what was explained and ends the job. @throws LeaseLostError */
  complete(services: LectureServices, lecture: LectureRow, claim: Claim, job: RunningJob<LectureJob>): Promise<void>
  /** Gives back what was held and ends the job. @throws LeaseLostError */
  fail(services: LectureServices, lecture: LectureRow, failure: Failure<Claim>): Promise<void>
}

const WHOLE: Course = { find: findSections, complete: completeLecture, fail: endLectureAsFailed }

/** Explains a lecture as a whole, as `followCourse` says. */
export const explainLecture = (
  services: LectureServices,
  job: RunningJob<LectureJob>,
  stallSeconds?: number,
): Promise<void> => followCourse(services, job, WHOLE, stallSeconds)

/**
 * Explains a lecture section by section, going on where an earlier attempt stopped, and settles its price with the
 * result. What is wrong with the PDF itself ends it at once, and so does an AI service that keeps failing for three minutes;
 * everything else is tried again.
 * @throws Error when another attempt may help; LeaseLostError when the lecture is another attempt's by now
 */
export async function followCourse(
  services: LectureServices,
  job: RunningJob<LectureJob>,
  { find, complete, fail }: Course,
  stallSeconds = STALL_LIMIT_SECONDS,
): Promise<void> {
  const { database } = services
  const claim: Claim = { lectureId: job.payload.lectureId, attempt: countedAttempt(job) }
  const lecture = await database.transaction((tx) => claimLecture(tx, claim))
  if (!lecture) return
  const watch = new StallWatch(services.clock, stallSeconds, lecture.failingSince)
  try {
    await find(services, lecture, claim, job.signal)
    const signal = AbortSignal.any([job.signal, watch.signal])
    await explainSections(services, { lecture, claim, signal, watch })
    await complete(services, lecture, claim, job)
  } catch (error) {
    if (job.signal.aborted) throw error
    const ended = await reasonToEnd(services, error, { claim, watch }, job.attempt)
    if (ended === null) throw error
    await fail(services, lecture, { claim, job, ...ended })
  }
}

/** Why there is to be no other attempt, in words for the student; null where there is one. */
async function reasonToEnd(
  { database }: LectureServices,
  error: unknown,
  { claim, watch }: Pick<Attempt, 'claim' | 'watch'>,
  attempt: number,
): Promise<{ reason: Told; isFinal: boolean } | null> {
  if (error instanceof Problem && HOPELESS.includes(error.code)) return { reason: error.text, isFinal: true }
  const isServices = watch.signal.aborted || (error instanceof Problem && error.code === 'generation_failed')
  if (!isServices) return null
  watch.failed()
  if (watch.isLost(2 * pauseSecondsAfter(attempt))) return { reason: wordsOf(error), isFinal: false }
  await database.transaction((tx) => saveFailing(tx, claim, watch.failingSince))
  return null
}

/** What an AI service that keeps failing is known to fail by, else that it does. */
const wordsOf = (error: unknown): Told =>
  error instanceof Problem && error.details.reason !== undefined ? error.text : LECTURE_TEXTS.serviceFailing

/** Reads the PDF, and keeps what there is to explain. @throws Problem `unreadable` where there is nothing */
async function findSections(services: LectureServices, lecture: LectureRow, claim: Claim, signal: AbortSignal) {
  if (lecture.sectionCount > 0) return
  const { totalPages, unreadPages, pages, ...read } = await readLecture(services, lecture, signal)
  const sections = planSections(pages)
  if (sections.length === 0) throw new Problem('unreadable', LECTURE_TEXTS.noText)
  await services.database.transaction(async (tx) => {
    const kept = await keepLectureMaterial(tx, services, lecture, read)
    await saveSections(tx, claim, { totalPages, unreadPages, sections, ...kept })
  })
}

/** Explains those sections that have no explanation yet. The first failure ends all of them. */
async function explainSections(services: LectureServices, attempt: Attempt) {
  const waiting = await listPending(services.database.queries, attempt.lecture.id)
  const failing = new AbortController()
  const signal = AbortSignal.any([attempt.signal, failing.signal])
  const explainInTurn = async () => {
    try {
      for (let position = waiting.shift(); position !== undefined; position = waiting.shift())
        await explainOne(services, { ...attempt, signal }, position)
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
  { lecture, claim, signal, watch }: Attempt,
  position: number,
): Promise<void> {
  const pages = await readPending(database.queries, lecture.id, position)
  if (!pages) return
  const asker = { student: { id: lecture.studentId }, signal }
  const { output, ...maker } = await model.run(explainSection, { lectureTitle: lecture.title, pages }, asker, watch)
  const explained = renderSection(output, pages)
  await database.transaction((tx) => saveExplanation(tx, claim, position, { ...explained, maker }))
  watch.moved()
}
