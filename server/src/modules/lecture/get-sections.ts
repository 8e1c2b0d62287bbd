import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import type { Language } from '@lectern/texts/languages'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { listBookmarks } from './bookmarks/bookmark-store.ts'
import { requireLecture, selectSections } from './lecture-store.ts'
import { presentExplanation } from './present.ts'

/** The explanation, section by section. @throws Problem `not_found`; `conflict` as long as there is none */
export async function getSections(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  lectureId: number,
  language: Language,
): Promise<Answer<typeof lectureEndpoints.sections>> {
  const lecture = await requireLecture(queries, student.id, lectureId)
  if (lecture.status === 'failed') throw new Problem('conflict', lecture.errorMessage ?? LECTURE_TEXTS.contentFailed)
  if (lecture.status !== 'completed') throw new Problem('conflict', LECTURE_TEXTS.notCompleted)
  const isMade = (await findPaidRun(queries, student.id, lecture.holdId)) !== null
  const sections = await selectSections(queries, [lectureId])
  const [bookmark] = await listBookmarks(queries, [lectureId])
  return presentExplanation({ lecture, sections, bookmark, isMade }, speaker.in(language))
}
