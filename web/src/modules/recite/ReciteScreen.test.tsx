import { ApiError } from '@lectern/contract/api-error'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { chunkFailure, fakeRun, nothingToMake, RUN_ID } from '../../core/generation/run-ground.ts'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { switchLanguage } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { clearDraft } from './draft.ts'
import { cardRuns } from './generation.ts'
import { ReciteScreen } from './ReciteScreen.tsx'
import { clearSelection } from './selection.ts'

/** What stands on the menu beside the ways on is not there. */
const NONE = new ApiError(404, 'not_found', 'None.')

beforeEach(() => {
  vi.useFakeTimers()
  onCall(reciteEndpoints, 'history').mockReturnValue(new Promise(() => {}))
  onCall(reciteEndpoints, 'listGenerations').mockRejectedValue(NONE)
  onCall(reciteEndpoints, 'listStudies').mockRejectedValue(NONE)
  onCall(reviewEndpoints, 'today').mockRejectedValue(NONE)
  beMei()
})

afterEach(() => {
  cleanup()
  clearDraft()
  cardRuns.store.set(null)
  clearSelection()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading', { level: 1 })

test('a view is written to the address without a history entry, and main takes it away', async () => {
  const router = await openScreen(<ReciteScreen />, '/module/recite')
  fireEvent.click(screen.getByRole('button', { name: /Study History/ }))
  await pass(0)
  expect(router.state.location.search).toBe('?view=history')
  fireEvent.click(screen.getByRole('button', { name: 'Back to Flashcards' }))
  await pass(0)
  expect(router.state.location.search).toBe('')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/')
})

test('an opened view takes the focus to its heading; the first one does not', async () => {
  await openScreen(<ReciteScreen />, '/module/recite')
  expect(document.activeElement).toBe(document.body)
  fireEvent.click(screen.getByRole('button', { name: /Create New Set/ }))
  await pass(0)
  expect(heading().textContent).toBe('Create New Set')
  expect(document.activeElement).toBe(heading())
})

test.each(['nonsense', 'study', 'generate', 'select', 'edit', 'edit&set_id=x'])(
  'view=%s without what it stands on shows the menu and puts the address right',
  async (query) => {
    const router = await openScreen(<ReciteScreen />, `/module/recite?view=${query}`)
    expect(heading().textContent).toBe('Flashcards')
    expect(router.state.location.search).toBe('')
  },
)

test('the draft is there again after looking at something else', async () => {
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: '光合作用' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to Flashcards' }))
  await pass(1)
  fireEvent.click(screen.getByRole('button', { name: /Create New Set/ }))
  await pass(1)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('光合作用')
})

const CONTENT = 'A cell has a nucleus. '.repeat(700)
const cards = (question: string) => ({
  flashcards: [{ question, answer: 'An answer', source: null, cloze: null, times_studied: 0, is_correct: null }],
})
const SUGGESTED = { suggestions: [...cards('A?').flashcards, ...cards('B?').flashcards] }
const made = (question: string) => ({ state: 'made' as const, answer: cards(question), error: null })
const failed = { state: 'failed' as const, answer: null, error: 'Nothing could be made.' }

/** The server has a run of three parts, the first of which is made. */
function runOnServer() {
  const server = fakeRun('recite', async (index) => cards(`Question ${index}?`))
  server.bring(CONTENT)
  Object.assign(server.run, { documentName: 'Cells.pdf', purpose: 'Terms' })
  server.run.chunks[0] = made('Question 0?')
  onCall(reciteEndpoints, 'listGenerations').mockImplementation(async () => ({
    generations: server.discard.mock.calls.length > 0 ? [] : [server.detail()],
    pagination: { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false },
  }))
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  return server
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

test('a run that waits on the server is told of on the menu: what it is of, how far, and what it cost', async () => {
  runOnServer()
  await openScreen(<ReciteScreen />, '/module/recite')
  const card = screen.getByRole('region', { name: 'Flashcards from Cells.pdf, for Terms' })
  expect(card.textContent).toContain('Not finished: 1 of 3 parts done, 1 card found. 3 credits set aside.')
  expect([...card.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Go on',
    'Keep what is there',
    'End it',
  ])
})

test('a run with suggestions alone is told of by these, not by no cards', async () => {
  const server = runOnServer()
  server.run.chunks[0] = { state: 'made', answer: { ...cards(''), flashcards: [], ...SUGGESTED }, error: null }
  await openScreen(<ReciteScreen />, '/module/recite')
  const card = screen.getByRole('region', { name: 'Flashcards from Cells.pdf, for Terms' })
  expect(card.textContent).toContain('Not finished: 1 of 3 parts done, 2 suggestions found.')
})

test('a run that holds nothing says so, on the menu and where it was made, and offers no other try', async () => {
  const server = fakeRun('recite', async () => {
    throw nothingToMake('No flashcards could be made from this text.')
  })
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
  const waiting = onCall(reciteEndpoints, 'listGenerations').mockImplementation(async () => ({
    generations: [],
    pagination: { ...pagination, total_count: 0 },
  }))
  vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  console.warn = () => {}
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: CONTENT } })
  await press('Generate Flashcards')
  await pass(2100)
  expect(screen.getByText('Part 1 of 3 has nothing that makes a good card.')).toBeDefined()
  await pass(5000)
  expect(screen.getByRole('alert').textContent).toContain('No flashcards could be made from this text.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  waiting.mockImplementation(async () => ({ generations: [server.detail()], pagination }))
  await press('Back to the Content')
  await pass(1000)
  await press('Back to Flashcards')
  await pass(10)
  const card = screen.getByRole('region', { name: /^Flashcards from/ })
  expect(card.textContent).toContain('Nothing came of it. 3 parts have nothing that makes a good card.')
  expect([...card.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['End it'])
})

test('a run whose page went away is gone on with from the menu, and its cards are reviewed', async () => {
  const server = runOnServer()
  const router = await openScreen(<ReciteScreen />, '/module/recite')
  await press('Go on')
  await pass(2500)
  expect(heading().textContent).toBe('Making Your Flashcards')
  expect(router.state.location.search).toBe(`?view=generate&generation_id=${RUN_ID}`)
  await pass(5000)
  expect(server.sentChunks()).toEqual([1, 2])
  expect(heading().textContent).toBe('Review Your Flashcards')
  expect(router.state.location.search).toBe(`?view=select&generation_id=${RUN_ID}`)
  expect(screen.getByText('3 of 3 selected')).toBeDefined()
})

test('once the last part has answered, the cards are said to be processed before they are there to review', async () => {
  fakeRun('recite', async (index) => cards(`Question ${index}?`))
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: CONTENT } })
  await press('Generate Flashcards')
  await pass(2500)
  expect(screen.getByText('Generating flashcards')).toBeDefined()
  await pass(500)
  expect(screen.getByText('Processing the cards')).toBeDefined()
  expect(heading().textContent).toBe('Making Your Flashcards')
  await pass(2000)
  expect(heading().textContent).toBe('Review Your Flashcards')
})

