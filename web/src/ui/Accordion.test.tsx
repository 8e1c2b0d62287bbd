import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Accordion } from './Accordion.tsx'

afterEach(cleanup)

const ITEMS = [
  { title: 'First', text: 'One' },
  { title: 'Second', text: 'Two' },
]
const openTitles = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent)

test('opening a question closes the one that was open; pressing it again closes it', () => {
  render(<Accordion items={ITEMS} />)
  expect(openTitles()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'First' }))
  expect(openTitles()).toEqual(['First'])
  fireEvent.click(screen.getByRole('button', { name: 'Second' }))
  expect(openTitles()).toEqual(['Second'])
  expect(screen.queryByText('One')?.closest('[hidden]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Second' }))
  expect(openTitles()).toEqual([])
})
