import { randomUUID } from 'node:crypto'
import { foldEmail } from '@lectern/domain/accounts'
import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { findStudent } from '../accounts/student-store.ts'

export interface Adjustment {
  email: string
  /** Signed, not zero. */
  amountCredits: number
  /** The student reads it in the history. */
  reason: string
}

/**
 * The operator's correction of a balance.
 * @returns what the student can spend now
 * @throws Problem `not_found` for an address without an account that has signed in; `conflict` where more would be taken
 *   than can be spent
 */
export async function adjustCredits(
  { credits, database }: Pick<Services, 'credits' | 'database'>,
  { email, amountCredits, reason }: Adjustment,
): Promise<number> {
  const student = await findStudent(database.queries, foldEmail(email))
  if (!student?.verifiedAt) throw new Problem('not_found', message('credits.noStudent'))
  const grant = { studentId: student.id, kind: 'adjustment', amountCredits, note: reason } as const
  try {
    return await database.transaction(async (tx) => {
      await credits.grant(tx, { ...grant, reference: randomUUID() })
      return credits.readAvailable(tx, student.id)
    })
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'insufficient_credits')) throw error
    throw new Problem('conflict', error.text, { details: error.details })
  }
}
