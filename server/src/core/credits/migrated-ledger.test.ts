import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { earlierDatabase } from '../../../test/earlier-database.ts'
import { creditsOver } from '../../../test/ledger.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { students } from '../accounts/tables.ts'
import { holds, ledgerEntries } from './tables.ts'

describe.each(['embedded', 'server'] as const)('The ledger of version 0.1.0 (%s database)', (kind) => {
  test('is brought forward: every charge and refund names its hold, it still adds up, and goes on', async () => {
    const database = await earlierDatabase(kind, '0.1.0')
    try {
      await migrate(database)
      const { queries } = database
      const credits = creditsOver(database)
      expect(await credits.checkLedger(queries)).toEqual([])
      const entries = await queries.select().from(ledgerEntries)
      expect(entries.map(({ id, amountCredits }) => [id, amountCredits]).toSorted()).toEqual(
        database.rows.ledger_entries?.map(({ id, amount_credits }) => [id, amount_credits]).toSorted(),
      )
      const paid = entries.filter(({ kind: entry }) => entry === 'charge' || entry === 'refund')
      expect(paid.length).toBeGreaterThan(20)
      expect(paid.filter(({ reference, kind: entry, holdId }) => reference !== `${entry}:${holdId}`)).toEqual([])
      expect(entries.filter(({ holdId }) => holdId !== null)).toHaveLength(paid.length)

      const [student] = await queries.select({ id: students.id }).from(students).orderBy(students.id)
      if (!student) return expect.unreachable()
      const open = await queries.select({ id: holds.id }).from(holds).where(eq(holds.state, 'held'))
      expect(open).toHaveLength(3)
      for (const { id } of open) await database.transaction((tx) => credits.release(tx, id))
      await credits.spend(student, { module: 'notes', price: 1, key: null }, async () => 'done')
      expect(await credits.checkLedger(queries)).toEqual([])
      const [newest] = (await credits.listTransactions(queries, student.id, 1)).transactions
      expect(newest).toMatchObject({ kind: 'charge', amountCredits: -1 })

      await database.transaction((tx) => tx.delete(students).where(eq(students.id, student.id)))
      const left = sql`select 1 from holds where student_id = ${student.id}`
      expect(((await queries.execute(left)) as unknown as { rows: unknown[] }).rows).toEqual([])
    } finally {
      await database.close()
    }
  })
})
