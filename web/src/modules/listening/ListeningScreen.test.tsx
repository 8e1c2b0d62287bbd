import { ApiError } from '@lectern/contract/api-error'
import { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { begunEndpoints } from '@lectern/contract/work/begun'
import { MEGABYTE } from '@lectern/domain/prices'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, SITE_CONFIG } from '../../core/account/signed-in-ground.tsx'
import { handedOverFileStore } from '../../core/documents/handed-over-file.ts'
import * as siteConfig from '../../core/site/use-site-config.ts'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { say, switchLanguage } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { ListeningScreen } from './ListeningScreen.tsx'
import { keepPractices } from './listening-test-ground.ts'
import { practiceStore } from './practice.ts'
import { scoreStore } from './score.ts'
import { sourceStore } from './upload/transcript.ts'
import { awaitedStore, languagesStore, uploadStore } from './upload/upload.ts'
import { sentenceAt } from './use-player.ts'

const SET: ListeningSet = {
  id: 7,
  title: 'Everyday 日常',
  audio_file: 'everyday.mp3',
  has_audio: true,
  duration_seconds: 90,
  size_mb: 0.35,
  language_codes: ['en-US'],
  material_id: null,
  question_count: 2,
  made_by: 'built-in',
  latest_accuracy: null,
  created_at: '2026-12-01T08:00:00Z',
  questions: [
    { id: 1, type: 'tf', question: 'The train is late.', options: ['True', 'False'], moment: { start: 65, end: 70 } },
    { id: 2, type: 'other', question: 'Who came?', options: [], moment: null },
  ],
  transcript: null,
  sentences: [
    { start: 0.5, end: 4, text: null },
    { start: 5, end: 9, text: null },
  ],
}
const PAGE = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
const WORK = {
  id: 7,
  title: 'talk.mp3',
  status: 'processing' as const,
  stage: 'transcribing' as const,
  percent: 62,
  pieces_done: 1,
  pieces_total: 2,
  credit_cost: 1,
  error: null,
  retry_until: null,
  created_at: '2026-12-01T08:00:00Z',
}

let generate: ReturnType<typeof onCall<typeof listeningEndpoints, 'generate'>>
let submit: ReturnType<typeof onCall<typeof listeningEndpoints, 'submit'>>
let listUnfinished: ReturnType<typeof onCall<typeof listeningEndpoints, 'listUnfinished'>>
const listOf = (in_progress: object[]) => ({ in_progress: in_progress as never })

beforeEach(() => {
  beMei()
  keepPractices()
  onCall(begunEndpoints, 'list').mockResolvedValue({ work: [] })
  const speech = { transcribes: 'service' as const, speaks: null, name: 'ears' }
  vi.spyOn(siteConfig, 'useSiteConfig').mockReturnValue({ ...SITE_CONFIG, speech })
  generate = onCall(listeningEndpoints, 'generate').mockResolvedValue({
    set: null,
    work: WORK,
    credit_cost: 1,
    user_credits: 19,
  })
  submit = onCall(listeningEndpoints, 'submit')
  listUnfinished = onCall(listeningEndpoints, 'listUnfinished').mockResolvedValue(listOf([WORK]))
  const figures = { storage_mb: 0.35, storage_limit_mb: 500, pagination: PAGE }
  onCall(listeningEndpoints, 'listSets').mockResolvedValue({ sets: [], in_progress: [], ...figures })
  onCall(listeningEndpoints, 'getSet').mockResolvedValue(SET)
  onCall(listeningEndpoints, 'history').mockResolvedValue({ attempts: [], pagination: PAGE })
  onCall(listeningEndpoints, 'score').mockResolvedValue({ attempts: 0, correct: 0, total_questions: 0, accuracy: 0 })
})

afterEach(() => {
  cleanup()
  uploadStore.set({ phase: 'choosing', refusal: null })
  awaitedStore.set(null)
  languagesStore.set(['en-US'])
  practiceStore.set(null)
  scoreStore.set(null)
})

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const bring = (name: string) =>
  act(async () => {
    const input = screen.getByLabelText('Upload audio or video', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['sound'], name)] } })
  })

test('without a speech service the screen says what is missing, in a student’s words, and takes text instead', async () => {
  const operator = { operator_name: 'Riverside School', support_email: 'help@school.test' }
  vi.mocked(siteConfig.useSiteConfig).mockReturnValue({ ...SITE_CONFIG, ...operator })
  await openScreen(<ListeningScreen />, '/module/listening')
  expect(screen.getByText(/^Speech recognition is not set up on this site/)).toBeDefined()
  expect(screen.getByText(/^If you need recordings, please write to Riverside School/)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/SPEECH_|npx|lectern speech/)
  expect(screen.getByText('help@school.test')).toBeDefined()
  expect(screen.queryByLabelText('Upload audio or video', { selector: 'input' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^Transcript/ })).toBeDefined()
})

