import { message } from '@lectern/texts/message'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { holdOrigin } from '../../../core/documents/material-store.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { keepEssay } from '../store.ts'
import { emptySent } from '../unsent/unsent-store.ts'
import {
  type GradingRow,
  insertGrading,
  listGradingRows,
  markGradingFailed,
  removeFailedGradings,
  removeGrading,
} from './grading-store.ts'

const FAILED = message('writing.gradingFailed')

/**
 * Does the work of a grading while its student finds it listed. Where it fails, whoever waits for it is told; if they have
 * left, it stays listed with the reason. What came to nothing of the same essay before is forgotten.
 */
export async function whileListed<Result>(
  { database, credits, clock }: Pick<Services, 'database' | 'credits' | 'clock'>,
  grading: Omit<GradingRow, 'failure' | 'createdAt'>,
  caller: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const student = { id: grading.studentId }
  await database.transaction(async (tx) => {
    await holdStudent(tx, student.id)
    const held = await holdOrigin(tx, student.id, grading.materialId)
    const { previousId: named } = grading
    const previousId = named !== null && (await keepEssay(tx, student.id, named)) ? named : null
    const isMaterialGone = held.isMaterialGone || grading.isMaterialGone
    const listed = (await listGradingRows(tx, student.id)).map(({ id }) => id)
    const open = await credits.filterOpen(tx, student, listed)
    await removeFailedGradings(tx, student.id, grading.content, [...open])
    const now = clock.now()
    await insertGrading(tx, { ...grading, ...held, previousId, isMaterialGone, failure: null, createdAt: now })
    await emptySent(tx, { studentId: student.id, content: grading.content, now })
  })
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Problem ? error.text : FAILED
    await database.transaction(async (tx) => {
      if (caller.aborted) await markGradingFailed(tx, grading.id, reason)
      else await removeGrading(tx, student.id, grading.id)
    })
    throw error
  }
}
