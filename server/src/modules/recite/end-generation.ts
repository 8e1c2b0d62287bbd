import type { Answer } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { Services } from '../../services.ts'

/** Ends a run that the student leaves: what succeeded is paid, the rest comes back. @throws Problem `not_found` */
export async function endGeneration(
  { generationRuns }: Pick<Services, 'generationRuns'>,
  student: { id: number },
  generationId: string,
): Promise<Answer<typeof reciteEndpoints.endGeneration>> {
  const { creditsRefunded } = await generationRuns.endRun(student, { module: 'recite', generationId })
  return { success: true, credits_refunded: creditsRefunded }
}
