import { expect, test } from 'vitest'
import { likelyAgain } from './made-before.ts'

const CELLS = 'A stoma is a pore in the surface of a leaf. Stomata close at noon, and photosynthesis slows down.'

test('what stands in the part again is told, what is asked of it most first', () => {
  const asked = ['What is the Calvin cycle?', 'Why does photosynthesis slow at noon?', 'Where is a stoma in a leaf?']
  expect(likelyAgain(asked, CELLS)).toEqual(['Where is a stoma in a leaf?', 'Why does photosynthesis slow at noon?'])
})

test('the same twice is told once, and what names nothing not at all', () => {
  expect(likelyAgain(['The stoma', 'The stoma', 'Why?', ''], CELLS)).toEqual(['The stoma'])
})

test('Chinese is compared by pairs of characters', () => {
  const part = '光合作用在葉綠體裏進行，葉綠素吸收光能。'
  expect(likelyAgain(['光合作用在哪裏進行？', '細胞膜由什麼組成？'], part)).toEqual(['光合作用在哪裏進行？'])
})

test('no more is told than a few lines, however much was made', () => {
  const asked = Array.from({ length: 500 }, (_, index) => `Where is a stoma in the surface of a leaf at noon ${index}?`)
  expect(likelyAgain(asked, CELLS).join('').length).toBeLessThanOrEqual(200)
  expect(likelyAgain(asked, CELLS).length).toBeGreaterThan(1)
})
