import type { Answer, Body } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import type { Services } from '../../../services.ts'
import { writeBookmark } from './bookmark-store.ts'

type Endpoint = typeof lectureEndpoints.keepBookmark

/** Keeps where the student is in a lecture. @throws Problem `not_found` */
export async function keepBookmark(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  lectureId: number,
  { section, index, share }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const bookmark = { lectureId, sectionPosition: section, index, share, savedAt: clock.now() }
  await writeBookmark(queries, student.id, bookmark)
  return { success: true }
}
