import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Foldable } from './Foldable.tsx'

afterEach(cleanup)

const contents = (isOpen: boolean) => (
  <Foldable title="Contents" isOpen={isOpen}>
    <input aria-label="Part" />
  </Foldable>
)
const details = () => document.querySelector('details')
const summary = () => document.querySelector('summary')

test('where there is room its title is no button, and nothing can be folded away', () => {
  render(contents(true))
  expect(screen.getByText('Contents', { selector: 'p' })).toBeTruthy()
  expect(details()?.open).toBe(true)
  expect(summary()?.hidden).toBe(true)
})

test('else it is folded, under a title to press', () => {
  render(contents(false))
  expect(details()?.open).toBe(false)
  expect([summary()?.textContent, summary()?.hidden]).toEqual(['Contents', false])
})

test('what was typed in it stays as room comes and goes, and it folds unless that has the focus', () => {
  const { rerender } = render(contents(true))
  const field = screen.getByLabelText<HTMLInputElement>('Part')
  fireEvent.change(field, { target: { value: 'Cells' } })
  rerender(contents(false))
  expect(details()?.open).toBe(false)
  rerender(contents(true))
  expect(details()?.open).toBe(true)
  field.focus()
  rerender(contents(false))
  expect(details()?.open).toBe(true)
  expect([screen.getByLabelText('Part'), field.value]).toEqual([field, 'Cells'])
})
