import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.doUnmock('./ToastView.tsx')
})

test('A toast whose view cannot be loaded leaves the page as it is, and is shown once it can be', async () => {
  vi.resetModules()
  let loads = 0
  vi.doMock('./ToastView.tsx', async (load) => {
    loads++
    if (loads === 1) throw new Error('Failed to fetch dynamically imported module')
    return load()
  })
  const { Toaster } = await import('./Toaster.tsx')
  const { toastError } = await import('./toasts.ts')
  const { loadTexts } = await import('../../lib/language.ts')
  await loadTexts('ui')
  render(
    <>
      <p>What is being written</p>
      <Toaster />
    </>,
  )
  act(() => toastError('There is no network.'))
  await vi.waitFor(() => expect(loads).toBe(1))
  expect(screen.getByText('What is being written')).toBeDefined()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('There is no network.')).toBeDefined()
})
