import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass, refusal } from '../../core/account/signed-in-ground.tsx'
import { paidCallsStore } from '../../lib/api/paid-calls.ts'
import { loadTexts } from '../../lib/language.ts'
import { MADE_LECTURE } from '../../modules/lecture/lecture-ground.ts'
import { FullScreen } from '../../ui/navigation/FullScreen.tsx'
import * as toasts from '../../ui/toasts/toasts.ts'
import { Tray } from './Tray.tsx'
import { trayOpenStore } from './tray-open.ts'
import { doneWorkStore, endingsStore } from './use-endings.ts'

const LIST = 'GET /api/unfinished/'
const POLL_MS = 4000

const LECTURE: UnfinishedWork = {
  module: 'lecture',
  id: '7',
  status: 'under_way',
  title: 'Week 3',
  progress: { done: 1, total: 4 },
  is_again: false,
  since: '2026-11-22T08:00:00Z',
}

beforeEach(async () => {
  await loadTexts('tray', 'generation', 'credits')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  trayOpenStore.set(false)
  doneWorkStore.set([])
  endingsStore.set([])
  paidCallsStore.set(0)
})

async function openTray(email: string, work: readonly UnfinishedWork[], answers = {}) {
  beMei({ email })
  const server = fakeServer({ [LIST]: { work }, ...answers })
  await openScreen(<Tray place="header" />, '/library')
  await vi.waitFor(() => expect(server.sent(LIST)).toHaveLength(1))
  return server
}
const openWindow = async () => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: /under way$|to look at$/ })))
  return within(await screen.findByRole('dialog', { name: 'Under way and done' }))
}
const said = () => endingsStore.get().map(({ text }) => text)

test('work under way is followed, and once it is done that is said, with the way to its result', async () => {
  const server = await openTray('follows@example.hk', [LECTURE], {
    'GET /api/lecture/lectures/7/': MADE_LECTURE,
  })
  await screen.findByRole('button', { name: '1 under way' })
  server.answer(LIST, { work: [] })
  await pass(POLL_MS)
  expect((await screen.findByText('Ready: Week 3 (Lecture)')).closest('[aria-live=polite]')).toBeTruthy()
  const tray = await openWindow()
  const result = tray.getByRole('link', { name: 'Week 3' })
  expect(result.getAttribute('href')).toBe('/module/lecture?view=content&lecture_id=7')
  fireEvent.click(tray.getByRole('button', { name: 'Remove Week 3 from this list' }))
  expect(tray.getByText('Nothing is under way.')).toBeTruthy()
  const asked = server.sent(LIST).length
  await pass(3 * POLL_MS)
  expect(server.sent(LIST)).toHaveLength(asked)
})

test('work is called off once that is confirmed, and nobody is told that it is ready', async () => {
  const server = await openTray('cancels@example.hk', [LECTURE], {
    'POST /api/lecture/lectures/7/cancel/': () => {
      server.answer(LIST, { work: [] })
      return { success: true }
    },
  })
  const tray = await openWindow()
  expect(tray.getByText('1 of 4 parts done')).toBeTruthy()
  fireEvent.click(tray.getByRole('button', { name: 'Stop Week 3' }))
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Stop it' })))
  await vi.waitFor(() => expect(server.sent('POST /api/lecture/lectures/7/cancel/')).toHaveLength(1))
  await screen.findByText('Nothing is under way.')
  expect(endingsStore.get()).toEqual([])
  expect(doneWorkStore.get()).toEqual([])
})

test('pages that are read again can be left as they were, of which nobody is told; what ends before it is called off is done', async () => {
  const again: UnfinishedWork = { ...LECTURE, id: '6', title: 'Week 2', progress: null, is_again: true }
  const reading: UnfinishedWork = { ...again, module: 'ocr', title: 'scan.pdf' }
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  const server = await openTray('keeps@example.hk', [LECTURE, again, reading], {
    'POST /api/lecture/lectures/6/cancel/': () => {
      server.answer(LIST, { work: [LECTURE, reading] })
      return { success: true }
    },
    'POST /api/lecture/lectures/7/cancel/': () => {
      server.answer(LIST, { work: [] })
      return refusal(409, 'conflict', 'This has been finished in the meantime, and stays.')
    },
    'POST /api/ocr/documents/6/cancel/': () => {
      server.answer(LIST, { work: [LECTURE] })
      return { success: true }
    },
    'GET /api/lecture/lectures/6/': { ...MADE_LECTURE, id: 6 },
    'GET /api/lecture/lectures/7/': MADE_LECTURE,
  })
  const tray = await openWindow()
  const stop = async (title: string) => {
    fireEvent.click(tray.getByRole('button', { name: `Stop ${title}` }))
    const question = within(await screen.findByRole('alertdialog'))
    const text = question.getByText(/come back/).textContent
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Stop it' })))
    return text
  }
  for (const title of ['Week 2', 'scan.pdf']) expect(await stop(title)).toContain('What was read before stays.')
  await vi.waitFor(() =>
    expect([
      server.sent('POST /api/lecture/lectures/6/cancel/').length,
      server.sent('POST /api/ocr/documents/6/cancel/').length,
    ]).toEqual([1, 1]),
  )
  await vi.waitFor(() => expect(tray.queryByText('scan.pdf')).toBeNull())
  expect(server.sent('GET /api/lecture/lectures/6/')).toEqual([])
  expect([said(), doneWorkStore.get()]).toEqual([[], []])
  expect(await stop('Week 3')).not.toContain('What was read before stays.')
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledWith('This has been finished in the meantime, and stays.'))
  await vi.waitFor(() => expect(doneWorkStore.get()).toMatchObject([{ module: 'lecture', id: '7' }]))
})

