import { expect, test } from 'vitest'
import { readView, type View, writeView } from './views.ts'

test.each<[string, View]>([
  ['', { name: 'main' }],
  ['view=upload', { name: 'upload' }],
  ['view=history', { name: 'history' }],
  ['view=content&lecture_id=12', { name: 'content', lectureId: 12 }],
  ['view=content', { name: 'main' }],
  ['view=content&lecture_id=abc', { name: 'main' }],
  ['view=elsewhere', { name: 'main' }],
])('The address %j shows %o', (address, view) => {
  expect(readView(new URLSearchParams(address))).toEqual(view)
  expect(readView(writeView(new URLSearchParams(), view))).toEqual(view)
})
