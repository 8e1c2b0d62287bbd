import type { Answer, Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { requireOwnMaterial } from '../../../core/documents/material-store.ts'
import { SharedPlaces } from '../../../platform/concurrency/shared-places.ts'
import type { Services } from '../../../services.ts'
import { askEngine } from './collect-questions.ts'
import { withStarts } from './find-starts.ts'
import { groundInMaterial, materialOf, readBrief, readOrder } from './read-brief.ts'

type Endpoint = typeof examEndpoints.quote

/** The engine looks through a whole material for each: one at a time of a student. */
const PLACES = new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 2 })

/**
 * Says how many good questions an exam would have, and what these cost; nothing is held. A model is taken at its word:
 * it makes as many as were asked for, or is not paid.
 * @throws Problem `content_rejected`, `not_found` for a material that is not the student's, `rate_limited`, `generation_failed`
 */
export async function quoteExam(
  services: Pick<Services, 'database' | 'model' | 'limits'>,
  student: { id: number },
  body: Body<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const materialId = materialOf(body)
  if (materialId !== null) await requireOwnMaterial(queries, student.id, materialId)
  // Before a whole material is read: what is refused for its text is counted too.
  await services.limits.hit('examQuotesOfStudent', String(student.id))
  const ordered = readBrief(await readOrder(queries, student, body))
  const brief = await withStarts(services, student, body, await groundInMaterial(services, student, ordered))
  const available =
    services.model.description.madeBy === 'model'
      ? brief.questionCount
      : await PLACES.use(
          student,
          async () => (await askEngine(services.model, brief, { student, signal })).length,
          signal,
        )
  return { credits: priceOfExam(available), question_count: brief.questionCount, available_count: available }
}
