import { expect, test } from 'vitest'
import { readView, writeView } from './views.ts'

const read = (query: string, hasScore = false) => readView(new URLSearchParams(query), { hasScore })

test.each([
  ['', { name: 'upload' }],
  ['view=history', { name: 'history' }],
  ['view=practice&set=5', { name: 'practice', setId: 5 }],
  ['view=practice', { name: 'upload' }],
  ['view=practice&set=x', { name: 'upload' }],
  ['view=score', { name: 'upload' }],
  ['view=score&attempt=9', { name: 'score', attemptId: 9 }],
  ['view=score&attempt=x', { name: 'upload' }],
  ['view=dance', { name: 'upload' }],
])('the address ?%s opens %o', (query, view) => {
  expect(read(query)).toEqual(view)
})

test('a score is shown while there is one', () => {
  expect(read('view=score', true)).toEqual({ name: 'score', attemptId: null })
})

test('an address leads back to its view, and leaves other parameters alone', () => {
  const params = writeView(new URLSearchParams('from=mail&set=9'), { name: 'practice', setId: 5 })
  expect(params.toString()).toBe('from=mail&view=practice&set=5')
  expect(writeView(params, { name: 'upload' }).toString()).toBe('from=mail')
})
