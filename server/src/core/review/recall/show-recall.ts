import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { FARTHEST_EXAM_DAYS } from '@lectern/domain/review'
import { recallOn } from '@lectern/memory/recall'
import { createScheduler } from '@lectern/memory/scheduler'
import { dateOfDay, dayOfDate } from '@lectern/memory/study-day'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { findComing } from '../exams/exam-store.ts'
import { type AskedMaterial, readAsked } from './read-asked.ts'
import { creditsFor, textOfPassages, unaskedPassages } from './unasked-passages.ts'

type Endpoint = typeof planningEndpoints.recall

/**
 * What a student remembers of a material on a day, today unless another is named: each card and missed question made of it, how it
 * is remembered then, and where it stands; and which pages hold passages that none of them quotes. What is set aside is none of
 * them, but its passage counts as asked.
 * @throws Problem `not_found`; `rate_limited`; `invalid` for a day that has passed or is years away
 */
export async function showRecall(
  services: Pick<Services, 'database' | 'clock' | 'modules' | 'limits'>,
  student: { id: number },
  materialId: number,
  { date }: Query<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const all = await readAsked(services, student, materialId, signal)
  const { learner, pageStarts, asked, isCutOff } = all
  const day = date === undefined ? learner.today : dayOfDate(date)
  if (day < learner.today || day > learner.today + FARTHEST_EXAM_DAYS)
    throw new Problem('invalid', { id: 'review.examDay', values: { days: FARTHEST_EXAM_DAYS } })
  const exam = await findComing(services.database.queries, student.id, { kind: 'material', materialId }, learner.today)
  const lastPage = (end: number) => Math.max(1, pageStarts.findLastIndex((start) => start < end) + 1)
  const scheduler = createScheduler({ weights: learner.settings.weights })
  return {
    date: dateOfDay(day),
    exam_date: exam && dateOfDay(exam.day),
    page_count: pageStarts.length,
    is_cut_off: isCutOff,
    items: asked
      .filter(({ item }) => !item.isSuspended)
      .map(({ item, text, settings, place }) => ({
        id: item.id,
        kind: item.kind,
        set: text.group,
        question: text.question,
        place: place && { ...place, last_page: lastPage(place.end) },
        ...recallOn(day, { ...item, memory: item }, scheduler, settings?.retention ?? learner.settings.retention),
      })),
    unasked: isCutOff ? null : await tellUnasked(all, signal),
  }
}

async function tellUnasked(asked: AskedMaterial, signal: AbortSignal): Promise<Answer<Endpoint>['unasked']> {
  const { text } = asked.material
  const pages = await unaskedPassages(asked, signal)
  return {
    credits: creditsFor(
      textOfPassages(
        text,
        pages.flatMap(({ passages }) => passages),
      ),
    ),
    pages: pages.map(({ page, passages }) => ({
      page,
      passage_count: passages.length,
      credits: creditsFor(textOfPassages(text, passages)),
    })),
  }
}
