import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../test/test-database.ts'
import { Problem } from '../problem.ts'
import { LOG_OPTIONS } from './log-options.ts'

/** What stands in the log of `error`. */
function logged(error: unknown): { err: Record<string, unknown> } {
  const lines: string[] = []
  pino(LOG_OPTIONS, { write: (line: string) => void lines.push(line) }).error({ err: error }, 'It failed')
  return JSON.parse(lines[0] ?? '{}')
}

describeOnBothDatabases('A statement that failed', (database) => {
  const essay = 'What nobody but its student reads'
  const failure = (statement: ReturnType<typeof sql>) =>
    database()
      .queries.execute(statement)
      .then(
        () => expect.unreachable('the statement should have failed'),
        (error: unknown) => error,
      )

  test.each([
    ['a value that is not taken', sql`select ${essay}::int`, '22P02'],
    ['a row that is there already', sql`insert into limit_counts select ${essay} from no_such_table`, '42P01'],
  ])('stands in the log without its values: %s', async (_what, statement, code) => {
    const line = logged(await failure(statement))
    expect(line.err).toMatchObject({ message: 'A statement failed', query: expect.any(String), cause: { code } })
    expect(JSON.stringify(line)).not.toContain(essay)
  })
})

test('Another error keeps its message, its code, where it was thrown and its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', detail: 'left out' })
  const { err } = logged(new Problem('unavailable', 'Not now.', { cause }))
  expect(err).toMatchObject({
    ...{
      type: 'Problem',
      message: 'Not now.',
      code: 'unavailable',
      stack: expect.stringMatching(/^\s+at .*log-options/),
    },
    cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  })
  expect(JSON.stringify(err)).not.toContain('left out')
})

test('What is thrown and no error is told by its type alone, and a chain of causes has an end', () => {
  expect(logged('a text of somebody').err).toEqual({ type: 'string' })
  const circle = new Error('round')
  circle.cause = circle
  expect(JSON.stringify(logged(circle)).match(/round/g)?.length).toBeLessThan(10)
})