test('what fails is said, and can be put away; an exam that is being made cannot be called off', async () => {
  const exam: UnfinishedWork = { ...LECTURE, module: 'exam', id: 'a', title: 'Cells', progress: null }
  const server = await openTray('fails@example.hk', [exam], { 'DELETE /api/exam/generations/a/': { success: true } })
  const tray = await openWindow()
  expect(tray.queryByRole('button', { name: 'Stop Cells' })).toBeNull()
  server.answer(LIST, { work: [{ ...exam, status: 'failed' }] })
  await pass(POLL_MS)
  await vi.waitFor(() => expect(said()).toEqual(['Exam could not be finished: Cells']))
  fireEvent.click(await tray.findByRole('button', { name: 'Remove Cells from this list' }))
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Remove it' })))
  await vi.waitFor(() => expect(server.sent('DELETE /api/exam/generations/a/')).toHaveLength(1))
})

test('all that ends at once is said, a re-reading that failed as failed, and what is read again is done once', async () => {
  const [again, ended] = [
    { ...LECTURE, id: '6', title: 'Week 2', is_again: true },
    { ...LECTURE, title: 'Week 3', is_again: true },
  ]
  const server = await openTray('ends@example.hk', [again, ended], {
    'GET /api/lecture/lectures/6/': { ...MADE_LECTURE, id: 6, read_again_error: 'It could not be read.' },
    'GET /api/lecture/lectures/7/': MADE_LECTURE,
  })
  act(() => doneWorkStore.set([{ module: 'lecture', id: '7', title: 'Week 3', address: '/' }]))
  server.answer(LIST, { work: [] })
  await pass(POLL_MS)
  await vi.waitFor(() =>
    expect(said().toSorted()).toEqual(['Lecture could not be finished: Week 2', 'Ready: Week 3 (Lecture)']),
  )
  expect(doneWorkStore.get().map(({ id }) => id)).toEqual(['7'])
  await pass(10_000)
  expect(said()).toEqual([])
})

test('what is left alone is marked so, and an emptied tray gives the focus to the page', async () => {
  await openTray('left@example.hk', [{ ...LECTURE, module: 'notes', status: 'left' }])
  expect(
    (await screen.findByRole('button', { name: '1 to look at' })).querySelector('.lucide-circle-pause'),
  ).toBeTruthy()
  cleanup()
  doneWorkStore.set([{ module: 'lecture', id: '7', title: 'Week 3', address: '/' }])
  render(<main id="content" tabIndex={-1} />)
  await openTray('emptied@example.hk', [])
  const tray = await openWindow()
  fireEvent.click(tray.getByRole('button', { name: 'Remove Week 3 from this list' }))
  fireEvent.click(tray.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'))
})

test('what a paid call begins is asked for soon after, and again when it is answered', async () => {
  const server = await openTray('begins@example.hk', [])
  act(() => paidCallsStore.set(1))
  server.answer(LIST, { work: [LECTURE] })
  await pass(1000)
  await screen.findByRole('button', { name: '1 under way' })
  server.answer(LIST, { work: [] })
  const asked = server.sent(LIST).length
  act(() => paidCallsStore.set(0))
  await pass(0)
  expect(server.sent(LIST).length).toBeGreaterThan(asked)
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '1 under way' })).toBeNull())
})

test('what a paid call begins that is answered at once is followed, and a page that opens asks anew', async () => {
  const server = await openTray('short@example.hk', [])
  server.answer(LIST, { work: [LECTURE] })
  act(() => paidCallsStore.set(1))
  act(() => paidCallsStore.set(0))
  await pass(0)
  await screen.findByRole('button', { name: '1 under way' })
  cleanup()
  await openTray('short@example.hk', [])
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '1 under way' })).toBeNull())
})

test('nothing is asked for while a student answers questions', async () => {
  beMei({ email: 'answers@example.hk' })
  const server = fakeServer({ [LIST]: { work: [LECTURE] } })
  render(<FullScreen />)
  await openScreen(<Tray place="header" />, '/review')
  await pass(3 * POLL_MS)
  expect(server.sent(LIST)).toEqual([])
})

test('its window stays open where the page gets wider and the tray goes to its rail', async () => {
  beMei({ email: 'turns@example.hk' })
  fakeServer({ [LIST]: { work: [LECTURE] } })
  let widen = () => {}
  function Frame() {
    const [isWide, setWide] = useState(false)
    widen = () => setWide(true)
    return isWide ? (
      <ul>
        <Tray place="rail" />
      </ul>
    ) : (
      <Tray place="header" />
    )
  }
  await openScreen(<Frame />, '/library')
  await openWindow()
  await act(async () => widen())
  expect(await screen.findByRole('dialog', { name: 'Under way and done' })).toBeDefined()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
