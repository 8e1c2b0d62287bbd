import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a change fails at once without a network, and does not wait unseen', async () => {
  onlineManager.setOnline(false)
  const change = new MutationObserver(queryClientOf('mei@example.hk'), {
    mutationFn: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect(change.mutate()).rejects.toThrow('Failed to fetch')
  expect(change.getCurrentResult().isPaused).toBe(false)
})
