import type { EmptyRelations } from 'drizzle-orm'
import type { PgAsyncDatabase, PgAsyncTransaction, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Runs queries: the database itself, or a transaction. What only reads takes this. */
export type Queries = PgAsyncDatabase<PgQueryResultHKT, EmptyRelations>

/** An open transaction. What writes rows takes this, as its first argument. */
export type Transaction = PgAsyncTransaction<PgQueryResultHKT, EmptyRelations>

/** PostgreSQL, whether embedded in this process or behind `DATABASE_URL`: one dialect, one schema. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  /** For reads that need no transaction, and for a statement that writes all by itself, which is one of its own. */
  readonly queries: Queries
  /** Commits when `work` resolves, rolls back when it throws. The commit has reached the disk when this resolves. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>
  /** Whether others have waited for a connection for so long that more work would only wait as well. */
  isStarved(): boolean
  close(): Promise<void>
}
