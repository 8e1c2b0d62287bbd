import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeBoxes } from './CodeBoxes.tsx'

afterEach(cleanup)

const onComplete = vi.fn()

function Code({ initial = '' }: { initial?: string }) {
  const [code, setCode] = useState(initial)
  return (
    <>
      <CodeBoxes label="Code" value={code} onChange={setCode} onComplete={onComplete} />
      <output>{code}</output>
      <button type="button" onClick={() => setCode('')}>
        Forget
      </button>
    </>
  )
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () => boxes().map((box) => box.value)
const code = () => screen.getByRole('status').textContent
const type = (index: number, text: string) => fireEvent.change(boxes()[index]!, { target: { value: text } })
const paste = (index: number, text: string) =>
  fireEvent.paste(boxes()[index]!, { clipboardData: { getData: () => text } })

test('typing a digit moves on to the next box', () => {
  render(<Code />)
  type(0, '4')
  expect(document.activeElement).toBe(boxes()[1])
  type(1, '2')
  expect(document.activeElement).toBe(boxes()[2])
  expect(code()).toBe('42')
})

test('Backspace on an empty box moves back, on a filled box it stays', () => {
  render(<Code initial="42" />)
  boxes()[2]!.focus()
  fireEvent.keyDown(boxes()[2]!, { key: 'Backspace' })
  expect(document.activeElement).toBe(boxes()[1])
  fireEvent.keyDown(boxes()[1]!, { key: 'Backspace' })
  expect(document.activeElement).toBe(boxes()[1])
})

test('the arrows move between the boxes and stop at the ends', () => {
  render(<Code initial="123456" />)
  boxes()[0]!.focus()
  fireEvent.keyDown(boxes()[0]!, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.keyDown(boxes()[0]!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(boxes()[1])
})

test.each([
  ['a code with spaces around it', ' 123456 '],
  ['a code in two groups', '123 456'],
  ['full-width digits', '１２３４５６'],
  ['a sentence that holds the code', 'Your code is 123456.'],
])('pasting %s fills all boxes, whichever has the focus', (_, text) => {
  render(<Code />)
  paste(3, text)
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(onComplete).toHaveBeenCalledWith('123456')
})

test('a whole code that the phone fills into the first box spreads over all', () => {
  render(<Code />)
  type(0, '987654')
  expect(code()).toBe('987654')
})

test('what is no digit is ignored', () => {
  render(<Code />)
  type(0, 'x')
  paste(0, 'no code here')
  expect(code()).toBe('')
})

test('a digit typed into a filled box takes its place', () => {
  render(<Code initial="123456" />)
  type(1, '29')
  expect(code()).toBe('193456')
})

test('a box emptied in the middle leaves the others where they are', () => {
  render(<Code initial="123456" />)
  type(2, '')
  expect(shown()).toEqual(['1', '2', '', '4', '5', '6'])
  expect(code()).toBe('12456')
})

test('emptying the value from outside empties the boxes', () => {
  render(<Code />)
  paste(0, '123456')
  fireEvent.click(screen.getByText('Forget'))
  expect(shown()).toEqual(['', '', '', '', '', ''])
})

test('each box has a name of its own and the first asks the phone for the code', () => {
  render(<Code />)
  expect(screen.getByLabelText('Digit 6 of 6')).toBe(boxes()[5])
  expect(boxes()[0]!.getAttribute('autocomplete')).toBe('one-time-code')
  expect(screen.getByRole('group', { name: 'Code' })).toBeTruthy()
})
