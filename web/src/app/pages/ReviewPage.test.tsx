import type { ReviewItem } from '@lectern/contract/review/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../core/account/signed-in-ground.tsx'
import { say } from '../../lib/language.ts'
import { ReviewPage } from './ReviewPage.tsx'

const PRACTICE = 'GET /api/review/practice/'
const card = (id: number): ReviewItem => ({
  ...{ id, kind: 'card', source_id: id, stage: 'review', due_at: '2026-11-24T04:00:00Z', last_reviewed_at: null },
  ...{ review_count: 1, lapse_count: 0, is_suspended: false, is_leech: false, is_buried: false, flag: 0 },
  ...{ question: `Question ${id}`, answer: `Answer ${id}`, mode: 'recall', options: [], explanation: null },
  ...{ source: null, material_id: null, set: { id: 5, title: 'Cells' } },
  note: { kind: 'basic', question: `Question ${id}`, answer: `Answer ${id}`, part: 0, tags: [] },
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another practice begins anew: the end of the one before does not stand in its place', async () => {
  beMei()
  fakeServer({
    [`${PRACTICE}?way=cram&set_id=5&after=0`]: { items: [card(1)], total_count: 1 },
    [`${PRACTICE}?way=cram&set_id=6&after=0`]: { items: [card(2)], total_count: 1 },
  })
  const router = await openScreen(<ReviewPage />, '/review?way=cram&set_id=5')
  await screen.findByText('Question 1')
  fireEvent.keyDown(document.body, { key: ' ' })
  fireEvent.keyDown(document.body, { key: '2' })
  await screen.findByText(say('review.practiceDone'))
  await act(() => router.navigate('/review?way=cram&set_id=6'))
  expect(await screen.findByText('Question 2')).toBeDefined()
})
