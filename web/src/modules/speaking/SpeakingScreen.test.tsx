import { speakingEndpoints } from '@lectern/contract/speaking'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, refusal, SITE_CONFIG, signInMei } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { say, switchLanguage } from '../../lib/language.ts'
import type { speakingApi } from './api.ts'
import { isReadAloudStore } from './chat/read-aloud-choice.ts'
import { draftStore } from './draft.ts'
import { MICROPHONE_TEXTS } from './microphone.ts'
import { SpeakingScreen } from './SpeakingScreen.tsx'
import { plugInMicrophone, sessionOf, stoppedTracks, turnOf } from './speaking-test-ground.ts'

const TOPICS = {
  topics: [
    { id: 'family', level: 'beginner', title: 'My family', question: 'Who is in your family?' },
    { id: 'sleep', level: 'intermediate', title: 'Why we need sleep', question: 'Do you sleep enough?' },
  ],
}
const START = 'POST /api/speaking/chat/start/'
const REPLY = 'POST /api/speaking/chat/7/reply/'
const SESSION = 'GET /api/speaking/sessions/7/'
const LISTENING = { ...SITE_CONFIG, speech: { transcribes: 'service', speaks: null, name: 'whisper' } }
const answered = (about = {}) => ({
  turn: turnOf(about),
  seconds_left: 3500,
  made_by: 'built-in',
  credit_cost: 1,
  user_credits: 19,
})

const untouched = draftStore.get()
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  server = fakeServer({
    'GET /api/speaking/topics/?language=en-US': TOPICS,
    [START]: { session_id: 7, ...sessionOf() },
    [SESSION]: sessionOf(),
    [REPLY]: answered(),
    'GET /api/config/': LISTENING,
  })
  await signInMei(server)
  isReadAloudStore.set(false)
})
afterEach(() => {
  cleanup()
  draftStore.set(untouched)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const openSession = () => openScreen(<SpeakingScreen />, '/module/speaking?view=session&session_id=7')
const typeTurn = async (text: string) => {
  fireEvent.click(await screen.findByRole('radio', { name: 'Type' }))
  fireEvent.change(screen.getByLabelText('Your turn', { selector: 'textarea' }), { target: { value: text } })
  press('Send')
}

describe('The start', () => {
  test('asks for a topic, and starts a talk about it for nothing', async () => {
    await openScreen(<SpeakingScreen />)
    press('Start Topic Chat')
    expect(await screen.findByText('Please choose a topic or type your own.')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'My family' }))
    expect(screen.getByText('Who is in your family?')).toBeDefined()
    expect(screen.queryByText('Please choose a topic or type your own.')).toBeNull()
    expect(screen.getByText(/Sending costs 1 credit for each turn/)).toBeDefined()
    press('Start Topic Chat')
    expect(await screen.findByRole('heading', { level: 1, name: 'My family' })).toBeDefined()
    expect(server.sent(START)).toEqual([
      { topic: 'My family', level: 'beginner', language_codes: 'en-US', duration_minutes: 60 },
    ])
  })

  test('names the model that will answer', async () => {
    server = fakeServer({
      'GET /api/speaking/topics/?language=en-US': TOPICS,
      'GET /api/config/': { ...LISTENING, ai: { made_by: 'model', model: 'hand-1' } },
    })
    await signInMei(server)
    await openScreen(<SpeakingScreen />)
    expect(await screen.findByText(/Sending costs 1 credit for each turn.*Model: hand-1\./)).toBeDefined()
  })

  test('keeps what was chosen while chance was asked', async () => {
    const random = onCall(speakingEndpoints, 'randomTopic')
    const answer = Promise.withResolvers<(typeof TOPICS.topics)[number]>()
    random.mockReturnValue(answer.promise as ReturnType<typeof speakingApi.randomTopic>)
    await openScreen(<SpeakingScreen />)
    await screen.findByRole('radio', { name: 'My family' })
    press('Random Topic')
    await waitFor(() => expect(random).toHaveBeenCalled())
    fireEvent.click(screen.getByRole('radio', { name: 'My family' }))
    answer.resolve({ id: 'other', level: 'beginner', title: 'Another', question: 'Which?' })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Random Topic' }).hasAttribute('disabled')).toBe(false),
    )
    expect(screen.getByText('Who is in your family?')).toBeDefined()
  })

  test('takes a topic of one’s own, or one by chance', async () => {
    server.answer('GET /api/speaking/topics/random/?language=en-US&level=intermediate', TOPICS.topics[1])
    await openScreen(<SpeakingScreen />)
    fireEvent.click(screen.getByRole('radio', { name: 'Intermediate' }))
    press('Random Topic')
    expect(await screen.findByText('Do you sleep enough?')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Or your own topic'), { target: { value: ' Black holes ' } })
    expect(screen.queryByText('Do you sleep enough?')).toBeNull()
    press('Start Topic Chat')
    await waitFor(() => expect(server.sent(START)).toMatchObject([{ topic: 'Black holes', level: 'intermediate' }]))
  })

  test('checks the microphone, and explains what stands in its way', async () => {
    plugInMicrophone()
    await openScreen(<SpeakingScreen />)
    press('Check Microphone')
    expect(await screen.findByText('We can hear you.')).toBeDefined()
    expect(screen.getByRole('meter', { name: 'Microphone level' })).toBeDefined()
    press('Stop the Check')
    plugInMicrophone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    press('Check Microphone')
    expect((await screen.findByRole('alert')).textContent).toBe(say(MICROPHONE_TEXTS.refused))
  })

  test('says what is missing where nobody transcribes, and who can help', async () => {
    const operator = { operator_name: 'The school', support_email: 'help@school.test' }
    server.answer('GET /api/config/', { ...SITE_CONFIG, ...operator })
    await openScreen(<SpeakingScreen />)
    expect(screen.getByText(/Speech recognition is not set up on this site/)).toBeDefined()
    expect(screen.getByText('If you need recordings, please write to The school at help@school.test.')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/SPEECH_|npx/)
    expect(screen.queryByRole('button', { name: 'Check Microphone' })).toBeNull()
  })
})

