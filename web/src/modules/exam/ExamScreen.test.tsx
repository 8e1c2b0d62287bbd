import { ApiError } from '@lectern/contract/api-error'
import { QUESTION_TYPES } from '@lectern/domain/exam'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, pass, SITE_CONFIG } from '../../core/account/signed-in-ground.tsx'
import { creditsApi } from '../../core/credits/credits-api.ts'
import { handedOverTextStore } from '../../core/documents/handed-over-text.ts'
import * as logging from '../../lib/log-failure.ts'
import * as toasts from '../../ui/toasts.ts'
import { examApi } from './api.ts'
import { changeDraft, draftStore } from './draft.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { CHOICE, EXAM, SHORT } from './exam-test-ground.ts'
import { generationStore } from './generation.ts'
import { beginPractice, practiceStore } from './practice.ts'
import { resultStore } from './result.ts'

let generate: MockInstance<typeof examApi.generate>
let quote: MockInstance<typeof examApi.quote>
let rename: MockInstance<typeof examApi.renameSet>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  beMei()
  generate = vi.spyOn(examApi, 'generate').mockResolvedValue({ ...EXAM, credit_cost: 10, user_credits: 10 })
  quote = vi.spyOn(examApi, 'quote').mockImplementation(async ({ body: { question_count = 30 } }) => ({
    credits: 10,
    question_count,
    available_count: question_count,
  }))
  rename = vi.spyOn(examApi, 'renameSet').mockResolvedValue(EXAM)
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  vi.spyOn(examApi, 'startSession').mockResolvedValue({ session_id: 9, exam_set_id: 5, question_ids: [1, 2] })
  vi.spyOn(examApi, 'getSet').mockResolvedValue(EXAM)
  vi.spyOn(examApi, 'listSets').mockResolvedValue({
    exam_sets: [EXAM],
    pagination: { current_page: 1, total_pages: 7, total_count: 70, has_previous: false, has_next: true },
  })
})

afterEach(() => {
  cleanup()
  practiceStore.set(null)
  resultStore.set(null)
  vi.useRealTimers()
  generationStore.set({ phase: 'idle' })
  changeDraft({
    method: 'content',
    language: 'auto',
    texts: { content: '', topic: '', prompt: '' },
    questionCount: 30,
    kinds: QUESTION_TYPES,
    level: null,
  })
})

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }))

