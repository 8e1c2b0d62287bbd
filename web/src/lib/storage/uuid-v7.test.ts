import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('ids are UUIDs of version 7 that carry their time', () => {
  const id = uuidV7(Date.parse('2030-01-01T00:00:00Z'))
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2030-01-01T00:00:00Z'))
})

test('ids stand in the order in which they were made, within a millisecond and when the clock is set back', () => {
  const atMs = Date.parse('2031-01-01T00:00:00Z')
  const ids = Array.from({ length: 10_000 }, (_, index) => uuidV7(atMs - (index % 3)))
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})
