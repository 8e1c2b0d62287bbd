import { ApiError } from '@lectern/contract/api-error'
import { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import * as logging from '../../lib/log-failure.ts'
import { answerQuestion } from './answer-practice.ts'
import { joinPractices, keptPractice } from './kept-practice.ts'
import { ListeningScreen } from './ListeningScreen.tsx'
import { keepPractices } from './listening-test-ground.ts'
import { practiceStore } from './practice.ts'
import { scoreStore } from './score.ts'

const [THERE, HERE] = ['4c3ad3c8-07fe-4f0f-9b2f-0d6b8a1f9a01', '4c3ad3c8-07fe-4f0f-9b2f-0d6b8a1f9a02']
const SAVED_AT = '2026-12-01T08:05:00Z'
const SET: ListeningSet = {
  ...{ id: 7, title: 'The platform 月台', audio_file: '', has_audio: false, duration_seconds: 0, size_mb: 0 },
  ...{ language_codes: ['en-US'], material_id: null, question_count: 2, made_by: 'built-in', latest_accuracy: null },
  ...{ created_at: '2026-12-01T08:00:00Z', transcript: null, sentences: [] },
  questions: ['Where does it leave?', 'Who came?'].map((question, index) => ({
    ...{ id: index + 1, type: 'other' as const, question, options: [], moment: null },
  })),
}
const OTHER_SET: ListeningSet = { ...SET, id: 8, title: 'The harbour', questions: SET.questions.slice(0, 1) }
const SCORE: ListeningScore = {
  ...{ attempt_id: 1, correct: 2, total_questions: 2, accuracy: 100, submitted_at: SAVED_AT },
  results: SET.questions.map(({ id, question }) => ({
    ...{ id, question, user_answer: 'Ada', correct_answer: 'Ada', is_correct: true, is_checked: true },
    ...{ judgement: null, explanation: '', moment: null, source: null },
  })),
}
/** What another device has kept. */
const keptWith = (answers: Record<string, string>, revision = 4) => ({
  practice: { client_id: THERE, answers, revision, started_at: '2026-12-01T08:00:00Z', saved_at: SAVED_AT },
  is_submitted: false,
})
const OPEN = '/module/listening?view=practice&set=7'

let server: ReturnType<typeof keepPractices>
let submit: ReturnType<typeof onCall<typeof listeningEndpoints, 'submit'>>
let begun: ReturnType<typeof onCall<typeof begunEndpoints, 'list'>>

beforeEach(() => {
  beMei()
  server = keepPractices()
  submit = onCall(listeningEndpoints, 'submit').mockResolvedValue(SCORE)
  begun = onCall(begunEndpoints, 'list').mockResolvedValue({ work: [] })
  onCall(listeningEndpoints, 'getSet').mockImplementation(async ({ params: { id } }) => (id === 8 ? OTHER_SET : SET))
  onCall(listeningEndpoints, 'listUnfinished').mockResolvedValue({ in_progress: [] })
})
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  practiceStore.set(null)
  scoreStore.set(null)
})

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement))
const fieldOf = (number: number) => screen.getByLabelText<HTMLInputElement>(`Your answer to question ${number}`)
const type = (number: number, answer: string) =>
  act(async () => void fireEvent.change(fieldOf(number), { target: { value: answer } }))
const shown = () => [1, 2].map((number) => fieldOf(number).value)
const sent = () => server.keep.mock.lastCall?.[0]

test('A set that was begun on another device stands on the page of listening and is gone on with where it was left', async () => {
  begun.mockResolvedValue({
    work: [{ module: 'listening', id: '7', title: SET.title, done: 1, total: 2, since: SAVED_AT }],
  })
  server.look.mockResolvedValue(keptWith({ 1: 'At six' }))
  const router = await openScreen(<ListeningScreen />, '/module/listening')
  await screen.findByText('Practice in progress: The platform 月台, 1 of 2 answered.')
  await press('Resume')
  await screen.findByText(/1 of 2 answered/)
  expect(router.state.location.search).toBe('?view=practice&set=7')
  expect(shown()).toEqual(['At six', ''])
  await type(2, 'Ada')
  await act(() => keptPractice.save())
  // It goes on from what is kept, as the practice that it is.
  expect(server.keep).toHaveBeenCalledExactlyOnceWith({
    params: { id: 7 },
    body: { answers: { 1: 'At six', 2: 'Ada' }, client_id: THERE, revision: 4 },
  })
  server.look.mockResolvedValue(keptWith({ 1: 'At six', 2: 'Ada' }, 5))
  await press('Submit')
  await screen.findByRole('heading', { level: 1, name: 'Score' })
  expect(submit.mock.lastCall?.[0].body).toEqual({ answers: { 1: 'At six', 2: 'Ada' }, client_id: THERE })
  expect([practiceStore.get(), scoreStore.get()?.setId]).toEqual([null, 7])
})