test('a reload shows the run again with what it found, and spends nothing by itself', async () => {
  const server = runOnServer()
  await openScreen(<ReciteScreen />, `/module/recite?view=generate&generation_id=${RUN_ID}`)
  await pass(10_000)
  expect(screen.getByText('Not finished')).toBeDefined()
  expect(screen.getByText('Question 0?')).toBeDefined()
  expect(server.sentChunks()).toEqual([])
  await press('Keep what is there')
  await pass(10)
  expect(server.end).toHaveBeenCalledOnce()
  expect(heading().textContent).toBe('Review Your Flashcards')
  expect(screen.getByText(/Parts 2 and 3 of 3 were not made\. Making the rest costs at most/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Make the rest' })).toBeDefined()
})

test('a part that could not be made is told of beside the cards, and tried again there', async () => {
  const server = runOnServer()
  server.run.chunks[1] = made('Question 1?')
  server.run.chunks[2] = failed
  await openScreen(<ReciteScreen />, `/module/recite?view=select&generation_id=${RUN_ID}`)
  expect(screen.getByText(/Part 3 of 3 could not be made\./).textContent).toContain('costs at most 1 credit.')
  await press('Try it again')
  await pass(6000)
  expect(server.sentChunks()).toEqual([2])
  expect(heading().textContent).toBe('Review Your Flashcards')
  expect(screen.queryByText(/could not be made/)).toBeNull()
  expect(screen.getByText('3 of 3 selected')).toBeDefined()
})

test('a part that fails is named while the others are made, and the time goes on where the bar stands', async () => {
  // What failed is told to the console as well.
  console.warn = () => {}
  const server = fakeRun('recite', async (index) => {
    if (index === 1) throw chunkFailure()
    return index === 2 ? new Promise<never>(() => {}) : cards(`Question ${index}?`)
  })
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: CONTENT } })
  await press('Generate Flashcards')
  await pass(6000)
  expect(server.sentChunks()).toEqual([0, 1, 2])
  expect(screen.getByText('Part 2 of 3 could not be made.').closest('[role=status]')).not.toBeNull()
  const bar = screen.getByRole('progressbar')
  const before = bar.getAttribute('aria-valuenow')
  const percent = screen.getByText(/^[56] seconds, \d+%$/).textContent?.split(', ')[1]
  await pass(60_000)
  expect(screen.getByText(/^1 minute [56] seconds, /).textContent).toContain(`, ${percent}`)
  expect(bar.getAttribute('aria-valuenow')).toBe(before)
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  await pass(1000)
  expect(screen.getByText(/^1 分鐘 ?\d 秒，\d+%$/)).toBeDefined()
  expect(screen.getByText('共 3 個部分，第 2 部分未能製作。')).toBeDefined()
})

