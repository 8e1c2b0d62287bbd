import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['digests digested digesting digest'],
  ['realise realize realised realizing realization realisation'],
  ['enzyme enzymes'],
  ['stops stopped stopping stop'],
  ['study studies studied'],
  ["cell cells cell's"],
])('%s share a stem', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1)
})

test.each([['mitosis meiosis'], ['mass mas'], ['bus but'], ['is as']])('%s do not', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(2)
})
