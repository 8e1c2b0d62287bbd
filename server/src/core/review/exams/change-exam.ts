import type { Body } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import type { ReviewExam } from '@lectern/contract/review/shapes'
import type { Done } from '@lectern/contract/shapes'
import { FARTHEST_EXAM_DAYS, MOST_EXAMS_COMING } from '@lectern/domain/review'
import { dayOfDate } from '@lectern/memory/study-day'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { holdMaterial } from '../../documents/material-store.ts'
import type { Cards } from '../memory/cards.ts'
import { type Learner, lockLearner } from '../memory/learner.ts'
import { requireSetOf } from '../queue/get-queue.ts'
import {
  countComing,
  deleteExam,
  type ExamRow,
  findComing,
  insertExam,
  listUnforetold,
  requireExam,
  updateExam,
} from './exam-store.ts'
import { foretell, presentExams } from './plan-exam.ts'

type ExamServices = Pick<Services, 'database' | 'clock' | 'modules'>

/**
 * The date towards which a set is learned; another one takes its place.
 * @throws Problem `not_found`; `invalid` for a day that has passed or is years away; `conflict` where there are too many
 */
export async function setExam(
  services: ExamServices,
  student: { id: number },
  setId: number,
  { date }: Body<typeof planningEndpoints.setExam>,
): Promise<ReviewExam> {
  await requireSetOf(services, student, setId)
  return change(services, student, (tx, learner) => keepExam(tx, learner, { kind: 'card', groupId: setId }, date))
}

/** Sets a material's exam: all cards that are made of it are learned towards the date. @throws Problem as above */
export async function setMaterialExam(
  services: ExamServices,
  student: { id: number },
  materialId: number,
  { date }: Body<typeof planningEndpoints.setMaterialExam>,
): Promise<ReviewExam> {
  return change(
    services,
    student,
    (tx, learner) => keepExam(tx, learner, { kind: 'material', materialId }, date),
    (tx) => holdMaterial(tx, student.id, materialId),
  )
}

async function keepExam(tx: Transaction, learner: Learner, cards: Cards, date: string): Promise<ExamRow> {
  const day = dayOfDate(date)
  if (day < learner.today || day > learner.today + FARTHEST_EXAM_DAYS)
    throw new Problem('invalid', { id: 'review.examDay', values: { days: FARTHEST_EXAM_DAYS } })
  const coming = await findComing(tx, learner.id, cards, learner.today)
  if (coming) return updateExam(tx, learner.id, coming.id, { day, forecast: null, forecastCount: null })
  if ((await countComing(tx, learner.id, learner.today)) >= MOST_EXAMS_COMING)
    throw new Problem('conflict', { id: 'review.tooManyExams', values: { count: MOST_EXAMS_COMING } })
  return insertExam(tx, cards, { studentId: learner.id, day, createdAt: learner.now })
}

/** What the exam was marked with, in percent; null takes it away. @throws Problem `not_found`; `conflict` before its day */
export async function setMark(
  services: ExamServices,
  student: { id: number },
  examId: number,
  { mark }: Body<typeof planningEndpoints.setMark>,
): Promise<ReviewExam> {
  return change(services, student, async (tx, learner) => {
    const exam = await requireExam(tx, student.id, examId)
    if (exam.day > learner.today) throw new Problem('conflict', { id: 'review.examAhead' })
    const foretold = exam.forecast === null ? await foretell(tx, learner, exam) : {}
    return updateExam(tx, student.id, examId, { mark, ...foretold })
  })
}

/** @throws Problem `not_found` */
export async function removeExam(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  examId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await lockLearner(tx, student.id, clock.now())
    await deleteExam(tx, student.id, examId)
  })
  return { success: true }
}

async function change(
  services: ExamServices,
  student: { id: number },
  make: (tx: Transaction, learner: Learner) => Promise<ExamRow>,
  hold?: (tx: Transaction) => Promise<void>,
): Promise<ReviewExam> {
  return services.database.transaction(async (tx) => {
    // In the order in which others take them: a material before its student's memory.
    await hold?.(tx)
    const learner = await lockLearner(tx, student.id, services.clock.now())
    const [exam] = await presentExams(services, tx, learner, [await make(tx, learner)])
    if (!exam) throw Problem.notFound()
    return exam
  })
}

const MOST_AT_ONCE = 500

/** Keeps what is foretold of each exam whose day has begun, before its answers are known. */
export async function keepForecasts({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const tomorrow = Math.floor(clock.now().getTime() / 86_400_000) + 1
  for (const { id, studentId } of await listUnforetold(database.queries, tomorrow, MOST_AT_ONCE))
    await database
      .transaction(async (tx) => {
        const learner = await lockLearner(tx, studentId, clock.now())
        const exam = await requireExam(tx, studentId, id)
        if (exam.forecast !== null || exam.day > learner.today) return
        await updateExam(tx, studentId, id, await foretell(tx, learner, exam))
      })
      .catch((error: unknown) => {
        // Its set or material was deleted in the meantime: it keeps no other student's from being foretold.
        if (!(error instanceof Problem && error.code === 'not_found')) throw error
      })
}
