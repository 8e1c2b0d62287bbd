import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Mei Ling', 'Chan', 'MC'],
  ['美玲', '陳', '陳'],
  ['élodie', '', 'É'],
  ['', ' ', '?'],
])('%s %s is %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials)
})
