import { expect, test, vi } from 'vitest'
import { hasWaitingToasts, type Toast, takeToasts, toastError, toastInfo, toastSuccess, watchToasts } from './toasts.ts'

test('toasts wait for their view and reach it in order, with the seconds of their kind', () => {
  const watcher = vi.fn()
  const stopWatching = watchToasts(watcher)
  toastSuccess('Saved', 'edit')
  toastError('Failed')
  expect(watcher).toHaveBeenCalledTimes(2)
  expect(hasWaitingToasts()).toBe(true)

  const shown: Toast[] = []
  const stop = takeToasts((toast) => shown.push(toast))
  toastInfo("Time's up!", 'session')
  toastSuccess('4 cards were made.', 'session', { label: 'Open the set', to: '/set' })
  expect(hasWaitingToasts()).toBe(false)
  expect(shown).toEqual([
    { kind: 'success', text: 'Saved', seconds: 3 },
    { kind: 'error', text: 'Failed', seconds: 4 },
    { kind: 'info', text: "Time's up!", seconds: 10 },
    { kind: 'success', text: '4 cards were made.', seconds: 10, way: { label: 'Open the set', to: '/set' } },
  ])
  stop()
  stopWatching()
})
