import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer, openScreen, pass, signInMei } from '../../core/account/signed-in-ground.tsx'
import type { Session } from './api.ts'
import { forgetTurn, typedTurnsStore } from './chat/typed-turns.ts'
import { SpeakingScreen } from './SpeakingScreen.tsx'
import { sampleStore } from './sample.ts'
import { plugInMicrophone, sessionOf, turnOf } from './speaking-test-ground.ts'

const START = 'POST /api/speaking/chat/start/'
const REPLY = 'POST /api/speaking/chat/7/reply/'
const SESSION = 'GET /api/speaking/sessions/7/'

/** A site where nothing transcribes. */
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  plugInMicrophone()
  server = fakeServer({
    'GET /api/speaking/topics/?language=en-US': { topics: [] },
    [START]: { session_id: 7, ...sessionOf() },
    [SESSION]: sessionOf(),
    [REPLY]: { turn: turnOf(), seconds_left: 280, made_by: 'built-in', credit_cost: 1, user_credits: 19 },
  })
  await signInMei(server)
})
afterEach(() => {
  cleanup()
  sampleStore.set(null)
  forgetTurn(7)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a sample can be tried, whose first turn is typed, for what is shown', async () => {
  await openScreen(<SpeakingScreen />)
  expect(screen.getByText(/with a first turn typed for you; sending it costs 1 credit\.$/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Try a Sample' }))
  await screen.findByRole('heading', { level: 1, name: 'My family' })
  expect(server.sent(START)).toEqual([
    { topic: 'My family', level: 'beginner', language_codes: 'en-US', duration_minutes: 5 },
  ])
  const turn = await screen.findByLabelText<HTMLTextAreaElement>('Your turn', { selector: 'textarea' })
  expect(turn.value).toMatch(/^There are four people in my family\./)
  expect(screen.getByText('A sample: send it as it is, or write your own.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(turn.value).toBe(''))
  expect(server.sent(REPLY)).toHaveLength(1)
})

test('a turn that is being typed is there again once its talk is come back to, until it is sent', async () => {
  const open = async () => {
    await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
    return screen.findByLabelText<HTMLTextAreaElement>('Your turn', { selector: 'textarea' })
  }
  fireEvent.change(await open(), { target: { value: 'There are four of us.' } })
  cleanup()
  expect((await open()).value).toBe('There are four of us.')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.sent(REPLY)).toHaveLength(1))
  await waitFor(() => expect(typedTurnsStore.get()[7]).toBeUndefined())
  cleanup()
  expect((await open()).value).toBe('')
})

test('how long a turn is being answered is shown, second by second', async () => {
  const answered = Promise.withResolvers<object>()
  server.answer(REPLY, () => answered.promise)
  await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
  const turn = await screen.findByLabelText<HTMLTextAreaElement>('Your turn', { selector: 'textarea' })
  fireEvent.change(turn, { target: { value: 'There are four of us.' } })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await pass(65_000)
  expect(screen.getByText(/^1 min(?:ute)? \d+ s/)).toBeDefined()
  answered.resolve({ turn: turnOf(), seconds_left: 280, made_by: 'built-in', credit_cost: 1, user_credits: 19 })
  await waitFor(() => expect(screen.queryByText(/^1 min(?:ute)? \d+ s/)).toBeNull())
})

const SILENT: readonly Partial<Session>[] = [
  { mode: 'presentation', points: ['One.', 'Two.', 'Three.'] },
  { mode: 'shadowing', sentences: ['My mother works.'] },
]
test.each(SILENT)('nothing is offered to record with where nothing can be sent: %j', async (about) => {
  server.answer(SESSION, sessionOf(about))
  await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
  await screen.findByText('Recordings cannot be used here yet')
  expect(screen.getByText(about.points?.[0] ?? about.sentences?.[0] ?? '')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Record / })).toBeNull()
})

test('an answer of the partner’s that is said to be wrong goes, and what it answered stays', async () => {
  const reply_id = 'a'.repeat(32)
  server.answer(SESSION, sessionOf({ turns: [turnOf({ reply_id })] }))
  await openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
  server.answer('POST /api/feedback/', () => {
    server.answer(SESSION, sessionOf({ turns: [turnOf({ reply: null })] }))
    return { credits_returned: 0, user_credits: 4, can_be_checked: false }
  })
  fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: Could you say more?' }))
  fireEvent.click(await screen.findByRole('button', { name: 'It is wrong' }))
  await waitFor(() => expect(screen.queryByText('Could you say more?')).toBeNull())
  expect(screen.getByText('My mother.')).toBeDefined()
  expect(server.sent('POST /api/feedback/')).toEqual([{ kind: 'speaking', id: 7, part: reply_id, reason: 'wrong' }])
})
