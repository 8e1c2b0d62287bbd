import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { priceOfLecture } from '@lectern/domain/prices'
import type { Language } from '@lectern/texts/languages'
import type { Order } from '../../../core/credits/hold.ts'
import { attemptsUntil } from '../../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { lectureJob } from '../jobs.ts'
import { type LectureRow, lockLecture } from '../lecture-store.ts'
import { presentLecture } from '../present.ts'
import { restartLecture } from './work-store.ts'

type Needed = Pick<Services, 'clock' | 'credits' | 'database' | 'queue'>

/**
 * Has a lecture tried again that failed, from the PDF that is kept of it: its price is held anew, and the job goes on where
 * the last one stopped. Pressed twice, or on two devices, it begins once.
 * @throws Problem `not_found`, `conflict` where the PDF is not kept any more, `insufficient_credits`, `key_reused`
 */
export async function retryLecture(
  services: Needed,
  student: { id: number },
  lectureId: number,
  idempotencyKey: string | null,
  language: Language,
): Promise<Answer<typeof lectureEndpoints.retry>> {
  const lecture = await services.database.transaction(async (tx) => {
    await services.credits.lock(tx, student)
    const found = await lockLecture(tx, student.id, lectureId)
    return found.status === 'failed' ? begin(services, tx, found, idempotencyKey) : found
  })
  return presentLecture(lecture, speaker.in(language))
}

async function begin(
  { clock, credits, queue }: Needed,
  tx: Transaction,
  lecture: LectureRow,
  idempotencyKey: string | null,
): Promise<LectureRow> {
  const { id, studentId, fileSizeBytes, originalFilename } = lecture
  if (lecture.retryUntil === null) throw new Problem('conflict', LECTURE_TEXTS.notKept)
  const order: Order = {
    module: 'lecture',
    price: priceOfLecture(fileSizeBytes),
    key: idempotencyKey,
    fingerprint: { lectureId: id },
    about: { documentName: originalFilename, counted: { unit: 'bytes', amount: fileSizeBytes } },
  }
  const { hold } = await credits.hold(tx, { id: studentId }, order)
  const jobId = randomUUID()
  const attempt = attemptsUntil(lectureJob, lecture)
  await queue.enqueue(tx, lectureJob, { lectureId: id, studentId, attemptsBefore: attempt }, { id: jobId })
  return restartLecture(tx, id, { jobId, holdId: hold.id, creditCost: order.price, attempt, createdAt: clock.now() })
}
