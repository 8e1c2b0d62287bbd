import type { ListeningScore, ListeningSet } from '@lectern/contract/listening/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { scoreStore, scoreWithout } from '../score.ts'
import { ScoreView } from './ScoreView.tsx'

const SET: ListeningSet = {
  ...{ id: 7, title: 'The heart', audio_file: '', has_audio: false, duration_seconds: 0, size_mb: 0 },
  ...{ language_codes: ['en-US'], material_id: null, question_count: 3, made_by: 'built-in', latest_accuracy: null },
  created_at: '2026-12-01T08:00:00Z',
  questions: [
    { id: 1, type: 'tf', question: 'It has four chambers.', options: ['True', 'False'], moment: null },
    { id: 2, type: 'other', question: 'What does it pump?', options: [], moment: null },
    { id: 3, type: 'other', question: 'Who said so?', options: [], moment: null },
  ],
  transcript: null,
  sentences: [],
}
type Result = ListeningScore['results'][number]
const result = (id: number, about: Partial<Result>): Result => ({
  ...{ id, question: SET.questions[id - 1]?.question ?? '', user_answer: 'x', correct_answer: 'y', is_correct: false },
  ...{ is_checked: true, judgement: null, explanation: '', moment: null, source: null, ...about },
})
const SCORE: ListeningScore = {
  ...{ attempt_id: 1, correct: 1, total_questions: 3, accuracy: 33, submitted_at: '2026-12-01T08:10:00Z' },
  results: [
    result(1, { correct_answer: 'True', user_answer: 'False' }),
    result(2, { is_correct: true }),
    result(3, { is_checked: false }),
  ],
}
const TODAY = {
  ...{ date: '2026-12-01', ends_at: '2026-12-02T04:00:00Z', due_count: 0, new_count: 0, backlog_count: 0 },
  ...{ reviewed_count: 0, minutes_left: 0, next_due_at: null },
}
const SETTINGS = {
  ...{ time_zone: 'UTC', retention: 0.9, new_per_day: 20, reviews_per_day: 200, counts_studies: true },
  ...{ grade_buttons: 4, shows_intervals: true, brings_mistakes: true, holidays: [], adapts: true, fit: null },
  easy_days: Array.from({ length: 7 }, () => 'normal'),
}
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  server = fakeServer({
    'GET /api/listening/sets/7/': SET,
    'GET /api/review/today/': TODAY,
    'GET /api/review/settings/': SETTINGS,
  })
  scoreStore.set({ setId: 7, score: SCORE, seconds: 65 })
})
afterEach(() => {
  cleanup()
  scoreStore.set(null)
  vi.unstubAllGlobals()
})

async function end(attemptId: number | null = null) {
  await openScreen(<ScoreView attemptId={attemptId} openView={() => {}} />)
  return within(await screen.findByRole('region', { name: 'Summary' }))
}
const figuresOf = (place: ReturnType<typeof within>) =>
  place
    .getAllByRole('definition')
    .map((figure: HTMLElement) => [figure.previousElementSibling?.textContent, figure.textContent])

test('listening ends with what was right and missed, the time, when that comes back, and a way on', async () => {
  const summary = await end()
  expect(figuresOf(summary)).toEqual([
    ['Correct', '1'],
    // What nobody could check was not missed.
    ['Incorrect', '1'],
    ['Not checked', '1'],
    ['Time', '1 minute 5 seconds'],
  ])
  expect(await summary.findByText(/^What you missed comes back from tomorrow on/)).toBeDefined()
  expect(summary.getByRole('link', { name: 'Back to Modules' }).getAttribute('href')).toBe('/')
})

test('an attempt is opened by its id where this tab knows nothing of it, or another one', async () => {
  server.answer('GET /api/listening/attempts/4/', { ...SCORE, attempt_id: 4, set_id: 7, correct: 2, accuracy: 67 })
  for (const known of [null, { setId: 7, score: SCORE, seconds: 65 }]) {
    scoreStore.set(known)
    expect(figuresOf(await end(4))).not.toContainEqual(['Time', '1 minute 5 seconds'])
    expect(screen.getByText('2 of 3 correct').parentElement?.textContent).toBe('67% 2 of 3 correct')
    expect(await screen.findByText(/^The heart · /)).toBeDefined()
    cleanup()
  }
})

