import { ApiError } from '@lectern/contract/api-error'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { beMei, openScreen } from '../../core/account/signed-in-ground.tsx'
import * as toasts from '../../ui/toasts.ts'
import { examApi } from './api.ts'
import { changeDraft, draftStore } from './draft.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { CHOICE, EXAM, SHORT } from './exam-test-ground.ts'
import { forgetGeneration } from './generation.ts'
import { beginPractice, practiceStore } from './practice.ts'
import { resultStore } from './result.ts'

let generate: MockInstance<typeof examApi.generate>
let rename: MockInstance<typeof examApi.renameSet>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  beMei()
  generate = vi.spyOn(examApi, 'generate').mockResolvedValue({ ...EXAM, credit_cost: 10, user_credits: 10 })
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
  forgetGeneration()
  changeDraft({ method: 'content', texts: { content: '', topic: '', prompt: '' } })
})

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }))

describe('Generating', () => {
  test('by content, topic or prompt sends what was chosen, and leads to a practice', async () => {
    await openScreen(<ExamScreen />, '/module/exam')
    fireEvent.click(screen.getByRole('radio', { name: 'Topic' }))
    type('Topics', 'cells')
    type('Language of the exam', 'english')
    await press('Generate Exam')
    expect(generate.mock.calls[0]?.[0].body).toEqual({
      method: 'topic',
      language: 'english',
      content: '',
      topics: 'cells',
      prompt: '',
    })
    await press('Start Practice')
    expect(screen.getByRole('heading', { level: 1, name: 'Cells 細胞' })).toBeDefined()
  })

  test('without a text or with fewer than ten credits is refused before anything is sent', async () => {
    beMei({ credits: 9 })
    await openScreen(<ExamScreen />, '/module/exam')
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Please provide content to generate an exam.')
    type('Content', 'A cell is small.')
    await press('Generate Exam')
    expect(screen.getByRole('alert').textContent).toBe('Not enough credits.')
    expect(toastError).toHaveBeenCalledWith('Not enough credits.', 'session')
    expect(generate).not.toHaveBeenCalled()
  })

  const failure = (data: object) =>
    new ApiError(502, 'generation_failed', 'Too few questions.', { data: { error: 'Too few questions.', ...data } })

  test('that failed says so, and tells of a refund only where one was made', async () => {
    generate.mockRejectedValueOnce(failure({}))
    changeDraft({ texts: { ...draftStore.get().texts, content: 'A cell is small.' } })
    await openScreen(<ExamScreen />, '/module/exam')
    await press('Generate Exam')
    expect(screen.getByText('Failed to generate: Too few questions.')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    generate.mockRejectedValueOnce(failure({ credits_refunded: 10 }))
    await press('Generate Exam')
    expect(screen.getByRole('dialog', { name: 'Credits Refunded' }).textContent).toContain(
      'The 10 credits were refunded.',
    )
  })
})

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