test('Where nobody says what was answered elsewhere, the set is shown all the same, and joined with that later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof keptWith>>()
  server.look.mockImplementation(() => promise)
  await openScreen(<ListeningScreen />, OPEN)
  await pass(4000)
  expect(screen.queryByLabelText('Your answer to question 1')).toBeNull()
  await pass(1500)
  await type(1, 'At six')
  expect(screen.getByText(/1 of 2 answered/)).toBeDefined()
  resolve(keptWith({ 2: 'Ada' }))
  await vi.waitFor(() => expect(shown()).toEqual(['At six', 'Ada']))
  await act(() => keptPractice.save())
  expect(sent()?.body).toEqual({ answers: { 1: 'At six', 2: 'Ada' }, client_id: THERE, revision: 4 })
})

test('What was answered here before anything was known of the other device is joined with it, in one practice', async () => {
  answerQuestion(SET, 1, 'At six')
  server.look.mockResolvedValue(keptWith({ 2: 'Ada' }))
  await openScreen(<ListeningScreen />, OPEN)
  await vi.waitFor(() => expect(shown()).toEqual(['At six', 'Ada']))
  await act(() => keptPractice.save())
  expect(sent()?.body).toEqual({ answers: { 1: 'At six', 2: 'Ada' }, client_id: THERE, revision: 4 })
  expect(practiceStore.get()?.startedAtMs).toBe(Date.parse('2026-12-01T08:00:00Z'))
})

test('A practice is handed in with what was answered elsewhere meanwhile', async () => {
  await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText(/0 of 2 answered/)
  await type(1, 'At six')
  await act(() => keptPractice.save())
  const client_id = sent()?.body.client_id
  const { practice } = keptWith({ 1: 'At six', 2: 'Ada' }, 2)
  server.look.mockResolvedValue({ practice: { ...practice, client_id: client_id ?? null }, is_submitted: false })
  await press('Submit')
  await act(async () => void fireEvent.click(within(screen.getByRole('alertdialog')).getByText('Submit')))
  await screen.findByRole('heading', { level: 1, name: 'Score' })
  expect(submit.mock.lastCall?.[0].body).toEqual({ answers: { 1: 'At six', 2: 'Ada' }, client_id })
})

test('Where a question has another answer elsewhere its student chooses, and nothing is handed in before', async () => {
  await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText(/0 of 2 answered/)
  await type(1, 'At six')
  await type(2, 'Ada')
  server.look.mockResolvedValue(keptWith({ 1: 'At seven', 2: 'Ada' }))
  await press('Submit')
  await screen.findByText(
    'The answers of both are kept. 1 question was answered differently there and here: 1. Which answers should stand?',
  )
  expect(submit).not.toHaveBeenCalled()
  await press('Those Given Here')
  await pass(1)
  expect(sent()?.body).toEqual({ answers: { 1: 'At six', 2: 'Ada' }, client_id: THERE, revision: 4 })
  expect(shown()).toEqual(['At six', 'Ada'])
})

test('One that was handed in elsewhere leads to the score that it has', async () => {
  answerQuestion(SET, 1, 'At six')
  const client_id = practiceStore.get()?.clientId
  server.look.mockResolvedValue({ practice: null, is_submitted: true })
  const router = await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText('This practice was submitted in another tab or on another device.')
  expect(server.look).toHaveBeenLastCalledWith({ params: { id: 7 }, query: { client_id } })
  await press('Score')
  await screen.findByRole('heading', { level: 1, name: 'Score' })
  expect(router.state.location.search).toBe('?view=score&attempt=1')
  // A repeat gets the first one.
  expect(submit.mock.lastCall?.[0].body.client_id).toBe(client_id)
  expect([server.keep.mock.calls, practiceStore.get(), scoreStore.get()?.seconds]).toEqual([[], null, null])
})

