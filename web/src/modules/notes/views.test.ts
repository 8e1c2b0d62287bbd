import { expect, test } from 'vitest'
import { readView, type View, writeView } from './views.ts'

const NOTHING = { isGenerating: false, hasMadeNotes: false }
const ALL = { isGenerating: true, hasMadeNotes: true }

test.each<[string, View, View]>([
  ['', { name: 'input' }, { name: 'input' }],
  ['view=nonsense', { name: 'input' }, { name: 'input' }],
  ['view=history', { name: 'history' }, { name: 'history' }],
  ['view=generate', { name: 'generate' }, { name: 'input' }],
  ['view=made', { name: 'made' }, { name: 'input' }],
  ['view=note&note_id=12', { name: 'note', noteId: 12 }, { name: 'note', noteId: 12 }],
  ['view=note', { name: 'input' }, { name: 'input' }],
  ['view=note&note_id=0', { name: 'input' }, { name: 'input' }],
  ['view=note&note_id=1e3', { name: 'input' }, { name: 'input' }],
  ['view=note&note_id=9007199254740993', { name: 'input' }, { name: 'input' }],
])('The address %s shows its view, or the input where it has nothing to stand on', (query, withAll, withNothing) => {
  expect(readView(new URLSearchParams(query), ALL)).toEqual(withAll)
  expect(readView(new URLSearchParams(query), NOTHING)).toEqual(withNothing)
})

test('A run that is over shows what it made', () => {
  const ground = { isGenerating: false, hasMadeNotes: true }
  expect(readView(new URLSearchParams('view=generate'), ground)).toEqual({ name: 'made' })
})

test('A view is written beside what else the address says', () => {
  const params = new URLSearchParams('lang=zh&view=note&note_id=3')
  expect(writeView(params, { name: 'history' }).toString()).toBe('lang=zh&view=history')
  expect(writeView(params, { name: 'input' }).toString()).toBe('lang=zh')
  expect(writeView(params, { name: 'note', noteId: 4 }).toString()).toBe('lang=zh&view=note&note_id=4')
})