test('a file is asked for, refused by its type, and sent with its languages and its price', async () => {
  await openScreen(<ListeningScreen />, '/module/listening')
  await press('Generate Questions')
  expect(screen.getByText('Please select an audio or video file.')).toBeDefined()
  await bring('talk.txt')
  expect(screen.getByText('Unsupported file type. Please upload an audio or video file.')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Transcript' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Recording' }))
  expect(screen.queryByText(/^Unsupported file type/)).toBeNull()
  await bring('talk.mp3')
  expect(screen.getByText('1 credit')).toBeDefined()
  fireEvent.click(screen.getByLabelText('Chinese (Cantonese, Hong Kong)'))
  await press('Generate Questions')
  expect(generate.mock.calls[0]?.[0].form).toMatchObject({
    title: 'talk.mp3',
    language_codes: 'en-US,zh-HK',
    wait: 'false',
  })
  expect(generate.mock.calls[0]?.[1]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  expect(await screen.findByText('Transcribing')).toBeDefined()
  expect(screen.getByText('1 of 2 parts transcribed')).toBeDefined()
})

test('a recording of the library is sent by its number, whatever was chosen before', async () => {
  sourceStore.set('transcript')
  await openScreen(<ListeningScreen />, '/module/listening')
  await act(async () => handedOverFileStore.set({ materialId: 4, name: 'Talk', size: 3 * MEGABYTE }))
  expect(screen.getByText('3 credits')).toBeDefined()
  await press('Generate Questions')
  expect(generate.mock.calls[0]?.[0].form).toMatchObject({ title: 'Talk', material_id: '4' })
  expect(generate.mock.calls[0]?.[0].form).not.toHaveProperty('file')
})

test('what could not be begun is said where the file stands, for another try', async () => {
  generate.mockRejectedValue(new ApiError(413, 'storage_full', 'Storage limit reached.'))
  listUnfinished.mockResolvedValue(listOf([]))
  await openScreen(<ListeningScreen />, '/module/listening')
  await bring('talk.mp3')
  await press('Generate Questions')
  expect(screen.getByText('Storage limit reached.')).toBeDefined()
  expect(screen.getByText('talk.mp3', { exact: false })).toBeDefined()
})

test('a recording of which nothing came says why and what came back; another try is another order', async () => {
  await openScreen(<ListeningScreen />, '/module/listening')
  await bring('talk.mp3')
  const failed = { ...WORK, status: 'failed', error: 'No speech was recognised.', credits_refunded: 1 }
  listUnfinished.mockResolvedValue(listOf([failed]))
  await press('Generate Questions')
  expect(await screen.findByText(/^No speech was recognised\. .*refunded/)).toBeDefined()
  await press('Generate Questions')
  const [first, second] = generate.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(first).not.toBe(second)
})

test.each([
  ['where it was brought', '/module/listening'],
  ['in the history', '/module/listening?view=history'],
])(
  'a recording that is kept after its service failed can be tried again %s, without another upload',
  async (_, path) => {
    const kept = { status: 'failed', error: 'The service does not answer.', retry_until: '2026-12-08T08:00:00Z' }
    listUnfinished.mockResolvedValue(listOf([{ ...WORK, ...kept }]))
    const retry = onCall(listeningEndpoints, 'retry').mockResolvedValue({
      set: null,
      work: WORK,
      credit_cost: 1,
      user_credits: 19,
    })
    await openScreen(<ListeningScreen />, path)
    expect(await screen.findByText(/kept until 8 December 2026/)).toBeDefined()
    listUnfinished.mockResolvedValue(listOf([WORK]))
    await press('Try again (1 credit): talk.mp3')
    expect(retry.mock.calls[0]?.[0]).toEqual({ params: { id: 7 } })
    expect(await screen.findByText('1 of 2 parts transcribed')).toBeDefined()
    expect(generate).not.toHaveBeenCalled()
  },
)

test('a recording that another device brought shows how far it is where the next one is brought', async () => {
  await openScreen(<ListeningScreen />, '/module/listening')
  expect(await screen.findByText('1 of 2 parts transcribed')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Cancel.*talk\.mp3/ })).toBeDefined()
  expect(screen.getByLabelText('Upload audio or video', { selector: 'input' })).toBeDefined()
})

test('the list of recordings goes by what is in it', async () => {
  const failed = { ...WORK, id: 8, status: 'failed', error: 'No speech was recognised.' }
  for (const [works, name] of [
    [[WORK], say('listening.inProgress')],
    [[WORK, failed], say('listening.inProgressAndFailed')],
    [[failed], say('listening.failedWorks')],
  ] as const) {
    listUnfinished.mockResolvedValue(listOf([...works]))
    await openScreen(<ListeningScreen />, '/module/listening?view=history')
    expect(await screen.findByRole('list', { name })).toBeDefined()
    cleanup()
  }
})

