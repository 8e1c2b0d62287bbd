import { sql } from 'drizzle-orm'
import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { containing, excerptOf, insertedRow, requireRow } from './rows.ts'

const things = pgTable('things', { title: text().notNull(), body: text().notNull() })
const written = (search: string) => {
  const condition = containing(search, things.title, things.body)
  return condition && new PgDialect().sqlToQuery(condition).params
}

test('a search looks for its characters, wildcards and quotes among them, in every column', () => {
  expect(written(`100%_\\'; drop`)).toEqual(["%100\\%\\_\\\\'; drop%", "%100\\%\\_\\\\'; drop%"])
  expect(written('')).toBeUndefined()
})

describeOnBothDatabases('A search', (database) => {
  test.each([
    ['plain', 'MITOSIS', ['Mitosis', 'mitosis']],
    ['of several scripts', 'MÜLLER細', ['müller細胞']],
    ['accented', 'ÉTÉ', ['L’été', 'l’ÉTÉ']],
    ['plain within an accented text', 'ÉTÉ'.slice(1, 2).toLowerCase(), ['l’ÉTÉ', 'L’été', 'Mitosis', 'mitosis']],
    ['without a case', '細胞', ['müller細胞', '細胞 DNA']],
    ['of figures and signs', '5%', ['5% NaCl']],
  ])('that is %s finds it whatever the case', async (_, search, found) => {
    const texts = ['Mitosis', 'mitosis', 'müller細胞', 'L’été', 'l’ÉTÉ', '細胞 DNA', '5% NaCl', '50 g']
    const all = sql.join(
      texts.map((value) => sql`(${value}::text)`),
      sql`, `,
    )
    const { rows } = (await database().queries.execute(
      sql`select held from (values ${all}) as texts (held) where ${containing(search, sql`held`)}`,
    )) as { rows: { held: string }[] }
    expect(rows.map(({ held }) => held).sort()).toEqual([...found].sort())
  })
})

test('a row that is not there is not found, one that an insert did not give is a fault of ours', () => {
  expect(requireRow([{ id: 1 }, { id: 2 }])).toEqual({ id: 1 })
  expect(() => requireRow([])).toThrow(expect.objectContaining({ code: 'not_found' }))
  expect(insertedRow([0])).toBe(0)
  expect(() => insertedRow([])).toThrow('An insert gave no row')
})

test('a text that goes on is said to where its last word ends, with no space before the ellipsis', () => {
  const [whole, between] = ['a'.repeat(160), `${'a'.repeat(159)} bc`]
  expect(excerptOf(whole)).toBe(whole)
  expect(excerptOf(between)).toBe(`${'a'.repeat(159)}…`)
})
