import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../../lib/language.ts'
import type { Outcome } from './outcome.ts'
import { QuestionReview } from './QuestionReview.tsx'

beforeEach(() => loadTexts('results'))
afterEach(cleanup)

/** Three questions, each of which its student can say to be right. */
function Review() {
  const [outcomes, setOutcomes] = useState<Outcome[]>(['unchecked', 'missed', 'unanswered'])
  return (
    <QuestionReview
      title="Review"
      questions={outcomes.map((outcome, index) => ({ id: index + 1, number: index + 1, outcome }))}
      head={({ number }) => <p>Question {number}</p>}
      body={({ id }) => (
        <button type="button" onClick={() => setOutcomes((all) => all.with(id - 1, 'right'))}>
          It does {id}
        </button>
      )}
    />
  )
}
const order = () => screen.queryAllByText(/^Question/).map(({ textContent }) => textContent)
const press = (name: string | RegExp) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}

test('a question that is marked anew keeps its place and the focus, until a filter is pressed', () => {
  render(<Review />)
  expect(order()).toEqual(['Question 2', 'Question 1', 'Question 3'])
  const button = press('It does 2')
  expect(order()).toEqual(['Question 2', 'Question 1', 'Question 3'])
  expect(document.activeElement).toBe(button)
  press(/^All/)
  expect(order()).toEqual(['Question 1', 'Question 3', 'Question 2'])
})

test('it stays within the filter that showed it, whose button stays pressed', () => {
  render(<Review />)
  press('Not checked 1')
  expect(order()).toEqual(['Question 1'])
  const button = press('It does 1')
  expect(order()).toEqual(['Question 1'])
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('1 of 3 questions')
  expect(screen.getByRole('button', { name: 'Not checked 0', pressed: true })).toBeDefined()
  press('Not checked 0')
  expect(order()).toEqual(['Question 2', 'Question 3', 'Question 1'])
  expect(screen.queryByRole('button', { name: /^Not checked/ })).toBeNull()
})
