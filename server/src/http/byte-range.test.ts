import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  ['bytes=99999999999999999-', null],
])('Of 100 bytes, %s asks for %o', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range)
})
