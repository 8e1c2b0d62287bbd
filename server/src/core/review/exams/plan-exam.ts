import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import type { ReviewExam } from '@lectern/contract/review/shapes'
import { leaveOut, planExam } from '@lectern/memory/exam-plan'
import { rememberedIfLeft } from '@lectern/memory/foresee'
import { dateOfDay } from '@lectern/memory/study-day'
import type { Queries } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { readTitles } from '../../documents/material-store.ts'
import { readPace } from '../memory/day-store.ts'
import { type Learner, readLearner, readSettingsOfSet } from '../memory/learner.ts'
import { readDeck } from '../planning/deck-store.ts'
import { showItems } from '../queue/show-items.ts'
import { cardsOf, type ExamRow, listExams, listFirstCards, listNew, requireExam } from './exam-store.ts'

type PlanServices = Pick<Services, 'database' | 'clock' | 'modules'>

const MOST_SHOWN = 50
const MOST_LEFT_OUT_SHOWN = 100
const MOST_NEW = 20_000

/** A student's exams, those to come with what learning for them takes. */
export async function showExams(
  services: PlanServices,
  student: { id: number },
): Promise<Answer<typeof planningEndpoints.listExams>> {
  const { queries } = services.database
  const learner = await readLearner(queries, student.id, services.clock.now())
  const rows = await listExams(queries, student.id, learner.today, MOST_SHOWN)
  return { exams: await presentExams(services, queries, learner, rows) }
}

export async function presentExams(
  services: Pick<Services, 'modules'>,
  queries: Queries,
  learner: Learner,
  rows: readonly ExamRow[],
): Promise<ReviewExam[]> {
  const setIds = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))]
  const cards = await showItems(services, queries, learner, await listFirstCards(queries, learner.id, setIds))
  const titles = new Map(cards.map(({ set }) => [set.id, set.title]))
  const materialIds = [...new Set(rows.flatMap(({ materialId }) => materialId ?? []))]
  const materialTitles = await readTitles(queries, learner.id, materialIds)
  const paceMs = await readPace(queries, learner)
  const exams: ReviewExam[] = []
  for (const row of rows) {
    const { groupId, materialId } = row
    exams.push({
      id: row.id,
      flashcard_set: groupId === null ? null : { id: groupId, title: titles.get(groupId) ?? '' },
      material: materialId === null ? null : { id: materialId, title: materialTitles.get(materialId) ?? '' },
      date: dateOfDay(row.day),
      days_left: Math.max(0, row.day - learner.today),
      is_over: row.day < learner.today,
      plan: row.day >= learner.today ? await planOf(queries, learner, row, paceMs, null) : null,
      forecast: row.forecast,
      mark: row.mark,
    })
  }
  return exams
}

/** What fits into so many minutes a day, and what is left out for it. @throws Problem `not_found`, `conflict` once it is over */
export async function showExamPlan(
  services: PlanServices,
  student: { id: number },
  examId: number,
  { minutes }: Query<typeof planningEndpoints.examPlan>,
): Promise<Answer<typeof planningEndpoints.examPlan>> {
  const { queries } = services.database
  const exam = await requireExam(queries, student.id, examId)
  const learner = await readLearner(queries, student.id, services.clock.now())
  if (exam.day < learner.today) throw new Problem('conflict', { id: 'review.examOver' })
  const plan = await planOf(queries, learner, exam, await readPace(queries, learner), minutes)
  const left = leaveOut(await listNew(queries, student.id, cardsOf(exam), MOST_NEW), plan.new_count)
  const shown = left.slice(0, MOST_LEFT_OUT_SHOWN).map(({ id }) => id)
  return { plan, left_out_count: left.length, left_out: await showItems(services, queries, learner, shown) }
}

async function planOf(
  queries: Queries,
  learner: Learner,
  exam: ExamRow,
  paceMs: number,
  minutes: number | null,
): Promise<NonNullable<ReviewExam['plan']>> {
  const { plan, deck } = await reckonPlan(queries, learner, exam, paceMs, minutes)
  const cardCount = deck.learnedCount + deck.newCount
  return {
    minutes_per_day: Math.round(plan.minutesPerDay * 10) / 10,
    new_per_day: plan.newPerDay,
    new_count: plan.newCount,
    card_count: cardCount,
    recall: ofAll(plan.remembered, plan.cardCount, cardCount),
    recall_if_left: ofAll(rememberedIfLeft(deck, exam.day, learner.settings.weights), deck.learnedCount, cardCount),
  }
}

/** What learning for an exam takes, or as much of it as `minutes` a day allow, and what it was reckoned from. */
export async function reckonPlan(
  queries: Queries,
  learner: Learner,
  exam: ExamRow,
  paceMs: number,
  minutes: number | null,
) {
  const { today, settings } = learner
  const cards = cardsOf(exam)
  // The sets of a material may each wish for something else.
  const set = cards.kind === 'card' ? await readSettingsOfSet(queries, learner.id, cards) : null
  const deck = await readDeck(queries, learner, cards)
  const retention = set?.retention ?? settings.retention
  const wishes = { today, examDay: exam.day, retention, weights: settings.weights }
  return { plan: planExam(deck, { ...wishes, paceMs }, minutes), deck, wishes }
}

/** Cards that were never seen count as not known. */
const ofAll = (remembered: number, seenCount: number, cardCount: number): number =>
  cardCount === 0 ? 0 : (remembered * Math.min(seenCount, cardCount)) / cardCount

/** What part of its cards is remembered on the day of an exam, as they stand. */
export async function foretell(
  queries: Queries,
  learner: Learner,
  exam: ExamRow,
): Promise<{ forecast: number; forecastCount: number }> {
  const deck = await readDeck(queries, learner, cardsOf(exam))
  const cardCount = deck.learnedCount + deck.newCount
  const remembered = rememberedIfLeft(deck, exam.day, learner.settings.weights)
  return { forecast: ofAll(remembered, deck.learnedCount, cardCount), forecastCount: cardCount }
}
