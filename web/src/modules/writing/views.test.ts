import { expect, test } from 'vitest'
import { readView, writeView } from './views.ts'

test.each([
  ['', { name: 'write' }],
  ['view=history', { name: 'history' }],
  ['view=report&essay_id=7', { name: 'report', essayId: 7 }],
  ['view=report', { name: 'write' }],
  ['view=report&essay_id=-7', { name: 'write' }],
  ['view=report&essay_id=99999999999999999999', { name: 'write' }],
  ['view=elsewhere', { name: 'write' }],
])('the address %j shows %j', (query, view) => expect(readView(new URLSearchParams(query))).toEqual(view))

test.each([{ name: 'write' }, { name: 'history' }, { name: 'report', essayId: 7 }] as const)(
  '%j is found again at its address, and other parameters stay',
  (view) => {
    const address = writeView(new URLSearchParams('view=report&essay_id=3&x=1'), view)
    expect([readView(address), address.get('x')]).toEqual([view, '1'])
  },
)
