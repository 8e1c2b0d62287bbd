import type { Answer } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import type { ExamGenerationOrder } from '@lectern/contract/exam/shapes'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { listGenerationRows, requireGeneration } from './generation-store.ts'
import { presentGeneration, presentOrder } from './present-generation.ts'

/**
 * The student's exams that are being made, from whatever device they were asked for, and what came to nothing. Asked for
 * every few seconds: one statement.
 */
export async function listGenerations(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  language: Language,
): Promise<Answer<typeof examEndpoints.listGenerations>> {
  const rows = await listGenerationRows(queries, student.id)
  const say = speaker.in(language)
  return { generations: rows.map((row) => presentGeneration(row, row.isOpen, say)) }
}

/** One of them with what was ordered, to be made again. @throws Problem `not_found` */
export async function getGeneration(
  { database: { queries }, credits }: Pick<Services, 'database' | 'credits'>,
  student: { id: number },
  generationId: string,
  language: Language,
): Promise<ExamGenerationOrder> {
  const row = await requireGeneration(queries, student.id, generationId)
  const open = await credits.filterOpen(queries, student, [generationId])
  return presentOrder(row, open.has(generationId), speaker.in(language))
}
