import type { Done } from '@lectern/contract/shapes'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { removeGrading, requireGrading } from './grading-store.ts'

/** Forgets a grading that came to nothing. @throws Problem `not_found`, `conflict` while it is under way */
export async function dismissGrading(
  { database, credits }: Pick<Services, 'database' | 'credits'>,
  student: { id: number },
  gradingId: string,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await requireGrading(tx, student.id, gradingId)
    const open = await credits.filterOpen(tx, student, [gradingId])
    if (open.has(gradingId)) throw new Problem('conflict', WRITING_TEXTS.stillGrading)
    await removeGrading(tx, student.id, gradingId)
  })
  return { success: true }
}