describe('A talk', () => {
  test('answers a typed turn', async () => {
    await openSession()
    await typeTurn(' My mother. ')
    expect(await screen.findByText('Could you say more?')).toBeDefined()
    expect(Object.fromEntries(server.sent(REPLY)[0] as FormData)).toEqual({ text: 'My mother.' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your turn', { selector: 'textarea' }).value).toBe('')
  })

  test('keeps a turn that failed, says what came back, and sends it again under the same key', async () => {
    server.answer(REPLY, refusal(502, 'generation_failed', 'No usable answer.', { credits_refunded: 1 }))
    await openSession()
    await typeTurn('My mother.')
    expect(await screen.findByText('No usable answer. 1 credit has been refunded.')).toBeDefined()
    server.answer(REPLY, answered())
    press('Send')
    expect(await screen.findByText('Could you say more?')).toBeDefined()
    const keys = server.idempotencyKeys(REPLY)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    await typeTurn('My mother.')
    await waitFor(() => expect(server.idempotencyKeys(REPLY)).toHaveLength(3))
    expect(server.idempotencyKeys(REPLY)[2]).not.toBe(keys[0])
  })

  test('sends a recording, and keeps it when it failed', async () => {
    plugInMicrophone()
    server.answer(REPLY, refusal(422, 'content_rejected', 'No speech was heard.', { credits_refunded: 1 }))
    await openSession()
    fireEvent.click(await screen.findByRole('button', { name: 'Record your turn' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Stop recording' }))
    expect(await screen.findByLabelText('Recording of your turn')).toBeDefined()
    expect(stoppedTracks()).toBeGreaterThan(0)
    press('Send')
    expect(await screen.findByText(/No speech was heard\./)).toBeDefined()
    expect(screen.getByLabelText('Recording of your turn')).toBeDefined()
    server.answer(REPLY, answered({ said: 'my mother', is_spoken: true, seconds: 3 }))
    press('Send')
    expect(await screen.findByText('Heard in 0:03')).toBeDefined()
    const sent = Object.fromEntries(server.sent(REPLY)[1] as FormData)
    expect(sent).toEqual({ file: expect.any(File) })
    expect((sent.file as File).name).toBe('recording.webm')
    expect(screen.queryByLabelText('Recording of your turn')).toBeNull()
  })

  test.each([
    ['NotFoundError', say(MICROPHONE_TEXTS.missing)],
    ['NotReadableError', say(MICROPHONE_TEXTS.busy)],
  ])('explains %s when a recording is begun', async (name, text) => {
    plugInMicrophone(() => Promise.reject(new DOMException('', name)))
    await openSession()
    fireEvent.click(await screen.findByRole('button', { name: 'Record your turn' }))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  test('is typed where nobody transcribes, and in a browser that cannot record', async () => {
    server.answer('GET /api/config/', SITE_CONFIG)
    await openSession()
    expect(await screen.findByText(/You can type your turns instead/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Record your turn' })).toBeNull()
    expect(screen.getByLabelText('Your turn', { selector: 'textarea' })).toBeDefined()
  })

  test('whose time is up takes no more turns, and offers its summary', async () => {
    server.answer(SESSION, sessionOf({ deadline_at: new Date(Date.now() - 1000).toISOString(), turns: [turnOf()] }))
    await openSession()
    expect(await screen.findByText('The time of this talk is up.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(screen.getByRole('button', { name: 'End and Get Summary' })).toBeDefined()
  })
})

test('Shadowing tells each word by sign and words as well as colour', async () => {
  const words = [
    { text: 'My', mark: 'right', heard: null },
    { text: 'mother', mark: 'near', heard: 'brother' },
    { text: 'works', mark: 'missed', heard: null },
  ] as const
  const turn = turnOf({ said: 'my brother', is_spoken: true, seconds: 2, reply: null, words: [...words], score: 50 })
  server.answer(
    SESSION,
    sessionOf({ mode: 'shadowing', sentences: ['My mother works.', 'Two.'], turns: [turn], score: 50 }),
  )
  await openSession()
  fireEvent.click(await screen.findByRole('button', { name: 'Sentence 1, 50 of 100' }))
  const marked = within(screen.getByRole('region', { name: 'Sentence 1 of 2' }))
  expect(marked.getByText('(near, heard as brother)')).toBeDefined()
  expect(marked.getByText('(missed)')).toBeDefined()
})

test('A presentation is sent when its three parts are recorded', async () => {
  plugInMicrophone()
  const presentation = sessionOf({ mode: 'presentation', points: ['One.', 'Two.', 'Three.'] })
  server.answer(SESSION, presentation)
  server.answer('POST /api/speaking/present/7/submit/', {
    session: { ...presentation, ended_at: '2026-11-21T10:00:00Z', turns: [turnOf()] },
    credit_cost: 3,
    user_credits: 17,
  })
  await openSession()
  fireEvent.click(await screen.findByRole('button', { name: 'Submit Presentation' }))
  expect(screen.getByText('Please record all three parts.')).toBeDefined()
  for (const part of [1, 2, 3]) {
    press(`Record part ${part}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Stop recording' }))
    await screen.findByLabelText(`Recording of part ${part}`)
  }
  press('Submit Presentation')
  expect(await screen.findByRole('heading', { name: 'What was said' })).toBeDefined()
  const [sent] = server.sent('POST /api/speaking/present/7/submit/') as FormData[]
  expect([...(sent?.keys() ?? [])]).toEqual(['a1', 'a2', 'a3'])
})

describe('A session that has ended', () => {
  const FEEDBACK = {
    score: 70,
    criteria: [
      { id: 'grammar' as const, name: 'Grammar', score: 70, comment: 'One mistake.' },
      { id: 'pronunciation' as const, name: 'Pronunciation', score: null, comment: 'Not judged.' },
    ],
    figures: { words: 3, seconds: null, words_per_minute: null, fillers: 0, diversity: null },
    corrections: [{ quote: 'I plays', correction: 'I play', explanation: 'Agreement.' }],
    pronunciation: [{ word: 'works', heard: null }],
    practise: ['Say more.'],
    summary: 'You took one turn.',
    made_by: 'built-in' as const,
  }
  const ended = sessionOf({ ended_at: '2026-11-21T10:00:00Z', turns: [turnOf()] })

  test('shows its feedback and what was said', async () => {
    server.answer(SESSION, { ...ended, feedback: FEEDBACK, score: 70 })
    await openSession()
    for (const text of [
      'You took one turn.',
      'One mistake.',
      'Not judged.',
      'play',
      'not heard',
      'Say more.',
      'My mother.',
    ])
      expect(await screen.findByText(text)).toBeDefined()
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? 'the page’s'
    expect(['play', 'My mother.'].map(langOf)).toEqual(['en-US', 'en-US'])
    expect(['You took one turn.', 'One mistake.', 'Not judged.', 'Agreement.'].map(langOf)).not.toContain('en-US')
    press('Practise Again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Speaking' })).toBeDefined()
    expect(draftStore.get()).toMatchObject({ mode: 'chat', topicId: 'family', level: 'beginner' })
  })

  test('tells turn by turn what was corrected, shows one alone, and how the score moved up to it', async () => {
    const turns = [turnOf({ id: 1 }), turnOf({ id: 2, number: 2, said: 'I plays football.' })]
    const attempts = [50, 55, 70].map((score, at) => ({
      ...{ id: at + 5, topic: 'My family', score, started_at: '2026-11-21T10:00:00Z' },
    }))
    server.answer(SESSION, { ...ended, turns, feedback: FEEDBACK, score: 70 })
    server.answer('GET /api/speaking/sessions/7/attempts/', { attempts })
    await openSession()
    expect(await screen.findByText('15 points more than the time before.')).toBeDefined()
    const cell = screen.getByRole('button', { name: 'Turn 1, nothing corrected', pressed: false })
    // Its number and sign, which run into each other when they are read, are for the eye alone.
    const read = [...cell.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('aria-hidden')))
    expect(read.map(({ textContent }) => textContent)).toEqual(['Turn 1, nothing corrected'])
    press('Turn 2, 1 correction')
    expect(screen.queryByText('My mother.')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Turn 2 of 2 alone. Press its cell again to see all.')
    expect(screen.getAllByText('play')).toHaveLength(2)
    press('Turn 2, 1 correction')
    expect(screen.getByText('My mother.')).toBeDefined()
  })

  test('loses a correction that is said to be wrong', async () => {
    const id = 'a'.repeat(32)
    const corrections = [{ ...FEEDBACK.corrections[0], id }]
    server.answer(SESSION, { ...ended, feedback: { ...FEEDBACK, corrections } })
    server.answer('POST /api/feedback/', () => {
      server.answer(SESSION, { ...ended, feedback: { ...FEEDBACK, corrections: [] } })
      return { credits_returned: 0, user_credits: 4, can_be_checked: false }
    })
    await openSession()
    fireEvent.click(await screen.findByRole('button', { name: 'This is wrong: I plays' }))
    fireEvent.click(await screen.findByRole('button', { name: 'It is wrong' }))
    await waitFor(() => expect(screen.queryByText('play')).toBeNull())
    expect(server.sent('POST /api/feedback/')).toEqual([{ kind: 'speaking', id: 7, part: id, reason: 'wrong' }])
    expect(screen.getByText('You took one turn.')).toBeDefined()
  })

  test('without a summary can be asked for it again', async () => {
    server.answer(SESSION, ended)
    server.answer('POST /api/speaking/chat/7/end/', { ...ended, feedback: FEEDBACK, score: 70 })
    await openSession()
    fireEvent.click(await screen.findByRole('button', { name: 'Get Summary' }))
    expect(await screen.findByText('You took one turn.')).toBeDefined()
  })

  test('that is not the student’s is not found', async () => {
    server.answer(SESSION, refusal(404, 'not_found', 'Not found.'))
    await openSession()
    expect(await screen.findByRole('heading', { level: 1, name: 'Session Not Found' })).toBeDefined()
  })

  test('stands under its heading and the way back, also where it could not be loaded', async () => {
    server.answer(SESSION, refusal(503, 'unavailable', 'Not now.'))
    await openSession()
    expect((await screen.findByRole('alert')).textContent).toContain('The session could not be loaded')
    expect(screen.getByRole('heading', { level: 1, name: 'Speaking' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back to Speaking' }))
    expect(await screen.findByRole('button', { name: 'Start Topic Chat' })).toBeDefined()
  })
})

test('In Chinese a practice is chosen, spoken and judged in Chinese, and another choice of script is followed', async () => {
  await switchLanguage('zh-hant')
  server.answer('GET /api/config/', SITE_CONFIG)
  await openScreen(<SpeakingScreen />)
  expect(screen.getByRole('heading', { level: 1, name: '口語' })).toBeDefined()
  expect(screen.getByText(/^本站沒有設定語音辨識，無法使用錄音。$/)).toBeDefined()
  expect(screen.getByText(/^你可以改用/)).toBeDefined()
  expect(screen.getByText(/送出時才收積分：每次發言 1 積分；你有 \d+ 積分。/)).toBeDefined()
  press('開始話題對話')
  expect(await screen.findByText('請選擇話題，或自己輸入一個。')).toBeDefined()
  await act(() => switchLanguage('zh-hans'))
  expect(screen.getByText('请选择话题，或自己输入一个。')).toBeDefined()
  cleanup()
  server.answer(SESSION, sessionOf({ mode: 'shadowing', sentences: ['Two.'], turns: [turnOf({ score: 50 })] }))
  await openSession()
  expect(await screen.findByText('跟读，英语（美国），初级')).toBeDefined()
  expect(screen.getByRole('button', { name: '第 1 句，50 / 100' })).toBeDefined()
  await act(() => switchLanguage('en'))
})
