import { examEndpoints } from '@lectern/contract/exam'
import { materialsEndpoints } from '@lectern/contract/materials'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openScreen } from '../../core/account/signed-in-ground.tsx'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { switchLanguage } from '../../lib/language.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { CHOICE, EXAM, SHORT } from './exam-test-ground.ts'
import { beginPractice, practiceStore } from './practice.ts'
import { resultStore } from './result.ts'
import { clearExamScreen, layExamScreen, press, type } from './screen-test-ground.ts'

let server: ReturnType<typeof layExamScreen>
beforeEach(() => {
  server = layExamScreen()
})
afterEach(clearExamScreen)

const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }))

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

  test('a press on a number of its map goes to that question, which takes the focus', async () => {
    const scrolledTo = vi.fn()
    Element.prototype.scrollIntoView = function (place) {
      scrolledTo(this, place)
    }
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await press('Question 2')
    const shown = document.activeElement
    expect(shown?.textContent).toContain('What releases energy?')
    expect(shown?.contains(screen.getByRole('button', { name: 'Question 2' }))).toBe(false)
    expect(scrolledTo).toHaveBeenLastCalledWith(shown, expect.anything())
    fireEvent.click(screen.getByRole('radio', { name: 'All at once' }))
    await press('Question 1')
    expect(document.activeElement?.textContent).toContain('Which one?')
    expect(scrolledTo).toHaveBeenLastCalledWith(document.activeElement, { block: 'start' })
  })

  test('on a narrow screen the map of its questions is a sheet, and Submit stands at the end: after the last question and the map', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    onTestFinished(() => void vi.unstubAllGlobals())
    Element.prototype.scrollIntoView = vi.fn()
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    expect(screen.queryByRole('button', { name: 'Question 2' })).toBeNull()
    const submit = () => screen.queryByRole('button', { name: 'Submit' })
    expect(submit()).toBeNull()
    await key('2')
    await press('Questions, 1/2')
    const sheet = within(screen.getByRole('dialog', { name: 'Questions' }))
    // Keys are for the sheet while it is open.
    fireEvent.keyDown(sheet.getByRole('button', { name: 'Question 2' }), { key: 'ArrowRight' })
    expect(screen.getByText('Which one?')).toBeDefined()
    fireEvent.click(sheet.getByRole('button', { name: 'Question 2' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('What releases energy?'))
    const question = screen.getByText('What releases energy?')
    expect(question.compareDocumentPosition(submit() as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press('Previous')
    expect([screen.getByText('Which one?').isConnected, submit()]).toEqual([true, null])
  })

  test('on a narrow screen it is submitted from the map too, which goes before that is asked about', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    onTestFinished(() => void vi.unstubAllGlobals())
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await press('Questions, 0/2')
    const sheet = within(screen.getByRole('dialog', { name: 'Questions' }))
    const map = sheet.getByRole('button', { name: 'Question 2' })
    const submit = sheet.getByRole('button', { name: 'Submit' })
    expect(map.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await act(async () => void fireEvent.click(submit))
    const asked = await screen.findByRole('alertdialog')
    expect(asked.textContent).toContain('2 of 2 questions have no answer')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(asked.contains(document.activeElement)).toBe(true))
  })

  test('with unanswered questions asks before it is submitted', async () => {
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await press('Submit')
    expect(screen.getByText('2 of 2 questions have no answer and will count as incorrect.')).toBeDefined()
    await press('Keep Practising')
    await key('2')
    await press('Submit')
    expect(screen.getByText('1 of 2 questions has no answer and will count as incorrect.')).toBeDefined()
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
    { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match' as const, judgement: null },
    { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'ai_fallback' as const, judgement: null },
  ]
  resultStore.set({ practice, marks, isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  expect(screen.getByRole('heading', { level: 1, name: 'Keep Learning!' })).toBeDefined()
  // Said of the question, and counted in the summary.
  expect(screen.getAllByText('Not checked')).toHaveLength(2)
  expect(screen.getByText('Powerhouse')).toBeDefined()
  expect(screen.getByText('A mitochondrion releases energy.')).toBeDefined()
  // What was right is folded, after what was not; its cell shows it alone, and open.
  const shown = () => screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => group.tagName === 'DETAILS')
  const states = () => shown().map((item) => [item.querySelector('h3')?.textContent, item.open])
  const [choice, short] = [CHOICE.question, SHORT.question]
  await vi.waitFor(() =>
    expect(states()).toEqual([
      [short, true],
      [choice, false],
    ]),
  )
  await press('Question 1, correct')
  expect(states()).toEqual([[choice, true]])
  expect(screen.getByText('Question 1 of 2 alone. Press its cell again to see all.')).toBeDefined()
  await press('Not checked 1')
  expect(states()).toEqual([[short, true]])
  await press('All 2')
  expect(states()).toHaveLength(2)
  await press('Re-test Wrong and Unchecked Answers (1)')
  expect(server.start).toHaveBeenCalledWith({ params: { id: 5 }, body: { question_ids: [2] } })
})

test('Results count each question once: what was missed and what could not be checked are what is re-tested', async () => {
  const LONG = { ...SHORT, id: 3, question: 'What makes proteins?' }
  beginPractice(9, EXAM, [CHOICE, SHORT, LONG])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('There is no practice')
  const mark = { user_answer: '', isCorrect: false, judgement: null }
  const marks = [
    { ...mark, questionId: 1, user_answer: 'one', method: 'exact_match' as const },
    { ...mark, questionId: 2, method: 'no_answer' as const },
    { ...mark, questionId: 3, user_answer: 'Powerhouse', method: 'ai_fallback' as const },
  ]
  resultStore.set({ practice, marks, isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  const summary = screen.getByRole('region', { name: 'Summary' })
  const figures = [...summary.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(figures.map((figure) => figure.toSorted())).toEqual([
    ['0', 'Correct'],
    ['1', 'Incorrect'],
    ['1', 'Not checked'],
    ['1', 'No answer'],
  ])
  expect(within(summary).getByRole('button', { name: 'Again: the 2 you missed' })).toBeDefined()
  // Cards are made of just these by one press.
  const made = { flashcard_set: { id: 3, title: 'Mistakes: Cells 細胞' }, made_count: 2 }
  const make = onCall(reciteEndpoints, 'makeMissedCards').mockResolvedValue(made)
  await press('Make cards of my mistakes')
  expect(make.mock.calls.map(([{ body }]) => [body.of, body.title])).toEqual([
    [{ kind: 'exam', id: 5 }, 'Mistakes: Cells 細胞'],
  ])
  expect(make.mock.calls[0]?.[0].body.flashcards.map(({ question_id }) => question_id)).toEqual([1, 2])
  expect(screen.getByRole('button', { name: 'Re-test Wrong and Unchecked Answers (3)' })).toBeDefined()
  const choices = within(screen.getByRole('group', { name: 'Which questions are shown' })).getAllByRole('button')
  expect(choices.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Incorrect 1',
    'Not checked 1',
    'No answer 1',
  ])
})

test('Results say how long it took, and when the next cards come back where none is due', async () => {
  beginPractice(9, EXAM, [SHORT])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('There is no practice')
  const next_due_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  onCall(reviewEndpoints, 'today').mockResolvedValue({
    ...{ date: '2026-12-01', ends_at: '2026-12-02T04:00:00Z', due_count: 0, new_count: 0, backlog_count: 0 },
    ...{ reviewed_count: 0, minutes_left: 0, next_due_at },
  })
  const marks = [{ questionId: 2, user_answer: '', isCorrect: false, method: 'no_answer' as const, judgement: null }]
  const [startedAt, endedAt] = ['2026-12-01T08:00:00Z', '2026-12-01T08:02:05Z']
  resultStore.set({ practice, marks, isSaved: true, startedAt, endedAt })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByText('Time').nextElementSibling?.textContent).toBe('2 minutes 5 seconds')
  expect(await summary.findByText(/The next cards come back in 3 days\.$/)).toBeDefined()
})

test('Results say why an answer is partly right, what is missing, and the score with half marks', async () => {
  beginPractice(9, EXAM, [CHOICE, SHORT])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('There is no practice')
  const judgement = { is_partly: true, reason: 'The organelle is right.', missing: 'That it releases $E$.' }
  const marks = [
    { questionId: 1, user_answer: 'two', isCorrect: true, method: 'exact_match' as const, judgement: null },
    { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'deepseek_batch' as const, judgement },
  ]
  resultStore.set({ practice, marks, isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  expect(screen.getAllByText('Partly right')).toHaveLength(2)
  expect(screen.getByText('The organelle is right.')).toBeDefined()
  expect(screen.getByText('What is missing')).toBeDefined()
  expect(screen.getByText('75% with half a mark for the partly right answer')).toBeDefined()
})

test('An answer that could not be checked is marked by its student’s own word, which can be changed', async () => {
  beginPractice(9, EXAM, [SHORT])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('There is no practice')
  const unchecked = { questionId: 2, user_answer: 'Powerhouse', isCorrect: false, method: 'ai_fallback' as const }
  const ownWord = onCall(examEndpoints, 'markOwnAnswer').mockImplementation((async ({
    body: { says_it },
  }: {
    body: { says_it: boolean }
  }) => ({
    session_id: 9,
    exam_set_id: 5,
    score: says_it ? 100 : 0,
    correct_count: says_it ? 1 : 0,
    total_questions: 1,
    results: [{ ...unchecked, isCorrect: says_it, method: 'own_word', judgement: null }],
    started_at: '2026-11-20T12:00:00Z',
    ended_at: '2026-11-20T12:10:00Z',
  })) as never)
  resultStore.set({ practice, marks: [unchecked], isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  expect(screen.getByText('Does your answer say this?')).toBeDefined()
  await press(/^Yes, it does/)
  expect(ownWord).toHaveBeenCalledWith({ params: { id: 9 }, body: { questionId: 2, says_it: true } })
  expect(screen.getByText('by your own word')).toBeDefined()
  expect(screen.getByText('100%')).toBeDefined()
  await press(/^No, it does not/)
  expect(screen.getByText('0%')).toBeDefined()
  act(() => resultStore.set({ practice, marks: [unchecked], isSaved: false }))
  expect(screen.queryByText('Does your answer say this?')).toBeNull()
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
    expect(server.rename).not.toHaveBeenCalled()
    await edit(' Other ', 'Enter')
    expect(server.rename).toHaveBeenCalledWith({ params: { id: 5 }, body: { title: 'Other' } })
  })

  test('an exam that was never practised begins its practice from the page of its attempts', async () => {
    const pagination = { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false }
    onCall(examEndpoints, 'listSessions').mockResolvedValue({ exam_set: EXAM, sessions: [], pagination })
    const router = await openScreen(<ExamScreen />, '/module/exam?view=attempts&id=5')
    await screen.findByText('No attempts yet')
    await press('Practise')
    expect(server.start).toHaveBeenCalledOnce()
    expect(router.state.location.search).toBe('?view=practice')
  })

  test('asks before an exam is deleted, and says when that failed', async () => {
    onCall(examEndpoints, 'deleteSet').mockRejectedValue(new TypeError('offline'))
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('Delete Cells 細胞')
    await press('Delete')
    expect(server.toastError).toHaveBeenCalledWith('Failed to delete exam set. Please try again.', 'standard')
  })

  test('says when a session could not be started', async () => {
    onCall(examEndpoints, 'startSession').mockRejectedValue(new TypeError('offline'))
    await openScreen(<ExamScreen />, '/module/exam?view=history')
    await press('Practise Cells 細胞')
    expect(server.toastError).toHaveBeenCalledWith('Failed to start exam session. Please try again.', 'session')
  })
})

describe('In traditional Chinese', () => {
  beforeEach(() => switchLanguage('zh-hant'))
  afterEach(() => switchLanguage('en'))

  test('an exam is asked for, and what was refused follows another choice of language', async () => {
    await openScreen(<ExamScreen />, '/module/exam')
    expect(screen.getByRole('heading', { level: 1, name: '測驗' })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: '是非題' })).toBeDefined()
    await press('製作測驗')
    expect(screen.getByRole('alert').textContent).toBe('請提供內容以製作測驗。')
    await act(() => switchLanguage('zh-hans'))
    expect(screen.getByRole('alert').textContent).toBe('请提供内容以制作测验。')
  })

  test('a practice counts what is open', async () => {
    beginPractice(9, EXAM, [CHOICE, SHORT])
    await openScreen(<ExamScreen />, '/module/exam?view=practice')
    await key('2')
    expect(screen.getByRole('button', { name: '第 1 題，已答' })).toBeDefined()
    await press('提交')
    expect(screen.getByText('2 題中有 1 題未答，會當作答錯。')).toBeDefined()
  })
})

test('each question of the results leads to its place in its own document; of one that was deleted this is said', async () => {
  const places = onCall(materialsEndpoints, 'findPlaces').mockImplementation(async ({ params, body }) => ({
    places: body.passages.map(() => ({ page: Number(params.id), start: 1, end: 9 })),
    several: body.passages.map(() => []),
  }))
  const source = 'A mitochondrion releases energy.'
  beginPractice(9, EXAM, [
    { ...SHORT, id: 1, material_id: 7 },
    { ...SHORT, id: 2, material_id: 8, source: 'A leaf is green.' },
    { ...SHORT, id: 3, material_id: null, is_material_gone: true },
    { ...SHORT, id: 4, material_id: 7, source: null },
  ])
  const practice = practiceStore.get()
  practiceStore.set(null)
  if (!practice) throw new Error('A practice was begun')
  resultStore.set({ practice, marks: [], isSaved: true })
  await openScreen(<ExamScreen />, '/module/exam?view=results')
  await screen.findByRole('link', { name: 'Show in the Material question 2' })
  const links = screen.getAllByRole('link', { name: /^Show in the Material/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Show in the Material question 1', '/library/7?page=7&from=1&to=9'],
    ['Show in the Material question 2', '/library/8?page=8&from=1&to=9'],
  ])
  expect(screen.getAllByText('The material that this came from has been deleted.')).toHaveLength(1)
  expect(places.mock.calls.map(([{ params, body }]) => [params.id, body.passages])).toEqual([
    [7, [{ words: source }]],
    [8, [{ words: 'A leaf is green.' }]],
  ])
})
