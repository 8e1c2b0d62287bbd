import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnDatabase } from '../test-database.ts'
import { refuseFullScans } from './statement-plans.ts'

describeOnDatabase('server', 'What a request sends', (database) => {
  const url = () => {
    const open = database()
    if (open.kind !== 'server') throw new Error('A server was asked for')
    return open.url
  }
  /** Whatever `statement` finds, as a request of a server that sends it. */
  const request = async (statement: string) => {
    const server = createServer((_request, response) => {
      database()
        .queries.execute(sql.raw(statement))
        .then(() => response.end())
    }).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }

  test('may find rows by an index', async () => {
    await request("select 1 as by_index from students where email = 'mei@example.org'")
    await refuseFullScans(url())
    await request('select max(id) as latest from students')
    await refuseFullScans(url())
  })

  test.each([
    [
      'all rows of a table',
      "select 2 as of_all from students where first_name = 'Mei'",
      /all of students\w*: select 2/,
    ],
    [
      'an index from one end to the other',
      'select 3 as in_order from students order by id',
      /all of students\w*: select 3/,
    ],
    [
      'a table by what no index has',
      "update students set first_name = 'Lin' where first_name = 'Mei'",
      /all of students\w*: update/,
    ],
  ])('may not read %s', async (_what, statement, told) => {
    await request(statement)
    await expect(refuseFullScans(url())).rejects.toThrow(told)
  })

  test('is told from what a test sends itself', async () => {
    await database().queries.execute(sql.raw('select 5 as of_a_test from students'))
    await refuseFullScans(url())
  })
})