test('an attempt that is gone says so', async () => {
  server.answer('GET /api/listening/attempts/4/', () => refusal(404, 'not_found', 'Not found.'))
  await openScreen(<ScoreView attemptId={4} openView={() => {}} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Attempt Not Found' })).toBeDefined()
  expect(screen.getAllByRole('button', { name: /Listening History/ })).not.toEqual([])
})

test('the score stands where its set could not be loaded, which is said and asked for again', async () => {
  server.answer('GET /api/listening/sets/7/', () => refusal(400, 'invalid', 'Not now.'))
  await end()
  const again = within(await screen.findByRole('alert'))
  expect(again.getByText('The listening set could not be loaded.')).toBeDefined()
  server.answer('GET /api/listening/sets/7/', SET)
  fireEvent.click(again.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^The heart · /)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was not answered is counted apart, as the filters count it, and is practised with what was missed', async () => {
  const results = [...SCORE.results.slice(0, 2), result(3, { user_answer: '' })]
  scoreStore.set({ setId: 7, score: { ...SCORE, results } })
  const summary = await end()
  expect(figuresOf(summary)).toEqual([
    ['Correct', '1'],
    ['Incorrect', '1'],
    ['No answer', '1'],
  ])
  const filters = within(screen.getByRole('group', { name: 'Which questions are shown' })).getAllByRole('button')
  expect(filters.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Incorrect 1',
    'No answer 1',
    'Correct 1',
  ])
  expect(summary.getByRole('button', { name: 'Again: the 2 you missed' })).toBeDefined()
})

