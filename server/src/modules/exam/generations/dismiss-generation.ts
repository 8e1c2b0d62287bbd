import type { Done } from '@lectern/contract/shapes'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { removeGeneration, requireGeneration } from './generation-store.ts'

/** Forgets an exam that came to nothing. @throws Problem `not_found`, `conflict` while it is being made */
export async function dismissGeneration(
  { database, credits }: Pick<Services, 'database' | 'credits'>,
  student: { id: number },
  generationId: string,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await requireGeneration(tx, student.id, generationId)
    const open = await credits.filterOpen(tx, student, [generationId])
    if (open.has(generationId)) throw new Problem('conflict', EXAM_TEXTS.stillMaking)
    await removeGeneration(tx, student.id, generationId)
  })
  return { success: true }
}
