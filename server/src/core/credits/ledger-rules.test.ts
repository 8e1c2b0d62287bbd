import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { eq, getColumns, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import { ledgerGround } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { students } from '../accounts/tables.ts'
import { closeBalance } from './balance.ts'
import { balances, holds, ledgerEntries } from './tables.ts'

const SOURCES = join(import.meta.dirname, '../..')

/** The product's tables, wherever they stand. */
async function allTables(): Promise<PgTable[]> {
  const files = globSync('{core,modules,platform}/*/*tables.ts', { cwd: SOURCES })
  const exported = await Promise.all(files.map((file) => import(join(SOURCES, file)) as Promise<object>))
  return exported.flatMap((file) => Object.values(file)).filter((value): value is PgTable => is(value, PgTable))
}

describeOnBothDatabases('The schema of the ledger', (database) => {
  let ground: ReturnType<typeof ledgerGround>
  let student: { id: number }
  beforeEach(async () => {
    ground = ledgerGround(database())
    student = await ground.studentWith(10)
    await ground.credits.spend(student, { module: 'writing', price: 3, key: null }, async () => 'done')
  })
  const run = (statement: SQL) => database().transaction((tx) => tx.execute(statement))
  const refusal = (statement: SQL) => run(statement).catch((error: { cause?: { code?: string } }) => error.cause?.code)
  const isTheirs = () => sql`student_id = ${student.id}`

  test.each<[string, () => SQL]>([
    ['changed', () => sql`update ${ledgerEntries} set note = 'Nothing happened.' where ${isTheirs()}`],
    ['deleted', () => sql`delete from ${ledgerEntries} where ${isTheirs()}`],
    ['emptied', () => sql`truncate ${ledgerEntries}`],
  ])('a line cannot be %s', async (_, statement) => {
    const before = await ground.history(student)
    expect(await refusal(statement())).toBe('23001')
    expect(await ground.history(student)).toEqual(before)
  })

  test('a hold ends once and stays as it ended', async () => {
    expect(
      await refusal(
        sql`update ${holds} set state = 'held', settled_credits = null, ended_at = null where ${isTheirs()}`,
      ),
    ).toBe('23001')
    expect(await refusal(sql`delete from ${holds} where ${isTheirs()}`)).toBe('23001')
  })

  const entry = (set: Partial<typeof ledgerEntries.$inferInsert>) =>
    database()
      .transaction((tx) =>
        tx.insert(ledgerEntries).values({
          studentId: student.id,
          kind: 'promo',
          amountCredits: 1,
          balanceAfterCredits: 8,
          reference: randomUUID(),
          ...set,
        }),
      )
      .then(
        () => 'booked',
        (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
      )

  test('a line is of a known kind, of the right sign, and of a hold of its own student or of none', async () => {
    const [hold] = await database().queries.select({ id: holds.id }).from(holds).where(eq(holds.studentId, student.id))
    const stranger = await ground.studentWith(10)
    const paid = { kind: 'refund', module: 'writing', holdId: hold?.id } as const
    expect(await entry({ kind: 'gift' as never })).toBe('ledger_entries_kind_known')
    expect(await entry({ ...paid, module: 'poetry' as never })).toBe('ledger_entries_module_known')
    expect(await entry({ amountCredits: 0 })).toBe('ledger_entries_signed')
    expect(await entry({ amountCredits: -1 })).toBe('ledger_entries_signed')
    expect(await entry({ ...paid, kind: 'charge', amountCredits: 1 })).toBe('ledger_entries_signed')
    expect(await entry({ balanceAfterCredits: -1 })).toBe('ledger_entries_never_overdrawn')
    expect(await entry({ kind: 'refund', module: 'writing' })).toBe('ledger_entries_held_or_not')
    expect(await entry({ holdId: hold?.id, module: 'writing' })).toBe('ledger_entries_held_or_not')
    expect(await entry({ ...paid, holdId: randomUUID() })).toBe('ledger_entries_of_hold')
    expect(await entry({ ...paid, studentId: stranger.id })).toBe('ledger_entries_of_hold')
    expect(await entry({ ...paid, kind: 'charge', amountCredits: -1 })).toBe('ledger_entries_of_hold_once')
    expect(await entry({})).toBe('booked')
  })

  test('all of it goes with its student, and nobody else with them', async () => {
    const other = await ground.studentWith(4)
    await ground.credits.spend(other, { module: 'notes', price: 1, key: null }, async () => 'done')
    await database().transaction(async (tx) => {
      await closeBalance(tx, student.id)
      await tx.delete(students).where(eq(students.id, student.id))
    })
    for (const table of [balances, holds, ledgerEntries])
      expect(await database().queries.$count(table, eq(table.studentId, student.id))).toBe(0)
    expect(await ground.history(other)).toHaveLength(2)
  })

  test('every column of known values is bounded by just these', async () => {
    const { rows } = (await database().queries.execute(
      sql`select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
    )) as unknown as { rows: { name: string; rule: string }[] }
    const rules = new Map(rows.map(({ name, rule }) => [name, rule]))
    const bounded = (await allTables()).flatMap((table) =>
      Object.values(getColumns(table))
        .filter((column) => column.enumValues?.length)
        .map((column) => ({ name: `${getTableConfig(table).name}_${column.name}_known`, values: column.enumValues })),
    )
    expect(bounded.length).toBeGreaterThan(30)
    for (const { name, values } of bounded) {
      const listed = [...(rules.get(name) ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => value)
      expect([name, listed]).toEqual([name, values])
    }
  })

  test('whatever names a hold refers to it', async () => {
    const { rows } = (await database().queries.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns c
      where table_schema = 'public' and (column_name like '%hold_id' or column_name = 'grading_id') and not exists (
        select 1 from information_schema.key_column_usage k join information_schema.table_constraints t using (constraint_name)
        where t.constraint_type = 'FOREIGN KEY' and k.table_name = c.table_name and k.column_name = c.column_name)`)) as unknown as {
      rows: { name: string }[]
    }
    expect(rows).toEqual([])
  })
})
