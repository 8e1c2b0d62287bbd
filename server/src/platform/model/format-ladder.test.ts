import { expect, test } from 'vitest'
import { createFormatLadder } from './format-ladder.ts'

const HOUR_MS = 60 * 60_000

test('each task of each model stands on a rung of its own', () => {
  const ladder = createFormatLadder()
  ladder.keep('a-model', 'recite.cards', 'json_object', 'no schemas')
  expect(ladder.rungOf('a-model', 'recite.cards')).toBe('json_object')
  expect(ladder.rungOf('a-model', 'notes.notes')).toBe('json_schema')
  expect(ladder.rungOf('a-seeing-model', 'recite.cards')).toBe('json_schema')
  expect(ladder.standing()).toEqual([
    { model: 'a-model', task: 'recite.cards', rung: 'json_object', reason: 'no schemas' },
  ])
})

test('after an hour the best rung is tried again, and counts as unproven', () => {
  let now = 0
  const ladder = createFormatLadder(() => now)
  ladder.keep('a-model', 'recite.cards', 'plain', 'no formats')
  now = HOUR_MS - 1
  expect([ladder.rungOf('a-model', 'recite.cards'), ladder.isProven('a-model', 'recite.cards')]).toEqual([
    'plain',
    true,
  ])
  now = HOUR_MS
  expect([ladder.rungOf('a-model', 'recite.cards'), ladder.isProven('a-model', 'recite.cards')]).toEqual([
    'json_schema',
    false,
  ])
  ladder.keep('a-model', 'recite.cards', 'json_object', 'no schemas')
  expect(ladder.rungOf('a-model', 'recite.cards')).toBe('json_object')
})

test('answers that keep coming on a lower rung do not put the next try off', () => {
  let now = 0
  const ladder = createFormatLadder(() => now)
  ladder.keep('a-model', 'recite.cards', 'plain', 'no formats')
  now = HOUR_MS / 2
  ladder.keep('a-model', 'recite.cards', 'plain', null)
  now = HOUR_MS
  expect(ladder.rungOf('a-model', 'recite.cards')).toBe('json_schema')
})
