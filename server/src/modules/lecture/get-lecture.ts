import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { requireLecture } from './lecture-store.ts'
import { presentLecture } from './present.ts'

/** A lecture and how far it is; of one that failed, what came back. @throws Problem `not_found` */
export async function getLecture(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  lectureId: number,
  language: Language,
): Promise<Answer<typeof lectureEndpoints.get>> {
  const lecture = await requireLecture(database.queries, student.id, lectureId)
  return {
    ...presentLecture(lecture, speaker.in(language)),
    ...(lecture.refundedCredits > 0 && { credits_refunded: lecture.refundedCredits }),
  }
}
