import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'

describeOnBothDatabases('A database', (database) => {
  const marks = async () => {
    const { rows } = (await database().queries.execute(sql`select mark from marks order by mark`)) as unknown as {
      rows: { mark: number }[]
    }
    return rows.map((row) => row.mark)
  }

  test('keeps what a transaction wrote when its work resolves, and gives back its result', async () => {
    await database().transaction((tx) => tx.execute(sql`create table marks (mark int)`))
    const result = await database().transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`)
      return 'written'
    })
    expect(result).toBe('written')
    expect(await marks()).toEqual([1])
  })

  test('forgets what a transaction wrote when its work throws', async () => {
    const failure = new Error('changed my mind')
    const attempt = database().transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (2)`)
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(await marks()).toEqual([1])
  })

  test('refuses a query beside the transaction that it stands in, and a transaction inside another', async () => {
    await database().transaction(async () => {
      expect(() => database().queries).toThrow('use its handle')
      await expect(database().transaction(async () => {})).rejects.toThrow('use its handle')
    })
    expect(await marks()).toEqual([1])
  })

  test('names the error code of a broken constraint in the cause', async () => {
    await database().transaction((tx) => tx.execute(sql`create unique index on marks (mark)`))
    const attempt = database().transaction((tx) => tx.execute(sql`insert into marks values (1)`))
    await expect(attempt).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})
