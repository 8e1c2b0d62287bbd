import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'

/** One thing that does not add up. Empty reports are what every release, crash and race must leave. */
export interface Drift {
  studentId: number
  problem: 'posted' | 'held' | 'overdrawn' | 'running_balance' | 'hold'
  /** What the ledger or the holds say, and what is stored: credits. */
  expectedCredits: number
  storedCredits: number
}

/**
 * Compares, in one snapshot of the whole ledger:
 * - `posted`: a balance with the sum of its entries, `held`: with the sum of its open holds, `overdrawn`: with zero;
 * - `running_balance`: each entry's `balance_after` with the entries up to it;
 * - `hold`: what each ended hold was settled for with what was booked for it, and that an open one has booked nothing.
 */
export async function checkLedger(queries: Queries): Promise<Drift[]> {
  // Both drivers answer with `rows`; the columns are named in the statement below.
  const { rows } = (await queries.execute(COMPARISON)) as unknown as { rows: Drift[] }
  return rows.map((row) => ({
    ...row,
    studentId: Number(row.studentId),
    expectedCredits: Number(row.expectedCredits),
    storedCredits: Number(row.storedCredits),
  }))
}

const COMPARISON = sql`
  with posted as (
    select student_id, sum(amount_credits) as credits from ledger_entries group by student_id
  ), held as (
    select student_id, sum(amount_credits) as credits from holds where state = 'held' group by student_id
  ), running as (
    select student_id, balance_after_credits as stored,
      sum(amount_credits) over (partition by student_id order by id) as expected
    from ledger_entries
  ), booked as (
    select hold_id, sum(amount_credits) as credits
    from ledger_entries where hold_id is not null group by 1
  ), drift as (
    select b.student_id, 'posted' as problem, coalesce(p.credits, 0) as expected, b.posted_credits as stored
    from balances b left join posted p using (student_id)
    union all
    select b.student_id, 'held', coalesce(h.credits, 0), b.held_credits
    from balances b left join held h using (student_id)
    union all
    select student_id, 'overdrawn', 0, least(posted_credits - held_credits, 0) from balances
    union all
    select student_id, 'running_balance', expected, stored from running
    union all
    select h.student_id, 'hold', -coalesce(h.settled_credits, 0), coalesce(b.credits, 0)
    from holds h left join booked b on b.hold_id = h.id
  )
  select student_id as "studentId", problem, expected as "expectedCredits", stored as "storedCredits"
  from drift where expected <> stored order by 1, 2`
