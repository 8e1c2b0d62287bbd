import { expect, test } from 'vitest'
import { EMPTY_CARD, newEditorCard } from '../editor-card.ts'
import { findCards } from './find-cards.ts'

const card = (question: string, answer: string, tags: string[] = [], isEditing = false) =>
  newEditorCard({ ...EMPTY_CARD, question, answer, tags }, -1, isEditing)
const CARDS = [
  card('What is a stoma?', 'A pore in a leaf', ['Botany']),
  card('什麼是氣孔？', '葉片上的小孔', ['植物 學']),
  card('ＦＵＬＬ width', 'answer'),
  card('Being written', '', [], true),
]
const numbersOf = (sought: string) => findCards(CARDS, sought).map(({ number }) => number)

test.each([
  ['', [1, 2, 3, 4]],
  ['LEAF pore', [1, 4]],
  ['氣孔', [2, 4]],
  ['full', [3, 4]],
  ['#bot', [1, 4]],
  ['#pore', [4]],
  ['nothing at all', [4]],
])('%j finds the cards %j, and the one that is being written', (sought, numbers) => {
  expect(numbersOf(sought)).toEqual(numbers)
})
