import type { ReviewItem } from '@lectern/contract/review/shapes'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { PracticeScreen } from './PracticeScreen.tsx'

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
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('after a hundred cards the next hundred is offered, until all were gone through', async () => {
  beMei()
  const server = fakeServer({
    [`${PRACTICE}?way=cram&set_id=5&after=0`]: { items: [card(1)], total_count: 250 },
    [`${PRACTICE}?way=cram&set_id=5&after=100`]: { items: [card(2)], total_count: 250 },
    [`${PRACTICE}?way=cram&set_id=5&after=200`]: { items: [card(3)], total_count: 250 },
  })
  const onDone = vi.fn()
  await openScreen(<PracticeScreen practice={{ way: 'cram', setId: 5, materialId: undefined }} onDone={onDone} />)
  const know = async (question: string) => {
    await screen.findByText(question)
    fireEvent.keyDown(document.body, { key: ' ' })
    fireEvent.keyDown(document.body, { key: '2' })
  }
  await know('Question 1')
  expect(await screen.findByText('You have gone through 100 of 250 cards.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'The Next 100 Cards' }))
  await know('Question 2')
  fireEvent.click(await screen.findByRole('button', { name: 'The Next 50 Cards' }))
  expect(onDone).not.toHaveBeenCalled()
  await know('Question 3')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(server.queries(PRACTICE).map(({ after }) => after)).toEqual(['0', '100', '200'])
})

test('who has no network is told so, can leave, and goes on as it is back', async () => {
  beMei()
  fakeServer({ [`${PRACTICE}?way=cram&set_id=5&after=0`]: { items: [card(1)], total_count: 1 } })
  onlineManager.setOnline(false)
  const onDone = vi.fn()
  await openScreen(<PracticeScreen practice={{ way: 'cram', setId: 5, materialId: undefined }} onDone={onDone} />)
  expect(await screen.findByText('Your cards could not be loaded')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^End practice/i }))
  expect(onDone).toHaveBeenCalledOnce()
  await act(async () => onlineManager.setOnline(true))
  expect(await screen.findByText('Question 1')).toBeDefined()
})
