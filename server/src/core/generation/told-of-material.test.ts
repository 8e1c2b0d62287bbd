import { expect, test } from 'vitest'
import { tellOfMaterial } from './told-of-material.ts'

const madeOf = (earlier: string[], content: string): string[] => tellOfMaterial('', earlier, content).made
const CELLS = 'A stoma is a pore in the surface of a leaf. Stomata close at noon, and photosynthesis slows down.'

test('what stands in the part again is told, what is asked of it most first', () => {
  const asked = ['What is the Calvin cycle?', 'Why does photosynthesis slow at noon?', 'Where is a stoma in a leaf?']
  expect(madeOf(asked, CELLS)).toEqual(['Where is a stoma in a leaf?', 'Why does photosynthesis slow at noon?'])
})

test('the same twice is told once, and what names nothing not at all', () => {
  expect(madeOf(['The stoma', 'The stoma', 'Why?', ''], CELLS)).toEqual(['The stoma'])
})

test('Chinese is compared by pairs of characters', () => {
  const part = '光合作用在葉綠體裏進行，葉綠素吸收光能。'
  expect(madeOf(['光合作用在哪裏進行？', '細胞膜由什麼組成？'], part)).toEqual(['光合作用在哪裏進行？'])
})

test('no more is told than a few lines, however much was made', () => {
  const asked = Array.from({ length: 500 }, (_, index) => `Where is a stoma in the surface of a leaf at noon ${index}?`)
  expect(madeOf(asked, CELLS).join('').length).toBeLessThanOrEqual(200)
  expect(madeOf(asked, CELLS).length).toBeGreaterThan(1)
})

test.each([
  ['Plant_biology 3.pdf', 'Plant biology 3'],
  ['20260102-1.pdf', ''],
  ['', ''],
  ['v1.2 Notes', 'v1.2 Notes'],
])('of the document %j the title %j is told', (documentName, title) => {
  expect(tellOfMaterial(documentName, [], CELLS).title).toBe(title)
})

test('a long title is told as far as it fits, and leaves no half of a sign', () => {
  const { title } = tellOfMaterial(`${'植物'.repeat(40)}.docx`, [], '光合作用在葉綠體裏進行，葉綠素吸收光能。')
  expect('植物'.repeat(40).startsWith(title)).toBe(true)
  expect(title.length).toBeGreaterThan(3)
  expect(title.length).toBeLessThan(20)
  expect(tellOfMaterial(`${'🌱'.repeat(200)}ab`, [], CELLS).title.isWellFormed()).toBe(true)
})
