import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, openScreen, refusal, signInMei } from '../../core/account/signed-in-ground.tsx'
import { clearDraft, draftStore } from './draft.ts'
import { forgetGrading } from './grading.ts'
import { WritingScreen } from './WritingScreen.tsx'

const ESSAY = 'He go home.'
const REPORT = {
  id: 7,
  exam_type: 'DSE',
  topic: '',
  purpose: '',
  word_count: 3,
  score: 12,
  score_maximum: 21,
  mistake_count: 1,
  previous_id: null,
  created_at: '2026-01-02T03:04:05Z',
  content: ESSAY,
  score_estimate: { low: 11, high: 13 },
  criteria: [{ id: 'content', name: 'Content', score: 4, maximum: 7, comment: 'Thin.' }],
  mistakes: [
    { quote: 'He go', start: 0, end: 5, correction: 'He goes', explanation: 'Third person.' },
    { quote: 'elsewhere', start: null, end: null, correction: null, explanation: 'Not there.' },
  ],
  suggestions: [{ quote: null, start: null, end: null, text: 'Say more.' }],
  feedback: 'A start.',
  revised: 'He goes home.',
  made_by: 'built-in',
  is_topic_image_unread: false,
  credit_cost: 1,
  change: null,
}
const GRADE = 'POST /api/writing/grade/'
const EXTRACT = 'POST /api/documents/extract/'

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  server = fakeServer({ [GRADE]: REPORT, 'GET /api/writing/essays/7/': REPORT })
  await signInMei(server)
})
afterEach(() => {
  cleanup()
  clearDraft()
  forgetGrading()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const essayBox = () => screen.getByLabelText<HTMLTextAreaElement>('Essay')
const write = (text: string) => fireEvent.change(essayBox(), { target: { value: text } })
const grade = () => fireEvent.click(screen.getByRole('button', { name: 'Get Feedback' }))
const sentForm = () => Object.fromEntries(server.sent(GRADE)[0] as FormData)

test('shows words and price as the student types', async () => {
  await openScreen(<WritingScreen />)
  write('word '.repeat(1001))
  expect(await screen.findByText('1,001 words')).toBeDefined()
  expect(screen.getByText('2 credits')).toBeDefined()
})

test('shows the price of a text without spaces by its length, and refuses what is longer than an essay', async () => {
  await signInMei(server, { credits: 50 })
  await openScreen(<WritingScreen />)
  write('x'.repeat(24_000))
  expect(await screen.findByText('2 credits')).toBeDefined()
  expect(screen.getByText('Counted as 2,000 words: one for each 12 characters.')).toBeDefined()
  write('字'.repeat(20_001))
  expect(await screen.findByText('Word limit exceeded: Maximum 20,000 words allowed')).toBeDefined()
  grade()
  expect(
    screen.getByText('Content exceeds word limit. Maximum 20,000 words allowed. Current: 20,001 words.'),
  ).toBeDefined()
  expect(server.sent(GRADE)).toEqual([])
})

test('grades once however often the button is pressed, shows the report, and starts anew', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  fireEvent.change(screen.getByLabelText('Topic (optional)'), { target: { value: 'Pets' } })
  grade()
  expect(screen.getByRole('progressbar', { name: 'Reading your essay' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Your Report' })).toBeDefined()
  expect(server.sent(GRADE)).toHaveLength(1)
  expect(sentForm()).toEqual({ content: ESSAY, exam_type: 'DSE', purpose: '', topic: 'Pets' })
  expect(await screen.findByText('Estimated between 11 and 13')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mistake 1: He go' })).toBeDefined()
  expect(screen.getByText('These words were not found in the essay as quoted.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Replace: go by goes' }))
  expect(screen.getByText(/^1 of 1 changes accepted/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Grade Another' }))
  expect(essayBox().value).toBe('')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic (optional)').value).toBe('')
})

test('takes the accepted changes on as a revision of the essay', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  grade()
  fireEvent.click(await screen.findByRole('button', { name: 'Accept All' }))
  fireEvent.click(screen.getByRole('button', { name: 'Revise and Grade Again' }))
  expect(essayBox().value).toBe('He goes home.')
  expect(draftStore.get().previousId).toBe(7)
})

test.each([
  [{ content: ' ' }, WRITING_TEXTS.essayRequired],
  [{ content: ESSAY, examType: 'Other' as const }, WRITING_TEXTS.purposeRequired],
])('says what is missing, and sends nothing: %#', async (draft, text) => {
  draftStore.update((before) => ({ ...before, ...draft }))
  await openScreen(<WritingScreen />)
  grade()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(server.sent(GRADE)).toEqual([])
})

test('warns of a notice in place of text, and blocks it with an alert', async () => {
  await openScreen(<WritingScreen />)
  write(NO_READABLE_TEXT)
  expect(screen.getAllByText(WRITING_TEXTS.ocrNotice)).toHaveLength(1)
  grade()
  expect(screen.getByRole('alert').textContent).toBe(WRITING_TEXTS.ocrNotice)
  expect(server.sent(GRADE)).toEqual([])
})

test('tells of a refund only with a failure that names it', async () => {
  await openScreen(<WritingScreen />)
  write(ESSAY)
  server.answer(GRADE, refusal(502, 'generation_failed', 'No usable answer.', { credits_refunded: 1 }))
  grade()
  expect((await screen.findByRole('alert')).textContent).toBe('No usable answer. 1 credit has been refunded.')
  server.answer(GRADE, Response.json({}, { status: 500 }))
  grade()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to get feedback'))
  expect(essayBox().value).toBe(ESSAY)
})

test('an image takes the place of the topic and says that it is read; others are refused', async () => {
  await openScreen(<WritingScreen />)
  const choose = (name: string, size = 3) =>
    fireEvent.change(screen.getByLabelText('Topic image'), {
      target: { files: [new File([new Uint8Array(size)], name)] },
    })
  choose('topic.gif')
  expect(screen.getByRole('alert').textContent).toBe('Please select a PNG or JPG image file.')
  choose('topic.png', 10 * 1024 * 1024 + 1)
  expect(screen.getByRole('alert').textContent).toBe('Image file size must be less than 10MB.')
  choose('topic.png')
  expect(screen.queryByLabelText('Topic (optional)')).toBeNull()
  expect(screen.getByText(WRITING_TEXTS.imageIsRead)).toBeDefined()
  write(ESSAY)
  grade()
  await screen.findByRole('heading', { name: 'Your Report' })
  expect(sentForm()).toMatchObject({ topic: '', image: expect.any(File) })
})

test.each([
  [refusal(422, 'unreadable', 'This document is damaged.'), '[Extraction failed – server returned error]'],
  [refusal(403, 'csrf_failed', 'CSRF.'), '[Extraction failed – CSRF token missing]'],
])('a file that cannot be read leaves its notice in the essay: %#', async (answer, notice) => {
  server.answer(EXTRACT, answer)
  await openScreen(<WritingScreen />)
  write('Mine.')
  const file = new File(['x'], 'essay.docx')
  fireEvent.change(screen.getByLabelText('Read the essay from a file'), { target: { files: [file] } })
  await waitFor(() => expect(essayBox().value).toBe(`Mine.\n\n${notice}`))
})

test('the text of a file becomes the essay', async () => {
  server.answer(EXTRACT, {
    extracted_text: '我的作文。',
    document_name: 'essay.docx',
    word_count: 4,
    page_count: null,
    empty_page_count: 0,
    is_fallback: false,
    is_truncated: false,
    material_id: 1,
  })
  await openScreen(<WritingScreen />)
  const file = new File(['x'], 'essay.docx')
  fireEvent.change(screen.getByLabelText('Read the essay from a file'), { target: { files: [file] } })
  await waitFor(() => expect(essayBox().value).toBe('我的作文。'))
})
