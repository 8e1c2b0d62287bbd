import { expect, test } from 'vitest'
import { fullNameOf, initialsOf } from './names.ts'

test.each([
  ['Mei Ling', 'Chan', 'MC', 'Mei Ling Chan'],
  ['美玲', '陳', '陳', '陳美玲'],
  ['Mei Ling', '陳', '陳', 'Mei Ling 陳'],
  ['élodie', '', 'É', 'élodie'],
  ['', ' ', '?', ''],
])('%s %s is %s, in full %s', (first, last, initials, name) => {
  expect([initialsOf(first, last), fullNameOf(first, last)]).toEqual([initials, name])
})