test('Starting over clears the answers on every device, once its student says so', async () => {
  answerQuestion(SET, 1, 'At six')
  await act(() => keptPractice.save())
  const first = sent()?.body.client_id
  await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText(/1 of 2 answered/)
  await press('Start Over')
  const question = within(screen.getByRole('alertdialog'))
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Start Over' })))
  expect(screen.getByText(/0 of 2 answered/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start Over' })).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(fieldOf(1)))
  await act(() => keptPractice.save())
  expect(sent()?.body).toEqual({ answers: {}, client_id: null, revision: 1 })
  await type(1, 'At seven')
  await act(() => keptPractice.save())
  expect(sent()?.body).toMatchObject({ answers: { 1: 'At seven' }, revision: 2 })
  expect(sent()?.body.client_id).not.toBe(first)
})

test('One that was cleared on another device is cleared here', async () => {
  answerQuestion(SET, 1, 'At six')
  await act(() => keptPractice.save())
  const client_id = sent()?.body.client_id
  const { practice } = keptWith({}, 2)
  server.look.mockResolvedValue({ practice: { ...practice, client_id: null, started_at: null }, is_submitted: false })
  await openScreen(<ListeningScreen />, OPEN)
  await vi.waitFor(() => expect(shown()).toEqual(['', '']))
  await type(1, 'At seven')
  expect(practiceStore.get()?.clientId).not.toBe(client_id)
})

test('Another set is opened once the server keeps what was answered to the one before', async () => {
  answerQuestion(SET, 1, 'At six')
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=8')
  await screen.findByText(/0 of 1 answered/)
  expect(sent()).toMatchObject({ params: { id: 7 }, body: { answers: { 1: 'At six' } } })
  expect(practiceStore.get()?.setId).toBe(8)
})

test('Where the server does not keep that, it is given up by its student alone', async () => {
  vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  server.keep.mockRejectedValue(new ApiError(413, 'storage_full', 'Storage limit reached.'))
  answerQuestion(SET, 1, 'At six')
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=8')
  await screen.findByText('Your answers to The platform 月台 are not kept with your account, and will be lost.')
  await press('Go On with It')
  await vi.waitFor(() => expect(shown()).toEqual(['At six', '']))
  const told = (await screen.findByText('Your answers are not kept with your account')).closest('[role=alert]')
  expect(told?.textContent).toMatch(/Storage limit reached\. What you answered stays in this tab/)
  cleanup()
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=8')
  await screen.findByRole('alertdialog')
  await press('Open the Other One')
  await screen.findByText(/0 of 1 answered/)
})

test('What was answered to a set that was deleted elsewhere goes, and that it is gone is said', async () => {
  const logged = vi.spyOn(logging, 'logFailure')
  await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText(/0 of 2 answered/)
  await type(1, 'At six')
  const gone = new ApiError(404, 'not_found', 'Not found.')
  for (const call of [server.keep, server.look, onCall(listeningEndpoints, 'getSet')]) call.mockRejectedValue(gone)
  await act(() => keptPractice.save())
  expect(practiceStore.get()).toBeNull()
  await act(async () => focusManager.setFocused(true))
  await screen.findByText('This listening set no longer exists')
  cleanup()
  // Its address leaves nothing here either.
  await openScreen(<ListeningScreen />, OPEN)
  await screen.findByText('This listening set no longer exists')
  await vi.waitFor(() => expect(practiceStore.get()).toBeNull())
  expect(logged).not.toHaveBeenCalled()
})

const content = (answers: Record<string, string>, clientId: string | null = HERE) => ({ answers, clientId })

test.each([
  [
    'new answers of both',
    content({}, null),
    content({ 1: 'a' }),
    content({ 2: 'b' }, THERE),
    content({ 1: 'a', 2: 'b' }, THERE),
  ],
  [
    'an answer that was changed here',
    content({ 1: 'a' }),
    content({ 1: 'b' }),
    content({ 1: 'a' }),
    content({ 1: 'b' }),
  ],
  [
    'one that was taken back there',
    content({ 1: 'a' }),
    content({ 1: 'a', 2: 'b' }),
    content({}, null),
    content({ 2: 'b' }),
  ],
  [
    'what was begun anew there',
    content({ 1: 'a' }),
    content({ 1: 'a' }),
    content({ 1: 'b' }, THERE),
    content({ 1: 'b' }, THERE),
  ],
  [
    'what was begun anew here',
    content({ 1: 'a' }, THERE),
    content({ 1: 'b' }),
    content({ 1: 'a' }, THERE),
    content({ 1: 'b' }),
  ],
  ['nothing of what both cleared', content({ 1: 'a' }), content({}, null), content({}, null), content({}, null)],
])('joining keeps %s', (_, base, here, there, joined) => expect(joinPractices(base, here, there)).toEqual(joined))

test('joining asks where answers contradict each other', () => {
  const [base, here, there] = [content({ 1: 'a' }), content({ 1: 'b', 2: 'x' }), content({ 1: 'c' })]
  expect(joinPractices(base, here, there)).toBeNull()
  expect(joinPractices(base, here, there, 'here')).toEqual(content({ 1: 'b', 2: 'x' }))
  expect(joinPractices(base, here, there, 'there')).toEqual(content({ 1: 'c', 2: 'x' }))
})