test('a finished recording opens its practice', async () => {
  listUnfinished.mockResolvedValue(listOf([]))
  await openScreen(<ListeningScreen />, '/module/listening')
  await bring('talk.mp3')
  await press('Generate Questions')
  expect(await screen.findByRole('heading', { level: 1, name: 'Everyday 日常' })).toBeDefined()
  expect(screen.getByRole('button', { name: /1:05/ })).toBeDefined()
})

test('answers are asked about when some are open, kept when they could not be sent, and sent once', async () => {
  const said = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  submit.mockRejectedValueOnce(ApiError.network(new Error('down')))
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=7')
  fireEvent.click(await screen.findByLabelText('False'))
  const [top] = screen.getAllByRole('button', { name: 'Submit' })
  await act(async () => void (top && fireEvent.click(top)))
  expect(screen.getByText('1 of 2 questions has no answer and will count as incorrect.')).toBeDefined()
  await press('Submit')
  expect(said).toHaveBeenCalledWith('Your answers could not be saved. Please try again.')
  expect(screen.getByLabelText('False')).toHaveProperty('checked', true)
  fireEvent.change(screen.getByLabelText('Your answer to question 2'), { target: { value: 'Ada' } })
  submit.mockResolvedValueOnce({
    attempt_id: 1,
    correct: 1,
    total_questions: 2,
    accuracy: 50,
    submitted_at: '2026-12-01T08:00:00Z',
    results: [1, 2].map((id) => ({
      id,
      question: `Question ${id}`,
      user_answer: 'Ada',
      correct_answer: 'Grace',
      is_correct: id === 1,
      is_checked: id === 1,
      judgement: null,
      explanation: 'In the recording.',
      moment: null,
      source: null,
    })),
  })
  const [again] = screen.getAllByRole('button', { name: 'Submit' })
  await act(async () => void (again && fireEvent.click(again)))
  expect(await screen.findByRole('heading', { level: 1, name: 'Score' })).toBeDefined()
  expect(screen.getByText(/^One answer was not checked/)).toBeDefined()
  const [first, second] = submit.mock.calls.map(([input]) => input.body)
  expect(first?.client_id).toBe(second?.client_id)
  expect(second?.answers).toEqual({ 1: 'False', 2: 'Ada' })
  expect(practiceStore.get()).toBeNull()
})

test('a set that is gone says so, why that may be, and leads back to the history', async () => {
  onCall(listeningEndpoints, 'getSet').mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=8')
  expect(await screen.findByText('This listening set no longer exists')).toBeDefined()
  expect(screen.getByText('It may have been deleted.')).toBeDefined()
  const [, back] = screen.getAllByRole('button', { name: 'Back to Listening History' })
  await act(async () => void (back && fireEvent.click(back)))
  expect(await screen.findByRole('heading', { level: 1, name: 'Listening History' })).toBeDefined()
})

test('a set that a proxy on the way refused without a word is told of in words of the screen', async () => {
  onCall(listeningEndpoints, 'getSet').mockRejectedValue(Response.json({}, { status: 400 }))
  await openScreen(<ListeningScreen />, '/module/listening?view=practice&set=8')
  expect(await screen.findByText('The listening set could not be loaded')).toBeDefined()
})

test('the sentence that is being said is the last that has begun', () => {
  expect([0, 0.5, 4.5, 5, 60].map((time) => sentenceAt(SET.sentences, time))).toEqual([-1, 0, 0, 1, 1])
})

test('In Chinese the way from a sample to its questions speaks Chinese, and follows another choice of script', async () => {
  vi.spyOn(siteConfig, 'useSiteConfig').mockReturnValue({
    ...SITE_CONFIG,
    speech: { ...SITE_CONFIG.speech, transcribes: null },
  })
  await switchLanguage('zh-hant')
  await openScreen(<ListeningScreen />, '/module/listening')
  expect(screen.getByRole('heading', { level: 1, name: '聆聽' })).toBeDefined()
  expect(screen.getByText('本站沒有設定語音辨識，無法用錄音製作題目。')).toBeDefined()
  fireEvent.change(screen.getByLabelText('逐字稿'), { target: { value: '太短。' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '製作題目' })))
  expect(screen.getByText('請貼上至少 100 個字的說話內容。')).toBeDefined()
  await act(() => switchLanguage('zh-hans'))
  expect(screen.getByText('请粘贴至少 100 个字的说话内容。')).toBeDefined()
  await act(() => switchLanguage('en'))
})
