import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../lib/language.ts'
import type { Outcome } from './outcome.ts'
import { QuestionReview } from './QuestionReview.tsx'

beforeEach(() => loadTexts('results'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Three questions, each of which its student can say to be right. */
function Review() {
  const [outcomes, setOutcomes] = useState<Outcome[]>(['unchecked', 'missed', 'unanswered'])
  return (
    <QuestionReview
      title="Review"
      score={<p>Score</p>}
      figures={<p>Figures</p>}
      above={<p>Above</p>}
      below={<p>Below</p>}
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
const order = () => screen.queryAllByText(/^Question \d$/).map(({ textContent }) => textContent)
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

const onScreen = (hasRoom: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: hasRoom, addEventListener() {}, removeEventListener() {} }))
  render(<Review />)
}
/** What comes one after the other, for the eye, the keyboard and a screen reader. */
const inOrder = () =>
  [
    screen.getByRole('group', { name: 'Which questions are shown' }),
    ...screen.getAllByText(/^(Score|Figures|Above|Review|Question 2|Below)$/),
  ]
    .toSorted((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((part) => (part.tagName === 'FIELDSET' ? 'Strip' : part.textContent))

test('on a wide screen the summary comes first, with the strip, and is scrolled by keyboard', () => {
  onScreen(true)
  expect(inOrder()).toEqual(['Score', 'Strip', 'Figures', 'Above', 'Review', 'Question 2', 'Below'])
  const summary = screen.getByRole('region', { name: 'Results in short' })
  expect(summary.tabIndex).toBe(0)
  expect(within(summary).getByRole('group', { name: 'Which questions are shown' })).toBeDefined()
})

test('on a narrow one the strip stands over the questions, and there is nothing to scroll by itself', () => {
  onScreen(false)
  expect(inOrder()).toEqual(['Score', 'Figures', 'Above', 'Review', 'Strip', 'Question 2', 'Below'])
  expect(screen.queryByRole('region')).toBeNull()
})

test('what a filter shows is brought into sight where somebody has read on beside the strip, and else stays', () => {
  onScreen(true)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  press(/^Incorrect/)
  expect(scrolled).not.toHaveBeenCalled()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -600 } as DOMRect)
  press(/^All/)
  expect(scrolled).toHaveBeenCalledOnce()
})
