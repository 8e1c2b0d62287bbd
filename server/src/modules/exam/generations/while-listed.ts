import { keepFromErasure } from '../../../core/accounts/student-store.ts'
import { asProblem } from '../../../core/credits/spend.ts'
import { holdMaterialIfThere } from '../../../core/documents/material-store.ts'
import type { Services } from '../../../services.ts'
import {
  type GenerationRow,
  insertGeneration,
  listGenerationRows,
  markGenerationFailed,
  removeFailedGenerations,
} from './generation-store.ts'

/**
 * Makes an exam while its student finds it listed. Where that fails it stays listed with the reason, whoever is told of it
 * at once: a page may have gone without a word. What came to nothing of the same text before is forgotten.
 * @throws Problem of `work`, which names the generation
 */
export async function whileListed<Result>(
  { database, credits, clock }: Pick<Services, 'database' | 'credits' | 'clock'>,
  generation: Omit<GenerationRow, 'failure' | 'createdAt'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const student = { id: generation.studentId }
  await database.transaction(async (tx) => {
    await keepFromErasure(tx, student.id)
    const materialId = await holdMaterialIfThere(tx, student.id, generation.materialId)
    const listed = (await listGenerationRows(tx, student.id)).map(({ id }) => id)
    const open = await credits.filterOpen(tx, student, listed)
    await removeFailedGenerations(tx, generation, [...open])
    await insertGeneration(tx, { ...generation, materialId, failure: null, createdAt: clock.now() })
  })
  try {
    return await work()
  } catch (error) {
    const problem = asProblem(error)
    await database.transaction((tx) => markGenerationFailed(tx, generation.id, problem.text))
    throw problem.with({ generation_id: generation.id })
  }
}