describe('Generating', () => {
  const openIt = () => openScreen(<ExamScreen />, '/module/exam')
  const content = (text: string) => changeDraft({ texts: { ...draftStore.get().texts, content: text } })

  test('by content, topic or prompt sends what was chosen, and its practice opens by itself', async () => {
    await openIt()
    fireEvent.click(screen.getByRole('radio', { name: 'Topic' }))
    type('Topics', 'cells')
    type('Language of the exam', 'english')
    fireEvent.click(screen.getByRole('radio', { name: '10' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Challenge' }))
    type('Level', 'hard')
    expect(screen.getByText('4 credits')).toBeDefined()
    const seen = watchFor('Practice in progress')
    await press('Generate Exam')
    expect(generate.mock.calls[0]?.[0].body).toEqual({
      method: 'topic',
      language: 'english',
      content: '',
      topics: 'cells',
      prompt: '',
      question_count: 10,
      kinds: ['mcq', 'tf', 'short', 'long'],
      level: 'hard',
      agreed_count: null,
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
    expect(examApi.startSession).toHaveBeenCalledOnce()
    expect(seen()).toBe(false)
  })

  test('asks for one kind of question at least', async () => {
    changeDraft({ kinds: ['tf'] })
    await openIt()
    const last = screen.getByRole('checkbox', { name: 'True or false' }) as HTMLInputElement
    expect(last.disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Long answer' }))
    expect(draftStore.get().kinds).toEqual(['tf', 'long'])
  })

  test('leaves a practice in progress alone until it is given up', async () => {
    beginPractice(8, { ...EXAM, id: 4, title: 'Older' }, [CHOICE])
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    expect(examApi.startSession).not.toHaveBeenCalled()
    await press('Start Practice')
    expect(screen.getByText('Your answers to Older are not submitted yet.')).toBeDefined()
    await press('Start New Practice')
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
  })

  test('without a text or with fewer credits than the chosen exam costs is refused before anything is sent', async () => {
    beMei({ credits: 6 })
    await openIt()
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Please provide content to generate an exam.')
    type('Content', 'A cell is small.')
    fireEvent.click(screen.getByRole('radio', { name: '20' }))
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Not enough credits.')
    expect(toastError).not.toHaveBeenCalled()
    expect(quote).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: '10' }))
    await press('Generate Exam')
    expect(generate).toHaveBeenCalledOnce()
  })

  test('offers the good questions of a material at their price, as long as it stays as it is', async () => {
    quote.mockResolvedValue({ credits: 6, question_count: 30, available_count: 18 })
    await openIt()
    type('Content', 'A cell is small.')
    await press('Generate Exam')
    expect(screen.getByText('This material gives 18 good questions.')).toBeDefined()
    expect(screen.getByText('6 credits')).toBeDefined()
    expect(generate).not.toHaveBeenCalled()
    type('Content', 'A cell is very small.')
    expect(screen.queryByText('This material gives 18 good questions.')).toBeNull()
    await press('Generate Exam')
    await press('Generate 18 Questions')
    expect(generate.mock.calls[0]?.[0].body).toMatchObject({ content: 'A cell is very small.', agreed_count: 18 })
  })

  test('offers nothing under five good questions, and says what would help', async () => {
    quote.mockResolvedValue({ credits: 1, question_count: 30, available_count: 1 })
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    const offer = screen.getByText('This material gives 1 good question.').parentElement
    expect(offer?.textContent).toMatch(/An exam needs at least 5\.A longer text in full sentences helps/)
    expect(screen.getByRole('button', { name: 'Generate Exam' })).toBeDefined()
    expect(generate).not.toHaveBeenCalled()
  })

  test('says before it is paid that questions in another language than the text are not made without a model', async () => {
    fakeServer({})
    content('A cell is the smallest unit of life.')
    await openIt()
    expect(screen.queryByText(/^Your text is in/)).toBeNull()
    type('Language of the exam', 'traditional_chinese')
    expect(screen.getByText(/^Your text is in English\..* the questions will be in English too\.$/)).toBeDefined()
    type('Level', 'hard')
    expect(screen.getByText(/a question is as hard as your text makes it/)).toBeDefined()
  })

  test('with a model tells what it does with another language, asks for no quote, and that questions are to be checked', async () => {
    fakeServer({ 'GET /api/config/': { ...SITE_CONFIG, ai: { made_by: 'model', model: 'm' } } })
    content('A cell is the smallest unit of life.')
    changeDraft({ language: 'simplified_chinese' })
    await openIt()
    expect(screen.getByText(/The questions will be in Simplified Chinese/)).toBeDefined()
    expect(screen.getByText(/It can be wrong: check them against your material\.$/)).toBeDefined()
    await press('Generate Exam')
    expect(quote).not.toHaveBeenCalled()
    expect(generate).toHaveBeenCalledOnce()
  })

  const failure = (data: object) =>
    new ApiError(502, 'generation_failed', 'Too few questions.', { data: { error: 'Too few questions.', ...data } })

  test('that failed says so once, and tells of a refund only where one was made', async () => {
    generate.mockRejectedValueOnce(failure({}))
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    expect(screen.getAllByText('Failed to generate: Too few questions.')).toHaveLength(1)
    expect(toastError).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    generate.mockRejectedValueOnce(failure({ credits_refunded: 10 }))
    await press('Generate Exam')
    expect(screen.getByRole('dialog', { name: 'Credits Refunded' }).textContent).toContain(
      'The 10 credits were refunded.',
    )
  })

  test('that ends while its student looks elsewhere is told by a toast, or waits to be begun', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    generate.mockReturnValueOnce(promise)
    content('A cell is small.')
    await openIt()
    await press('Generate Exam')
    await press('Exam History')
    await act(async () => reject(failure({})))
    expect(toastError).toHaveBeenCalledWith('Failed to generate: Too few questions.', 'session')
    await press('New Exam')
    const later = Promise.withResolvers<never>()
    generate.mockReturnValueOnce(later.promise)
    await press('Generate Exam')
    await press('Exam History')
    await act(async () => later.resolve({ ...EXAM, credit_cost: 10, user_credits: 10 } as never))
    await press('New Exam')
    expect(screen.getByText('Your exam is ready')).toBeDefined()
    expect(examApi.startSession).not.toHaveBeenCalled()
    resolve(undefined as never)
  })

  test('that was begun before a reload is awaited, and its exam found', async () => {
    const since = '2026-11-20T11:59:00.000Z'
    const hold = { module: 'exam' as const, credits: 10, since, what: '', document_name: null, counted: null }
    const held = vi.spyOn(creditsApi, 'heldCredits').mockResolvedValue({ held_credits: 10, holds: [hold] })
    vi.useFakeTimers()
    await openIt()
    await pass(100)
    expect(screen.getByText(/^An exam is being made\./)).toBeDefined()
    expect((screen.getByRole('button', { name: 'Generate Exam' }) as HTMLButtonElement).disabled).toBe(true)
    held.mockResolvedValue({ held_credits: 0, holds: [] })
    await pass(3500)
    await pass(100)
    expect(screen.getByText('Your exam is ready')).toBeDefined()
    await press('Start Practice')
    await pass(100)
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
  })

  test('that was begun before a reload and came to nothing is told', async () => {
    const since = '2026-11-20T12:01:00.000Z'
    const hold = { module: 'exam' as const, credits: 10, since, what: '', document_name: null, counted: null }
    const held = vi.spyOn(creditsApi, 'heldCredits').mockResolvedValue({ held_credits: 10, holds: [hold] })
    vi.useFakeTimers()
    await openIt()
    await pass(100)
    held.mockResolvedValue({ held_credits: 0, holds: [] })
    await pass(3500)
    await pass(100)
    expect(screen.getByText('The exam could not be made, and nothing was charged.')).toBeDefined()
  })

  test('from a document that is too long says so until the text is changed', async () => {
    handedOverTextStore.set(null)
    content('word '.repeat(100_000))
    await openIt()
    await act(async () => handedOverTextStore.set({ text: 'more words', documentName: '' } as never))
    expect(screen.getByText(/^Content exceeds word limit/)).toBeDefined()
    type('Content', 'word')
    expect(screen.queryByText(/^Content exceeds word limit/)).toBeNull()
  })
})

/** Whether a text was in the page at any moment from now on. */
function watchFor(text: string): () => boolean {
  let wasSeen = false
  const look = () => {
    wasSeen ||= document.body.textContent?.includes(text) ?? false
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    look()
    observer.disconnect()
    return wasSeen
  }
}

describe('A practice', () => {
  beforeEach(() => beginPractice(9, EXAM, [CHOICE, SHORT]))

  test('is answered, flagged and turned by keys', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await key('2')
    await key('f')
    expect((screen.getByRole('radio', { name: /^two/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeDefined()
    await key('ArrowRight')
    expect(screen.getByText('What releases energy?')).toBeDefined()
    fireEvent.keyDown(screen.getByLabelText(/^Your answer/), { key: 'ArrowLeft' })
    expect(screen.getByText('What releases energy?')).toBeDefined()
    await key('ArrowLeft')
    expect(screen.getByText('Which one?')).toBeDefined()
  })

  test('shows all questions at once, and is found again after it was left', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    fireEvent.click(screen.getByRole('radio', { name: 'All at once' }))
    expect(screen.getByText('Which one?')).toBeDefined()
    type(/^Your answer to question 2/, 'Powerhouse')
    await press('Back to Exam')
    expect(screen.getByText(/1 of 2 answered/)).toBeDefined()
    await press('Resume')
    expect((screen.getByLabelText(/^Your answer to question 2/) as HTMLTextAreaElement).value).toBe('Powerhouse')
  })

  test('with open questions asks before it is submitted', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await press('Submit')
    expect(screen.getByText('2 of 2 questions have no answer and count as incorrect.')).toBeDefined()
    await press('Keep Practising')
    await key('2')
    await press('Submit')
    expect(screen.getByText('1 of 2 questions has no answer and counts as incorrect.')).toBeDefined()
  })

  test('falls back to generating where there is none', async () => {
    practiceStore.set(null)
    const router = await openScreen(<ExamScreen />, '/module/exam?view=practice')
    expect(screen.getByRole('heading', { level: 1, name: 'Exam' })).toBeDefined()
    expect(router.state.location.search).toBe('')
  })
})

test('Results show every question with the answer given, and re-test the wrong ones', async () => {
  beginPractice(9, EXAM, [CHOICE, SHORT])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('There is no practice')
  const marks = [
    { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match' as const },
    { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'ai_fallback' as const },
  ]
  resultStore.set({ practice, marks, isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  expect(screen.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeDefined()
  expect(screen.getByText('Not checked')).toBeDefined()
  expect(screen.getByText('Powerhouse')).toBeDefined()
  expect(screen.getByText('A mitochondrion releases energy.')).toBeDefined()
  await press(/^Re-test Wrong Answers/)
  expect(examApi.startSession).toHaveBeenCalledWith({ params: { id: 5 }, body: { question_ids: [2] } })
})

describe('An attempt', () => {
  const attempt = {
    session_id: 9,
    exam_set_id: 5,
    score: 50,
    correct_count: 1,
    total_questions: 2,
    is_retest: false,
    started_at: '2026-11-20T12:00:00Z',
    ended_at: '2026-11-20T12:10:00Z',
  }
  const results = [
    { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match' as const },
    { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'ai_fallback' as const },
  ]
  const session = { ...attempt, exam_set: EXAM, questions: [CHOICE, SHORT], results }
  const openAttempt = () => openScreen(<ExamScreen />, '/module/exam?view=results&id=9')
  beforeEach(() => {
    vi.spyOn(examApi, 'getSession').mockResolvedValue(session)
    vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  })

  test('is found in the history of its exam, and opened again', async () => {
    vi.mocked(examApi.listSets).mockResolvedValue({
      exam_sets: [{ ...EXAM, latest_score: 50, attempt_count: 2 }],
      pagination: { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false },
    })
    vi.spyOn(examApi, 'listSessions').mockResolvedValue({
      exam_set: EXAM,
      sessions: [
        { ...attempt, session_id: 10, is_retest: true, total_questions: 1, correct_count: 0, score: 0 },
        attempt,
      ],
      pagination: { current_page: 1, total_pages: 1, total_count: 2, has_previous: false, has_next: false },
    })
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('2 attempts at Cells 細胞')
    await pass(20)
    expect(screen.getByText('Re-test of 1 question: 0%, 0 of 1 correct')).toBeDefined()
    expect(screen.getByText('2 questions: 50%, 1 of 2 correct')).toBeDefined()
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Open the attempt/ })[1] as Element),
    )
    await pass(20)
    expect(screen.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeDefined()
    expect(screen.getByText('Powerhouse')).toBeDefined()
    expect(screen.getByText(/^One answer was not checked and counts as incorrect/)).toBeDefined()
  })

  test('that is not there says so', async () => {
    vi.mocked(examApi.getSession).mockRejectedValue(
      new ApiError(404, 'not_found', 'Not found.', { data: { error: 'Not found.' } }),
    )
    await openAttempt()
    await pass(20)
    expect(screen.getByRole('heading', { level: 1, name: 'Attempt Not Found' })).toBeDefined()
  })

  const refused = (status: number, code: ApiError['code'], error: string) =>
    new ApiError(status, code, error, { data: { error } })
  const USED_UP = 'This answer has been checked three times. Compare it with the correct answer yourself.'
  test.each<[string, () => Promise<unknown>, string]>([
    ['was used up', () => Promise.reject(refused(409, 'conflict', USED_UP)), USED_UP],
    [
      'failed',
      () => Promise.reject(refused(503, 'unavailable', 'The model is away.')),
      'The answer could not be checked just now. This used up no check: please try again later.',
    ],
    [
      'got no answer',
      () => Promise.reject(ApiError.network(new Error('offline'))),
      'No answer came back. Please check your connection and try again.',
    ],
    [
      'could not decide',
      async () => ({ is_correct: false, method: 'ai_fallback' }),
      'It could not be told whether this answer is right. Compare it with the correct answer yourself.',
    ],
    [
      'found it right',
      async () => ({ is_correct: true, method: 'deepseek_individual' }),
      'Checked: this answer is correct.',
    ],
  ])('says of a check again that it %s', async (_what, answer, sentence) => {
    vi.spyOn(examApi, 'compareAnswer').mockImplementation(answer as never)
    await openAttempt()
    await pass(20)
    await press(/^Check Again/)
    expect(screen.getByText(sentence)).toBeDefined()
  })
})

describe('The history', () => {
  test('shows five page buttons with an ellipsis', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5)
    expect(screen.getByText('…')).toBeDefined()
  })

  test('changes a title by double-click: Enter saves, Escape and a blank do not', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    const edit = async (value: string, keyName: string) => {
      fireEvent.doubleClick(screen.getByRole('heading', { name: 'Cells 細胞' }))
      type('Title of Cells 細胞', value)
      await act(async () => void fireEvent.keyDown(screen.getByLabelText('Title of Cells 細胞'), { key: keyName }))
    }
    await edit('  ', 'Enter')
    await edit('Other', 'Escape')
    expect(rename).not.toHaveBeenCalled()
    await edit(' Other ', 'Enter')
    expect(rename).toHaveBeenCalledWith({ params: { id: 5 }, body: { title: 'Other' } })
  })

  test('asks before an exam is deleted, and says when that failed', async () => {
    vi.spyOn(examApi, 'deleteSet').mockRejectedValue(new Error('offline'))
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('Delete Cells 細胞')
    await press('Delete')
    expect(toastError).toHaveBeenCalledWith('Failed to delete exam set. Please try again.', 'standard')
  })

  test('says when a session could not be started', async () => {
    vi.mocked(examApi.startSession).mockRejectedValue(new Error('offline'))
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('Practise Cells 細胞')
    expect(toastError).toHaveBeenCalledWith('Failed to start exam session. Please try again.', 'session')
  })
})
