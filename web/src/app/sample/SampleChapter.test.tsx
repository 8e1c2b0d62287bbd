import type { Sample } from '@lectern/contract/work/sample'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../core/account/signed-in-ground.tsx'
import { loadTexts } from '../../lib/language.ts'
import { beginPractice, practiceStore } from '../../modules/exam/practice.ts'
import { NewcomersSample } from './NewcomersSample.tsx'

const OFFERED: Sample = {
  status: 'offered',
  title: 'How memory keeps what you learn',
  material_id: null,
  set_id: null,
  exam_id: null,
  talk_id: null,
}
const KEPT: Sample = { ...OFFERED, status: 'kept', material_id: 3, set_id: 4, exam_id: 5 }

let count = 0
// Each test is of a student of its own: what was read for one is kept for them.
beforeEach(async () => {
  beMei({ email: `new-${count++}@example.hk` })
  await loadTexts('sample', 'ui')
})
afterEach(() => {
  cleanup()
  practiceStore.set(null)
  vi.unstubAllGlobals()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('one press keeps the sample, which then leads to its chapter, cards and exam, and begins its talk', async () => {
  const server = fakeServer({
    'GET /api/sample/': OFFERED,
    'POST /api/sample/': KEPT,
    'POST /api/sample/talk/': { session_id: 6 },
  })
  const router = await openScreen(<NewcomersSample />, '/')
  await screen.findByText(/“How memory keeps what you learn”: a short chapter/)
  server.answer('GET /api/sample/', KEPT)
  screen.getByRole('button', { name: 'Try a Sample Chapter' }).focus()
  await press('Try a Sample Chapter')
  const region = await screen.findByRole('region', { name: 'Your sample chapter' })
  // The button that had the focus is gone.
  expect(document.activeElement?.contains(region)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  const part = within(region)
  const ways = part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Read It', '/library/3'],
    ['Review Its Cards', '/review?set_id=4'],
    ['Take Its Exam', '/module/exam?view=attempts&id=5'],
  ])
  await press('Talk About It')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?view=session&session_id=6'))
})

test('what its student has deleted of it is not led to', async () => {
  fakeServer({ 'GET /api/sample/': { ...KEPT, set_id: null } })
  await openScreen(<NewcomersSample />, '/')
  await screen.findByRole('link', { name: 'Take Its Exam' })
  expect(screen.queryByRole('link', { name: 'Review Its Cards' })).toBeNull()
})

test('dismissed, it is gone, and so is an exam of it that was being answered', async () => {
  const server = fakeServer({ 'GET /api/sample/': KEPT, 'DELETE /api/sample/': { success: true } })
  beginPractice(1, { id: 5, title: KEPT.title, made_by: 'hand', is_sampled: false }, [])
  await openScreen(<NewcomersSample />, '/')
  await screen.findByRole('region', { name: 'Your sample chapter' })
  await press('Dismiss')
  expect(server.sent('DELETE /api/sample/')).toEqual([])
  server.answer('GET /api/sample/', { ...OFFERED, status: 'none' })
  const question = within(await screen.findByRole('alertdialog'))
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Dismiss' })))
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(server.sent('DELETE /api/sample/')).toHaveLength(1)
  expect(practiceStore.get()).toBeNull()
})

test('the offer is refused at once', async () => {
  const server = fakeServer({ 'GET /api/sample/': OFFERED, 'DELETE /api/sample/': { success: true } })
  await openScreen(<NewcomersSample />, '/')
  await screen.findByRole('region', { name: 'New here? Try a sample chapter' })
  server.answer('GET /api/sample/', { ...OFFERED, status: 'none' })
  await press('No, Thanks')
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(server.sent('DELETE /api/sample/')).toHaveLength(1)
})

test('nothing is shown where there is none', async () => {
  const server = fakeServer({ 'GET /api/sample/': { ...OFFERED, status: 'none' } })
  await openScreen(<NewcomersSample />, '/')
  await vi.waitFor(() => expect(server.sent('GET /api/sample/')).not.toEqual([]))
  expect(screen.queryByRole('region')).toBeNull()
})
