import { expect, test } from 'vitest'
import { saidBy } from './said-by.ts'

const said = (question: string): string => saidBy({ kind: 'basic', question })

test.each([
  ['What is C++?', 'What is C#?'],
  ['What is C++?', 'What is C?'],
  ['What is F#?', 'What is F?'],
  ['किताब का अर्थ', 'कुतुब का अर्थ'],
  ['Was ist schön?', 'Was ist schon?'],
])('%s and %s are not the same', (one, other) => {
  expect(said(one)).not.toBe(said(other))
})

test.each([
  ['What is a cell?', '  WHAT-IS a **cell** '],
  ['What is C++?', 'what is "C++"'],
  ['What is a+b?', 'What is a + b?'],
  ['# What is 2+2', 'What is 2 + 2?'],
  ['What is love ❤️', 'What is love ❤'],
  ['Was ist scho\u0308n?', 'Was ist schön?'],
  ['什麼是細胞？', '什麼是「細胞」'],
])('%s and %s are the same', (one, other) => {
  expect(said(one)).toBe(said(other))
})

test('a text with gaps says what it says without them, and what is short says too little', () => {
  expect(saidBy({ kind: 'cloze', question: '{{c1::Paris}} is in France' })).toBe(said('Paris is in France'))
  expect(said('Why?')).toBe('')
})
