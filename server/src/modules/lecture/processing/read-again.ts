import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import type { Language } from '@lectern/texts/languages'
import type { Order } from '../../../core/credits/hold.ts'
import { attemptsUntil } from '../../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { pagesAgainJob } from '../jobs.ts'
import { type LectureRow, lockLecture, requireLecture } from '../lecture-store.ts'
import { presentLecture } from '../present.ts'
import { beginAgain } from './again-store.ts'
import { nextAgain } from './reading-of.ts'

type Needed = Pick<Services, 'credits' | 'database' | 'limits' | 'queue'>

/**
 * Has pages of a lecture read again that could not be read, thirty at most, and explained. They cost what they would have
 * cost at first, which may be nothing. The work goes on in a job; pressed twice, or on two devices, it begins once.
 * @throws Problem `not_found`, `conflict` while the lecture is not completed, `content_rejected` where no page is unread,
 *   `rate_limited`, `insufficient_credits`, `key_reused`
 */
export async function readAgain(
  services: Needed,
  student: { id: number },
  lectureId: number,
  idempotencyKey: string | null,
  language: Language,
): Promise<Answer<typeof lectureEndpoints.readAgain>> {
  const { credits, database, limits } = services
  const seen = await requireLecture(database.queries, student.id, lectureId)
  if (seen.again) return presentLecture(seen, speaker.in(language))
  await limits.hit('imagesOfStudent', String(student.id))
  const lecture = await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const found = await lockLecture(tx, student.id, lectureId)
    return found.again ? found : begin(services, tx, found, idempotencyKey)
  })
  return presentLecture(lecture, speaker.in(language))
}

async function begin(
  { credits, queue }: Needed,
  tx: Transaction,
  lecture: LectureRow,
  idempotencyKey: string | null,
): Promise<LectureRow> {
  const { id, studentId, originalFilename: documentName } = lecture
  if (lecture.status !== 'completed') throw new Problem('conflict', LECTURE_TEXTS.notCompleted)
  const next = nextAgain(lecture)
  if (!next) throw new Problem('content_rejected', LECTURE_TEXTS.nothingToReadAgain)
  const { pages, credits: price } = next
  const order: Order = {
    module: 'lecture',
    price,
    key: idempotencyKey,
    fingerprint: { lectureId: id, pages },
    about: { documentName, counted: { unit: 'pages', amount: pages.length } },
  }
  const hold = price > 0 ? (await credits.hold(tx, { id: studentId }, order)).hold : null
  const jobId = randomUUID()
  const attempt = attemptsUntil(pagesAgainJob, lecture)
  await queue.enqueue(tx, pagesAgainJob, { lectureId: id, studentId, attemptsBefore: attempt }, { id: jobId })
  const again = { pages, unread: null, holdId: hold?.id ?? null, heldCredits: price }
  return beginAgain(tx, id, { again, jobId, attempt })
}
