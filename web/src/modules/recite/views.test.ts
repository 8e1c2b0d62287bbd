import { expect, test } from 'vitest'
import { type Ground, readView, writeView } from './views.ts'

const NOTHING: Ground = { hasDraft: false, isGenerating: false, hasCards: false, isStudying: false }
const read = (query: string, ground: Partial<Ground> = {}) =>
  readView(new URLSearchParams(query), { ...NOTHING, ...ground })

test.each([
  ['', 'main'],
  ['view=main', 'main'],
  ['view=upload', 'upload'],
  ['view=history', 'history'],
  ['view=nonsense', 'main'],
  ['view=', 'main'],
])('%s shows %s', (query, name) => {
  expect(read(query)).toEqual({ name })
})

test('editing takes the number of a set', () => {
  expect(read('view=edit&set_id=12')).toEqual({ name: 'edit', setId: 12 })
})

test.each(['', '0', '-3', '1.5', 'abc', '1e3', '99999999999999999999'])('editing set %j falls back to main', (id) => {
  expect(read(`view=edit&set_id=${id}`)).toEqual({ name: 'main' })
})

test('views whose ground is missing fall back to main', () => {
  for (const view of ['generate', 'select', 'study']) expect(read(`view=${view}`)).toEqual({ name: 'main' })
})

test('views stand on the work they show', () => {
  expect(read('view=generate', { isGenerating: true })).toEqual({ name: 'generate' })
  expect(read('view=select', { hasCards: true })).toEqual({ name: 'select' })
  expect(read('view=study', { isStudying: true })).toEqual({ name: 'study' })
})

test('a reload while generating finds the cards that were made, else the material, and spends nothing', () => {
  expect(read('view=generate', { hasDraft: true, hasCards: true })).toEqual({ name: 'select' })
  expect(read('view=generate', { hasDraft: true })).toEqual({ name: 'upload' })
})

test('main removes the parameters, other views write theirs, and foreign ones stay', () => {
  const address = new URLSearchParams('view=edit&set_id=4&theme=dark')
  expect(writeView(address, { name: 'main' }).toString()).toBe('theme=dark')
  expect(writeView(address, { name: 'history' }).toString()).toBe('theme=dark&view=history')
  expect(writeView(address, { name: 'edit', setId: 9 }).toString()).toBe('theme=dark&view=edit&set_id=9')
})