test('a run that stands still is told of with what failed, and without a clock', async () => {
  const server = runOnServer()
  server.run.chunks[1] = failed
  await openScreen(<ReciteScreen />, `/module/recite?view=generate&generation_id=${RUN_ID}`)
  await pass(10)
  expect(screen.getByText('Part 2 of 3 could not be made.')).toBeDefined()
  expect(screen.getByText(/1 of 3 parts done, 1 card found\. 1 part could not be made\./)).toBeDefined()
  expect(screen.queryByText(/second/)).toBeNull()
})

test('ending a run asks first, and says what comes back', async () => {
  const server = runOnServer()
  await openScreen(<ReciteScreen />, '/module/recite')
  await press('End it')
  expect(screen.getByRole('alertdialog').textContent).toContain('What was not made comes back.')
  expect(server.discard).not.toHaveBeenCalled()
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End it' }))
  await pass(10)
  expect(server.discard).toHaveBeenCalledExactlyOnceWith({ params: { generation_id: RUN_ID } })
  expect(screen.queryByText(/parts done/)).toBeNull()
})

test('cards that were kept or discarded in another window are not found', async () => {
  const server = runOnServer()
  server.get.mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await openScreen(<ReciteScreen />, `/module/recite?view=select&generation_id=${RUN_ID}`)
  expect(heading().textContent).toBe('Cards Not Found')
})

test('the screens speak Chinese once it is chosen, and refuse in it', async () => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  await openScreen(<ReciteScreen />, '/module/recite')
  expect(heading().textContent).toBe('學習卡')
  fireEvent.click(screen.getByRole('button', { name: /建立新卡組/ }))
  await pass(0)
  expect(screen.getByRole('button', { name: '應試' })).toBeDefined()
  await press('製作學習卡')
  expect(screen.getByRole('alert').textContent).toBe('請提供內容以製作學習卡。')
})