test('where something is due the way on leads to it, and what is not brought back is not promised', async () => {
  server.answer('GET /api/review/today/', { ...TODAY, due_count: 4, minutes_left: 2 })
  server.answer('GET /api/review/settings/', { ...SETTINGS, brings_mistakes: false })
  const summary = await end()
  expect((await summary.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/review')
  expect(summary.getByText(/^4 cards are due, about 2 minutes\.$/)).toBeDefined()
  expect(summary.queryByText(/^What you missed comes back/)).toBeNull()
})

test('where nothing is due it says when the next cards come back', async () => {
  const next_due_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  server.answer('GET /api/review/today/', { ...TODAY, next_due_at })
  const summary = await end()
  expect(await summary.findByText(/The next cards come back in 3 days\.$/)).toBeDefined()
})

test('what was missed is practised at once, with its options', async () => {
  const summary = await end()
  await screen.findByText(/^The heart · /)
  fireEvent.click(summary.getByRole('button', { name: 'Again: the one you missed' }))
  fireEvent.click(await screen.findByRole('button', { name: /^False/ }))
  expect(await screen.findByText('Not quite')).toBeDefined()
})

test('a card of what was missed keeps the sentence that decides it, in a pasted text too, and where that is kept', async () => {
  const HISTORY = 'GET /api/recite/history/'
  const CREATE = 'POST /api/recite/flashcard-sets/5/flashcards/'
  const set = {
    ...{ id: 5, title: 'Biology', description: '', document_name: '', content_purpose: '', folder: '' },
    ...{ material_id: null, card_count: 3, total_study_sessions: 0, average_score: null, time_limit_seconds: 45 },
    ...{ time_limit_minutes: 1, created_at: '2026-11-20T12:00:00Z' },
  }
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_next: false, has_previous: false }
  server.answer(HISTORY, { flashcard_sets: [set], recent_sessions: [], pagination })
  server.answer('POST /api/recite/flashcards/same/', { cards: [] })
  server.answer('GET /api/listening/sets/7/', { ...SET, material_id: 9 })
  server.answer('POST /api/materials/9/places/', { places: [{ page: 1, start: 9, end: 37 }], several: [[]] })
  const source = 'The heart has four chambers.'
  const results = [result(1, { correct_answer: 'True', source }), ...SCORE.results.slice(1)]
  scoreStore.set({ setId: 7, score: { ...SCORE, results } })
  const summary = await end()
  await screen.findByText(/^The heart · /)
  const place = await screen.findByRole('link', { name: 'Show in the Material Question 1' })
  expect(place.getAttribute('href')).toBe('/library/9?page=1&from=9&to=37')
  const missed = summary.getByText('What you missed').closest('details')
  if (missed) missed.open = true
  fireEvent.click(await summary.findByRole('button', { name: /^Make a card/ }))
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
  await vi.waitFor(() => expect(save.disabled).toBe(false))
  fireEvent.click(save)
  await vi.waitFor(() => expect(server.sent(CREATE)).not.toEqual([]))
  expect(server.sent(CREATE)[0]).toMatchObject({ source, material_id: 9 })
})

test('cards are made of all that was missed at once, with their options and their place, once the set is known', async () => {
  const MAKE = 'POST /api/recite/flashcards/missed/'
  server.answer(MAKE, { flashcard_set: { id: 5, title: 'Mistakes: The heart' }, made_count: 1 })
  const { promise, resolve } = Promise.withResolvers()
  server.answer('GET /api/listening/sets/7/', () => promise)
  const source = 'The heart has four chambers.'
  const results = [result(1, { correct_answer: 'True', source }), ...SCORE.results.slice(1)]
  scoreStore.set({ setId: 7, score: { ...SCORE, results } })
  const summary = await end()
  expect(summary.queryByRole('button', { name: 'Make cards of my mistakes' })).toBeNull()
  resolve({ ...SET, material_id: 9 })
  fireEvent.click(await summary.findByRole('button', { name: 'Make cards of my mistakes' }))
  await vi.waitFor(() => expect(server.sent(MAKE)).not.toEqual([]))
  const card = { kind: 'choice', answer: '- [x] True\n- [ ] False', source, material_id: 9, question_id: 1 }
  expect(server.sent(MAKE)).toMatchObject([
    { of: { kind: 'listening', id: 7 }, title: 'Mistakes: The heart', flashcards: [card] },
  ])
})

test('what was right is told by part of the recording, and the trend is that of this set up to this attempt', async () => {
  const HISTORY = 'GET /api/listening/history/'
  const attempt = (id: number, accuracy: number) => ({
    ...{ id, set_id: 7, title: 'The heart', correct: 0, total_questions: 3, accuracy },
    submitted_at: `2026-11-2${id}T08:00:00Z`,
  })
  server.answer('GET /api/listening/sets/7/', { ...SET, duration_seconds: 100 })
  server.answer(HISTORY, {
    attempts: [attempt(3, 90), attempt(2, 33), attempt(1, 53)],
    pagination: { current_page: 1, total_pages: 1, total_count: 3, has_previous: false, has_next: false },
  })
  const moments = [70, 20, 65].map((start) => ({ start, end: start + 4 }))
  const results = SCORE.results.map((one, index) => ({ ...one, moment: moments[index] ?? null }))
  scoreStore.set({ setId: 7, score: { ...SCORE, attempt_id: 2, results } })
  await end()
  await screen.findByText('20 percentage points lower than the time before.')
  expect(server.queries(HISTORY)).toEqual([{ set_id: '7' }])
  const parts = within(screen.getByRole('region', { name: 'By part of the recording' })).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toEqual(['0:00 to 0:301 of 1', '1:00 to 1:300 of 2'])
})

test('a question that is said to be wrong counts neither way; of a set of an earlier version nothing can be said', async () => {
  server.answer('GET /api/listening/sets/7/', { ...SET, is_made: true })
  server.answer('POST /api/feedback/', { credits_returned: 0, user_credits: 4, can_be_checked: false })
  await end()
  fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: question 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'It is wrong' }))
  await vi.waitFor(() => expect(screen.getByText('1 of 2 correct')).toBeDefined())
  expect(server.sent('POST /api/feedback/')).toEqual([{ kind: 'listening', id: 1, reason: 'wrong' }])
  expect(screen.queryByText('It has four chambers.')).toBeNull()
  expect(scoreWithout({ setId: 7, score: { ...SCORE, results: SCORE.results.slice(0, 1) } }, 1)).toBeNull()
  cleanup()
  server.answer('GET /api/listening/sets/7/', SET)
  await end()
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).toBeNull()
})
