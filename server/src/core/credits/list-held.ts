import type { HeldCredits as HeldAnswer } from '@lectern/contract/credits'
import { subjectText } from '@lectern/domain/credits/charge-subject'
import type { Say } from '@lectern/texts/speaker'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { holds } from './tables.ts'

/** An open hold, as its student is told of it. */
export type HeldCredits = Pick<typeof holds.$inferSelect, 'module' | 'amountCredits' | 'about' | 'createdAt'>

/** What is set aside for a student's work under way, oldest first. */
export async function listHeld(queries: Queries, studentId: number): Promise<HeldCredits[]> {
  const { module, amountCredits, about, createdAt } = holds
  return await queries
    .select({ module, amountCredits, about, createdAt })
    .from(holds)
    .where(and(eq(holds.studentId, studentId), eq(holds.state, 'held')))
    .orderBy(asc(createdAt))
}

/** The sum and its parts; `what` is empty where the module did not say. */
export const presentHeld = (held: readonly HeldCredits[], say: Say): HeldAnswer => ({
  held_credits: held.reduce((sum, { amountCredits }) => sum + amountCredits, 0),
  holds: held.map(({ module, amountCredits, about, createdAt }) => ({
    module,
    credits: amountCredits,
    since: createdAt.toISOString(),
    what: subjectText(about ?? {}, say),
    document_name: about?.documentName ?? null,
    counted: about?.counted ?? null,
  })),
})
