import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { createPlaceFinder } from '@lectern/domain/materials/place'
import { FARTHEST_EXAM_DAYS, MOST_RECALLED } from '@lectern/domain/review'
import { recallOn } from '@lectern/memory/recall'
import { createScheduler } from '@lectern/memory/scheduler'
import { dateOfDay, dayOfDate } from '@lectern/memory/study-day'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { requireMaterial } from '../../documents/material-store.ts'
import { findAll } from '../../documents/materials/find-places.ts'
import { pageStartsOf } from '../../documents/materials/present-item.ts'
import { findComing } from '../exams/exam-store.ts'
import { listIdsOfMaterial } from '../memory/item-store.ts'
import { readLearner } from '../memory/learner.ts'
import { readItems } from '../queue/show-items.ts'

type Endpoint = typeof planningEndpoints.recall

/**
 * What a student remembers of a material on a day, today unless another is named: each card and missed question made of it, how it
 * is remembered then, and where it stands. What is set aside is none of them.
 * @throws Problem `not_found`; `rate_limited`; `invalid` for a day that has passed or is years away
 */
export async function showRecall(
  { database, clock, modules, limits }: Pick<Services, 'database' | 'clock' | 'modules' | 'limits'>,
  student: { id: number },
  materialId: number,
  { date }: Query<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { queries } = database
  const material = await requireMaterial(queries, student.id, materialId)
  await limits.hit('recallsOfStudent', String(student.id))
  const learner = await readLearner(queries, student.id, clock.now())
  const day = date === undefined ? learner.today : dayOfDate(date)
  if (day < learner.today || day > learner.today + FARTHEST_EXAM_DAYS)
    throw new Problem('invalid', { id: 'review.examDay', values: { days: FARTHEST_EXAM_DAYS } })
  const exam = await findComing(queries, student.id, { kind: 'material', materialId }, learner.today)
  const ids = await listIdsOfMaterial(queries, student.id, materialId, MOST_RECALLED + 1)
  const found = await readItems(modules, queries, learner, ids.slice(0, MOST_RECALLED))
  const pageStarts = pageStartsOf(material)
  const sources = [...new Set(found.flatMap(({ text }) => text.source ?? []))]
  const find = createPlaceFinder(material.text, pageStarts)
  const inOrder = await findAll(
    sources.map((words) => ({ words })),
    find,
    signal,
  )
  const lastPage = (end: number) => Math.max(1, pageStarts.findLastIndex((start) => start < end) + 1)
  const places = new Map(
    sources.map((words, index) => {
      const place = inOrder[index]
      return [words, place ? { ...place, last_page: lastPage(place.end) } : null]
    }),
  )
  const scheduler = createScheduler({ weights: learner.settings.weights })
  return {
    date: dateOfDay(day),
    exam_date: exam && dateOfDay(exam.day),
    page_count: pageStarts.length,
    is_cut_off: ids.length > MOST_RECALLED,
    items: found.map(({ item, text, settings }) => ({
      id: item.id,
      kind: item.kind,
      set: text.group,
      question: text.question,
      place: (text.source !== null && places.get(text.source)) || null,
      ...recallOn(day, { ...item, memory: item }, scheduler, settings?.retention ?? learner.settings.retention),
    })),
  }
}
