import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
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
