import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../core/account/signed-in-ground.tsx'
import { say } from '../../lib/language.ts'
import { ReviewPage } from './ReviewPage.tsx'

const PRACTICE = 'GET /api/review/practice/'
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  server = fakeServer({ [PRACTICE]: { items: [], total_count: 0 } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each practice is one of its own', async () => {
  const router = await openScreen(<ReviewPage />, '/review?way=cram&set_id=5')
  const end = await screen.findByRole('button', { name: say('review.endPractice') })
  await act(() => router.navigate('/review?way=cram&set_id=6'))
  await vi.waitFor(() => expect(server.queries(PRACTICE)).toHaveLength(2))
  await screen.findByText(say('review.practiceNothing'))
  expect(screen.getByRole('button', { name: say('review.endPractice') })).not.toBe(end)
})
