import { expect, test } from 'vitest'
import { isCutFrom } from './cut-quote.ts'

test('a quote that begins or ends in the middle of a sentence says so', () => {
  const turns = [{ said: 'Well.' }, { said: 'Well, he go to school every weekends. It is far.' }]
  expect(isCutFrom(turns, 'he go to school every')).toEqual({ before: false, after: true })
  expect(isCutFrom(turns, 'go to school every weekends')).toEqual({ before: true, after: false })
  expect(isCutFrom(turns, 'she goes')).toEqual({ before: false, after: false })
})
