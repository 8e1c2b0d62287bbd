import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Foldable } from './Foldable.tsx'

afterEach(cleanup)

test('where there is room its title is no button, and nothing can be folded away', () => {
  const { container } = render(
    <Foldable title="Contents" isOpen>
      <p>Part 1</p>
    </Foldable>,
  )
  expect(screen.getByText('Part 1')).toBeTruthy()
  expect(container.querySelector('summary')).toBeNull()
})

test('else it is folded, under a title to press', () => {
  const { container } = render(
    <Foldable title="Contents" isOpen={false}>
      <p>Part 1</p>
    </Foldable>,
  )
  expect(container.querySelector('details')?.open).toBe(false)
  expect(container.querySelector('summary')?.textContent).toBe('Contents')
})
