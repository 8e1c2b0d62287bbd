import type { Answer } from '@lectern/contract/endpoint'
import type { writingEndpoints } from '@lectern/contract/writing'
import type { GradedText } from '@lectern/contract/writing/shapes'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { presentGradedText, presentGrading } from '../present.ts'
import { listGradingRows, requireGrading } from './grading-store.ts'

/** What is being graded, from whatever device it was sent, and what came to nothing. Asked for every few seconds: one statement. */
export async function listGradings(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  language: Language,
): Promise<Answer<typeof writingEndpoints.listGradings>> {
  const rows = await listGradingRows(queries, student.id)
  return { gradings: rows.map((row) => presentGrading(row, row.isOpen, speaker.in(language))) }
}

/** One of them with its essay, to be graded again. @throws Problem `not_found` */
export async function getGrading(
  { database: { queries }, credits }: Pick<Services, 'database' | 'credits'>,
  student: { id: number },
  gradingId: string,
  language: Language,
): Promise<GradedText> {
  const row = await requireGrading(queries, student.id, gradingId)
  const open = await credits.filterOpen(queries, student, [gradingId])
  return presentGradedText(row, open.has(gradingId), speaker.in(language))
}
