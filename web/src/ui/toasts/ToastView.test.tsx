import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../lib/language.ts'
import { fullScreensStore } from '../navigation/full-screen.ts'
import { closeToasts } from './close-toasts.ts'
import { ToastView } from './ToastView.tsx'
import { closeToast, toastInfo, toastSuccess, toastTask } from './toasts.ts'

afterEach(() => {
  cleanup()
  fullScreensStore.set(0)
  vi.unstubAllGlobals()
})

test('two toasts at once take the room of one above what is answered on a narrow screen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await loadTexts('ui')
  fullScreensStore.set(1)
  render(<ToastView />)
  act(() => {
    toastSuccess('4 cards were made.')
    toastInfo('The set was created.')
  })
  const first = (await screen.findByText('4 cards were made.')).closest('li')
  await screen.findByText('The set was created.')
  expect(first?.dataset.expanded).toBe('false')
  act(() => fullScreensStore.set(0))
  await vi.waitFor(() => expect(screen.getByText('4 cards were made.').closest('li')?.dataset.expanded).toBe('true'))
})

test('toasts about what is no longer on the screen are closed', async () => {
  await loadTexts('ui')
  render(<ToastView />)
  act(() => toastSuccess('1 credit has been refunded.'))
  await screen.findByText('1 credit has been refunded.')
  closeToasts()
  await vi.waitFor(() => expect(screen.queryByText('1 credit has been refunded.')).toBeNull())
})

test('a toast that asks for something is closed once that is done, and comes no more where it had not come yet', async () => {
  await loadTexts('ui')
  const { unmount } = render(<ToastView />)
  act(() => {
    toastTask('Please choose.', 'session', 'choose')
    toastSuccess('1 credit has been refunded.')
  })
  await screen.findByText('Please choose.')
  act(() => closeToast('choose'))
  await vi.waitFor(() => expect(screen.queryByText('Please choose.')).toBeNull())
  expect(screen.getByText('1 credit has been refunded.')).toBeDefined()
  unmount()
  toastTask('Please choose.', 'session', 'choose')
  toastInfo('Something else.')
  closeToast('choose')
  render(<ToastView />)
  await screen.findByText('Something else.')
  expect(screen.queryByText('Please choose.')).toBeNull()
})

test('Tab leads on from the last of the toasts to the top of the page, and not back to where it came from', async () => {
  await loadTexts('ui')
  render(
    <>
      <a href="#content">Skip to content</a>
      <button type="button">Create Set</button>
      <ToastView />
    </>,
  )
  act(() => toastSuccess('4 cards were made.'))
  const close = await screen.findByRole('button', { name: 'Close notification' })
  const from = screen.getByRole('button', { name: 'Create Set' })
  act(() => from.focus())
  act(() => close.focus())
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(close)
  act(() => void fireEvent.keyDown(close, { key: 'Tab' }))
  expect(document.activeElement?.textContent).toBe('Skip to content')
})
