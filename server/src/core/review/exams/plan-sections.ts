import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { outlookBySection } from '@lectern/memory/exam-sections'
import { groupBySection } from '@lectern/memory/group-sections'
import { SharedPlaces } from '../../../platform/concurrency/shared-places.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { readPace } from '../memory/day-store.ts'
import { listCardItems } from '../memory/item-store.ts'
import { readLearner } from '../memory/learner.ts'
import { sourcesOf } from '../queue/show-items.ts'
import { cardsOf, requireExam } from './exam-store.ts'
import { reckonPlan } from './plan-exam.ts'

type Endpoint = typeof planningEndpoints.examSections

/** The engine looks through a whole material for each: one at a time of a student. */
const PLACES = new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 2 })

/**
 * What is known on the day of an exam section by section, by the place of each card in its material, by the other material
 * that it was made from, else by its tag.
 * @throws Problem `rate_limited`; `not_found`; `conflict` once it is over; `generation_failed` where the engine gave no answer
 */
export async function showExamSections(
  { database, clock, modules, engine, limits }: Pick<Services, 'database' | 'clock' | 'modules' | 'engine' | 'limits'>,
  student: { id: number },
  examId: number,
  { minutes = null }: { minutes?: Query<Endpoint>['minutes'] | null },
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { queries } = database
  const exam = await requireExam(queries, student.id, examId)
  await limits.hit('examSectionsOfStudent', String(student.id))
  const learner = await readLearner(queries, student.id, clock.now())
  if (exam.day < learner.today) throw new Problem('conflict', { id: 'review.examOver' })
  const cards = cardsOf(exam)
  const items = await listCardItems(queries, student.id, cards)
  const source = sourcesOf(modules).find(({ kind }) => kind === exam.kind)
  const places = await source?.readPlaces?.(queries, student.id, cards)
  if (!places || items.length === 0) return { sections: [] }
  const belongings = items.map(
    ({ sourceId }) => places.things.get(sourceId) ?? { passage: null, material: null, tags: [] },
  )
  const passages = belongings.map(({ passage }) => passage ?? '')
  const text = places.text.trim() === '' ? null : places.text
  const placed =
    text === null
      ? null
      : await PLACES.use(student, () => engine.placeInSections(text, passages, { student, signal }), signal)
  const { labels, sectionOf } = groupBySection(
    belongings.map(({ material, tags }, at) => ({ material, tags, place: placed?.places[at] ?? null })),
    placed?.sections ?? [],
  )
  if (labels.length < 2) return { sections: [] }
  const { plan, wishes } = await reckonPlan(queries, learner, exam, await readPace(queries, learner), minutes)
  const inSections = items.map((item, at) => ({ ...item, memory: item, section: sectionOf[at] ?? 0 }))
  const outlooks = outlookBySection(inSections, labels.length, { ...wishes, ...plan })
  return {
    sections: outlooks.map(({ cardCount, newCount, leftOutCount, recall, recallIfLeft }, at) => ({
      ...(labels[at] ?? { kind: 'other' as const, title: '', number: null }),
      card_count: cardCount,
      new_count: newCount,
      left_out_count: leftOutCount,
      recall,
      recall_if_left: recallIfLeft,
    })),
  }
}
