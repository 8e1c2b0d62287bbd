import { expect, test } from 'vitest'
import { type Followed, planChanges, takenOf } from './plan-changes.ts'

const thing = (titleDigest: string, pieces: Record<string, string>): Followed => ({
  titleDigest,
  pieces: Object.entries(pieces).map(([key, digest]) => ({ key, digest })),
})

const TAKEN = takenOf(thing('Cells', { a: '1', b: '1' }))
const NOTHING = { isRenamed: false, added: [], changed: [], kept: [] }

test.each([
  ['nothing happened', { a: '1', b: '1' }, { a: '1', b: '1' }, {}],
  ['a piece is new', { a: '1', b: '1', c: '1' }, { a: '1', b: '1' }, { added: ['c'] }],
  ['a piece was changed there', { a: '2', b: '1' }, { a: '1', b: '1' }, { changed: ['a'] }],
  ['a piece was changed here', { a: '1', b: '1' }, { a: '9', b: '1' }, {}],
  ['a piece was changed on both sides', { a: '2', b: '1' }, { a: '9', b: '1' }, { kept: ['a'] }],
  ['both made the same change', { a: '2', b: '1' }, { a: '2', b: '1' }, {}],
  ['a piece is gone there', { a: '1' }, { a: '1', b: '1' }, {}],
  ['a piece was removed here and changed there', { a: '1', b: '2' }, { a: '1' }, {}],
  ['a piece of its own is here', { a: '1', b: '1' }, { a: '1', b: '1', own: '1' }, {}],
])('%s', (_, original, copy, expected) => {
  expect(planChanges(TAKEN, thing('Cells', original), thing('Cells', copy))).toMatchObject({ ...NOTHING, ...expected })
})

test.each([
  ['Cells', 'Cells', false],
  ['Cells 2', 'Cells', true],
  ['Cells 2', 'My cells', false],
  ['Cells', 'My cells', false],
])('an original called %s renames a copy called %s: %s', (original, copy, isRenamed) => {
  expect(planChanges(TAKEN, thing(original, {}), thing(copy, {})).isRenamed).toBe(isRenamed)
})

test('what was followed once is not told again, whatever the copy made of it', () => {
  const original = thing('Cells 2', { a: '2', b: '2', c: '1' })
  const { taken } = planChanges(TAKEN, original, thing('Mine', { a: '9' }))
  expect(planChanges(taken, original, thing('Mine', { a: '9' }))).toMatchObject(NOTHING)
  const again = planChanges(taken, thing('Cells 2', { a: '3', b: '2', c: '1' }), thing('Mine', { a: '9' }))
  expect(again).toMatchObject({ ...NOTHING, kept: ['a'] })
})
