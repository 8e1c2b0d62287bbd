import { randomUUID } from 'node:crypto'
import { holds } from '../../src/core/credits/tables.ts'
import type { Transaction } from '../../src/platform/database/database.ts'

/** A hold of the student's that has ended and booked nothing: what rows refer to that a test keeps without paying. */
export async function endedHold(tx: Transaction, studentId: number): Promise<string> {
  const id = randomUUID()
  const at = new Date('2026-11-30T08:00:00Z')
  const hold = { id, studentId, key: id, module: 'lecture', amountCredits: 1, state: 'released' } as const
  await tx.insert(holds).values({ ...hold, createdAt: at, endedAt: at })
  return id
}
