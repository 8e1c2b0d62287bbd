import { expect, test } from 'vitest'
import { cardOfMissed } from './missed-question.ts'

const MISSED = { id: 1, question: 'What are we made of?', answer: 'Cells', explanation: 'All that lives is.' }
const TYPED = { question: MISSED.question, answer: 'Cells', kind: 'basic' }

test.each([
  ['what was typed is called to mind', MISSED, TYPED],
  [
    'what was chosen is chosen again, with why it is right',
    { ...MISSED, options: ['Atoms', 'Cells'] },
    { ...TYPED, kind: 'choice', answer: '- [ ] Atoms\n- [x] Cells\n\nAll that lives is.' },
  ],
  ['what nobody could choose is called to mind', { ...MISSED, options: ['Atoms', 'Leaves'] }, TYPED],
  ['what has no answer is no card', { ...MISSED, answer: ' ' }, null],
])('%s', (_, missed, card) => {
  expect(cardOfMissed(missed)).toEqual(card)
})
