import type { ReviewItem } from '@lectern/contract/review/shapes'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OUTBOX_PREFIXES } from '../../../lib/storage/outbox.ts'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { reviewOutbox } from '../outbox.ts'
import { PracticeScreen } from './PracticeScreen.tsx'

const PRACTICE = 'GET /api/review/practice/'
const TODAY = {
  ...{ date: '2026-11-23', ends_at: '2026-11-24T04:00:00Z', due_count: 0, new_count: 0, backlog_count: 0 },
  ...{ reviewed_count: 0, minutes_left: 0, next_due_at: null },
}
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
  await screen.findByText('You have seen them all again.')
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(server.queries(PRACTICE).map(({ after }) => after)).toEqual(['0', '100', '200'])
})

/** Goes through the cards on the screen, each turned and then answered by its key. */
async function answerInTurn(...answers: [question: string, key: '1' | '2'][]): Promise<void> {
  for (const [question, key] of answers) {
    await screen.findByText(question)
    fireEvent.keyDown(document.body, { key: ' ' })
    fireEvent.keyDown(document.body, { key })
  }
}
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('its answers, right and wrong, change nothing: none of them is sent, or waits to be', async () => {
  beMei()
  const server = fakeServer({ [`${PRACTICE}?way=ahead&after=0`]: { items: [card(1), card(2)], total_count: 2 } })
  await openScreen(<PracticeScreen practice={{ way: 'ahead' }} onDone={() => {}} />)
  await answerInTurn(['Question 1', '1'], ['Question 2', '2'], ['Question 1', '2'])
  await screen.findByRole('heading', { name: 'You have seen them all again.' })
  expect(server.changes()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith(OUTBOX_PREFIXES.reviews))).toEqual([])
  expect(reviewOutbox.waiting.get()).toEqual([])
})

test('its end says what was right and missed by the first answers, the time, what is due, and goes through the missed again', async () => {
  beMei()
  fakeServer({
    [`${PRACTICE}?way=ahead&after=0`]: { items: [card(1), card(2), card(3)], total_count: 3 },
    'GET /api/review/today/': { ...TODAY, due_count: 4, minutes_left: 1 },
  })
  const onDone = vi.fn()
  await openScreen(<PracticeScreen practice={{ way: 'ahead' }} onDone={onDone} />)
  await answerInTurn(['Question 1', '2'], ['Question 2', '1'], ['Question 3', '2'], ['Question 2', '2'])
  const heading = await screen.findByRole('heading', { name: 'You have seen them all again.' })
  expect(document.activeElement).toBe(heading)
  expect([figure('Right'), figure('Missed')]).toEqual(['2', '1'])
  expect(figure('Time')).toMatch(/second/)
  expect(await screen.findByText('4 cards are due, about 1 minute.')).toBeDefined()
  expect(screen.getByText('Answer 2')).toBeDefined()
  expect(screen.queryByText('Answer 1')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Again: the one you missed' }))
  await answerInTurn(['Question 2', '2'])
  await screen.findByRole('heading', { name: 'You have seen them all again.' })
  expect([figure('Right'), figure('Missed')]).toEqual(['2', '1'])
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onDone).toHaveBeenCalledOnce()
})

test('ended before all were seen it says what it came to so far; without an answer it is left at once', async () => {
  beMei()
  fakeServer({ [`${PRACTICE}?way=ahead&after=0`]: { items: [card(1), card(2)], total_count: 2 } })
  const onDone = vi.fn()
  await openScreen(<PracticeScreen practice={{ way: 'ahead' }} onDone={onDone} />)
  await answerInTurn(['Question 1', '1'])
  fireEvent.click(screen.getByRole('button', { name: /^End practice/i }))
  await screen.findByRole('heading', { name: 'Summary' })
  expect([figure('Right'), figure('Missed')]).toEqual(['0', '1'])
  expect(onDone).not.toHaveBeenCalled()
  cleanup()
  await openScreen(<PracticeScreen practice={{ way: 'ahead' }} onDone={onDone} />)
  await screen.findByText('Question 1')
  fireEvent.click(screen.getByRole('button', { name: /^End practice/i }))
  expect(onDone).toHaveBeenCalledOnce()
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
