import { expect, test } from 'vitest'
import { readView, type View, writeView } from './views.ts'

test.each<[string, View]>([
  ['', { name: 'start' }],
  ['view=history', { name: 'history' }],
  ['view=session&session_id=7', { name: 'session', sessionId: 7 }],
  ['view=session', { name: 'start' }],
  ['view=session&session_id=x', { name: 'start' }],
  ['view=elsewhere', { name: 'start' }],
])('%j asks for %j', (query, view) => {
  expect(readView(new URLSearchParams(query))).toEqual(view)
})

test.each<View>([{ name: 'start' }, { name: 'history' }, { name: 'session', sessionId: 7 }])(
  'the address of %j leads back to it',
  (view) => {
    expect(readView(writeView(new URLSearchParams('view=session&session_id=3'), view))).toEqual(view)
  },
)
