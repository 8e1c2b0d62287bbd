import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal, SITE_CONFIG } from '../../../core/account/signed-in-ground.tsx'
import * as siteConfig from '../../../core/site/use-site-config.ts'
import { ListeningScreen } from '../ListeningScreen.tsx'
import { scoreStore } from '../score.ts'
import { pasteText, sourceStore } from './transcript.ts'

const SET: ListeningSet = {
  id: 9,
  title: 'Good morning',
  audio_file: '',
  has_audio: false,
  duration_seconds: 0,
  size_mb: 0.01,
  language_codes: [],
  material_id: null,
  question_count: 1,
  made_by: 'built-in',
  latest_accuracy: null,
  created_at: '2026-12-01T08:00:00Z',
  questions: [{ id: 1, type: 'tf', question: 'The tour is long.', options: ['True', 'False'], moment: null }],
  transcript: 'Good morning.',
  sentences: [{ start: 0, end: 0, text: 'Good morning.' }],
}

const MAKE = 'POST /api/listening/transcripts/'
const MADE = { set: SET, credit_cost: 1, user_credits: 19 }
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  const speech = { transcribes: 'service' as const, speaks: null, name: 'ears' }
  vi.spyOn(siteConfig, 'useSiteConfig').mockReturnValue({ ...SITE_CONFIG, speech })
  server = fakeServer({ 'GET /api/listening/sets/9/': SET, [MAKE]: MADE })
})

afterEach(() => {
  cleanup()
  pasteText('')
  sourceStore.set('recording')
  scoreStore.set(null)
  vi.unstubAllGlobals()
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Transcript/ })
const type = (value: string) => act(async () => void fireEvent.change(area(), { target: { value } }))
async function open() {
  const router = await openScreen(<ListeningScreen />, '/module/listening')
  fireEvent.click(screen.getByRole('radio', { name: 'Transcript' }))
  return router
}

test('a pasted transcript is asked for, priced by its words, and becomes a practice without a player', async () => {
  const router = await open()
  // On a busy machine the form may be drawn once more when the account is known, without what it said before.
  await vi.waitFor(async () => {
    await press('Generate Questions')
    expect(screen.getByText('Please paste what is said.')).toBeDefined()
  })
  await type('Too short.')
  await press('Generate Questions')
  expect(screen.getByText('Please paste at least 100 characters of what is said.')).toBeDefined()
  expect(server.sent(MAKE)).toEqual([])

  const text = 'word '.repeat(2500)
  await type(text)
  expect(screen.getByText('2 credits')).toBeDefined()
  await press('Generate Questions')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?view=practice&set=9'))
  expect(server.sent(MAKE)).toEqual([{ text }])
  expect(await screen.findByText(/^Without a recording, 0 of 1 answered/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
})

test('a sample can be tried, is said to be one, and costs what is shown', async () => {
  await open()
  await press('Try a Sample')
  expect(area().value).toMatch(/^Good morning, and welcome to the Harbour Museum/)
  expect(screen.getByText(/^This is a sample: a short talk that was written for practice/)).toBeDefined()
  expect(screen.getByText('1 credit')).toBeDefined()
})

test('what failed says why and what came back, and is sent again as the same order', async () => {
  await open()
  await press('Try a Sample')
  const error = 'The AI service does not answer.'
  server.answer(MAKE, refusal(502, 'generation_failed', error, { credits_refunded: 1 }))
  await press('Generate Questions')
  expect((await screen.findByRole('alert')).textContent).toBe(`${error} 1 credit has been refunded.`)
  server.answer(MAKE, MADE)
  await press('Generate Questions')
  await vi.waitFor(() => expect(server.sent(MAKE)).toHaveLength(2))
  const [first, second] = server.idempotencyKeys(MAKE)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('after the answers are in, what was pasted stands to be read, with nothing to play', async () => {
  scoreStore.set({
    setId: 9,
    score: { attempt_id: 1, correct: 0, total_questions: 1, accuracy: 0, results: [], submitted_at: SET.created_at },
  })
  await openScreen(<ListeningScreen />, '/module/listening?view=score')
  expect(await screen.findByText('As it was pasted.')).toBeDefined()
  expect(screen.getByText('Good morning.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
})

test('that a model can be wrong is said without promising a check that nobody is asked for', async () => {
  const speech = { transcribes: 'service' as const, speaks: null, name: 'ears' }
  const ai = { ...SITE_CONFIG.ai, made_by: 'model' as const }
  vi.spyOn(siteConfig, 'useSiteConfig').mockReturnValue({ ...SITE_CONFIG, speech, ai })
  await open()
  expect(screen.getByText(/^An AI model makes the questions\. It can be wrong: check them against your/)).toBeDefined()
})
