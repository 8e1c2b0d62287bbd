import type { EssayReport } from '@lectern/contract/writing/shapes'
import type { Language } from '@lectern/texts/languages'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentReport } from './present.ts'
import { type EssayRow, findEssay, requireEssay } from './store.ts'

/** An essay with its report in `language`, against that of the essay that it revises. @throws Problem `not_found` */
export async function getEssay(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  essayId: number,
  language: Language,
): Promise<EssayReport> {
  return presentWithPrevious(queries, await requireEssay(queries, student.id, essayId), language)
}

/** The report of `essay`, against that of the essay that it revises where it is still there. */
export async function presentWithPrevious(queries: Queries, essay: EssayRow, language: Language): Promise<EssayReport> {
  const previous = essay.previousId === null ? null : await findEssay(queries, essay.studentId, essay.previousId)
  const isMade = essay.gradingId !== null && (await findPaidRun(queries, essay.studentId, essay.gradingId)) !== null
  return presentReport(essay, { previous, isMade }, speaker.in(language))
}
