import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { BreadcrumbFrame } from './Breadcrumbs.tsx'
import { PageHeader } from './PageHeader.tsx'

afterEach(cleanup)

const trailShown = () =>
  [...screen.getByRole('navigation', { name: 'Breadcrumbs' }).children].map(({ textContent }) => textContent)

test('a screen says on the line of its frame what it stands under; each place says where it leads', () => {
  const [openStart, openHistory] = [vi.fn(), vi.fn()]
  const trail = [
    { label: 'Flashcards', onOpen: openStart },
    { label: 'Study History', onOpen: openHistory },
  ]
  const screenOf = (shown: typeof trail | undefined) => (
    <MemoryRouter>
      <BreadcrumbFrame>
        <PageHeader title="Biology" trail={shown} />
      </BreadcrumbFrame>
    </MemoryRouter>
  )
  const { rerender } = render(screenOf(undefined))
  expect(trailShown(), 'the start of a module').toEqual(['Back to Modules'])
  rerender(screenOf(trail))
  expect(trailShown()).toEqual(['Back to Modules', 'Flashcards', 'Study History'])
  expect(screen.getByRole('link', { name: 'Back to Modules' }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Back to Flashcards' }))
  expect(openStart).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Back to Study History' }))
  expect(openHistory).toHaveBeenCalledOnce()
})

test('without a frame the line stands above the heading', () => {
  render(
    <MemoryRouter>
      <PageHeader title="Cells" trail={[{ label: 'Library', onOpen: () => {} }]} />
    </MemoryRouter>,
  )
  expect(trailShown()).toEqual(['Back to Modules', 'Library'])
})
