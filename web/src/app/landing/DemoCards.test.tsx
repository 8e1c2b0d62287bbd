import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DemoCards } from './DemoCards.tsx'

afterEach(cleanup)

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a card is turned, answered, and followed by the next, which takes the focus', () => {
  render(<DemoCards />)
  expect(screen.queryByRole('button', { name: 'Knew it' })).toBeNull()
  press(/Where does the oxygen/)
  press('Knew it')
  expect(screen.getByText('Card 2 of 3')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /溫故而知新/ }))
})

test('after the last card the score is told and the cards can be begun again', () => {
  render(<DemoCards />)
  for (const verdict of ['Knew it', 'Missed it', 'Knew it']) {
    fireEvent.click(screen.getAllByRole('button')[0]!)
    press(verdict)
  }
  expect(screen.getByText('2 of 3 known')).toBeTruthy()
  press('Again')
  expect(screen.getByText('Card 1 of 3')).toBeTruthy()
})
