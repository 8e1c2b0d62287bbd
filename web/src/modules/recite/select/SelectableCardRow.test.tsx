import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SelectableCardRow } from './SelectableCardRow.tsx'

afterEach(cleanup)

test('a program keeps its lines and its indentation', () => {
  const program = 'def half(n):\n    return n / 2'
  const made = {
    question: program,
    answer: 'Half of it',
    source: null,
    cloze: null,
    times_studied: 0,
    is_correct: null,
  }
  const card = { ...made, clientId: 'c', isSelected: true }
  render(<SelectableCardRow card={card} materialId={null} />)
  const question = screen.getByText(/def half/)
  expect(question.textContent).toBe(program)
  expect(question.className).toMatch(/whitespace-pre-wrap.*font-mono/)
  expect(screen.getByText('Half of it').className).not.toContain('font-mono')
})
