import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorScreen } from './ErrorScreen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [true, 'This page stopped working'],
  [false, 'No Network'],
])('a page that is not shown while the browser has a network: %s, says %s', (isOnline, heading) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(<ErrorScreen />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined()
})
