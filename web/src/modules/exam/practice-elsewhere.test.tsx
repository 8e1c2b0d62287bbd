import { ApiError } from '@lectern/contract/api-error'
import type { ExamSession } from '@lectern/contract/exam/shapes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { contradictions } from '../../core/begun/joined-answers.ts'
import * as logging from '../../lib/log-failure.ts'
import { ExamScreen } from './ExamScreen.tsx'
import { CHOICE, EXAM, RUNNING, SHORT } from './exam-test-ground.ts'
import { joinPractices, keptPractice } from './kept-practice.ts'
import { answerQuestion, beginPractice, practiceStore } from './practice.ts'
import { resultStore } from './result.ts'
import { clearExamScreen, layExamScreen, press } from './screen-test-ground.ts'

const SAVED_AT = '2026-11-20T12:05:00Z'
/** What another device has kept. */
const keptWith = (answers: Record<string, string>, revision = 4, index = 1): ExamSession => ({
  ...RUNNING,
  practice: { answers, flagged_ids: [2], index, revision, saved_at: SAVED_AT },
})

/** With a question unanswered here. */
async function submit() {
  await press('Submit')
  const question = within(await screen.findByRole('alertdialog'))
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Submit' })))
}

let server: ReturnType<typeof layExamScreen>
beforeEach(() => {
  server = layExamScreen()
})
afterEach(clearExamScreen)

test('A practice that was begun on another device stands on the page of exams and is gone on with where it was left', async () => {
  server.begun.mockResolvedValue({
    work: [{ module: 'exam', id: '9', title: 'Cells 細胞', done: 1, total: 2, since: SAVED_AT }],
  })
  server.session.mockResolvedValue(keptWith({ 1: 'two' }))
  const router = await openScreen(<ExamScreen />, '/module/exam')
  await screen.findByText('Practice in progress: Cells 細胞, 1 of 2 answered.')
  await press('Resume')
  await screen.findByText('What releases energy?')
  expect(router.state.location.search).toBe('?view=practice')
  expect(practiceStore.get()).toMatchObject({
    answers: { 1: 'two' },
    flagged: [2],
    index: 1,
    questions: [CHOICE, SHORT],
  })
  // It goes on from what is kept.
  act(() => answerQuestion(2, 'The mitochondrion'))
  await act(() => keptPractice.save())
  expect(server.keep).toHaveBeenCalledExactlyOnceWith({
    params: { id: 9 },
    body: { answers: { 1: 'two', 2: 'The mitochondrion' }, flagged_ids: [2], index: 1, revision: 4 },
  })
})

test('An address of a practice that was handed in shows its results, and one that is gone says so', async () => {
  server.session.mockResolvedValue({ ...RUNNING, ended_at: SAVED_AT })
  const router = await openScreen(<ExamScreen />, '/module/exam?view=practice&id=9')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?view=results&id=9'))
  clearExamScreen()
  server = layExamScreen()
  server.session.mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await openScreen(<ExamScreen />, '/module/exam?view=practice&id=9')
  expect(await screen.findByText('This practice is not there')).toBeDefined()
})

test('Answers that the server will not keep say so, with its reason, until they are kept', async () => {
  vi.spyOn(logging, 'logFailure').mockImplementation(() => {})
  beginPractice(9, EXAM, [CHOICE, SHORT])
  await openScreen(<ExamScreen />, '/module/exam?view=practice')
  server.keep.mockRejectedValueOnce(new ApiError(413, 'storage_full', 'Storage limit reached.'))
  act(() => answerQuestion(1, 'two'))
  await act(() => keptPractice.save())
  const told = (await screen.findByText('Your answers are not kept with your account')).closest('[role=alert]')
  expect(told?.textContent).toMatch(
    /Storage limit reached\. What you answered stays in this tab: submit it before you close the tab\./,
  )
  await press('Try again')
  await vi.waitFor(() => expect(screen.queryByText('Your answers are not kept with your account')).toBeNull())
  expect(server.keep).toHaveBeenCalledTimes(2)
})

test('A practice is kept as it is answered, and handed in with what was answered elsewhere meanwhile', async () => {
  beginPractice(9, EXAM, [CHOICE, SHORT])
  await openScreen(<ExamScreen />, '/module/exam?view=practice')
  act(() => answerQuestion(1, 'two'))
  await act(() => keptPractice.save())
  expect(server.keep.mock.lastCall?.[0].body).toMatchObject({ answers: { 1: 'two' }, revision: 0 })
  server.session.mockResolvedValue(keptWith({ 1: 'two', 2: 'The mitochondrion' }))
  await submit()
  await act(() => vi.waitFor(() => expect(resultStore.get()).not.toBeNull()))
  expect(resultStore.get()?.practice.answers).toEqual({ 1: 'two', 2: 'The mitochondrion' })
})

test('Where a question has another answer elsewhere its student chooses, and nothing is handed in before', async () => {
  beginPractice(9, EXAM, [CHOICE, SHORT])
  await openScreen(<ExamScreen />, '/module/exam?view=practice')
  act(() => answerQuestion(1, 'two'))
  server.session.mockResolvedValue(keptWith({ 1: 'three', 2: 'Cells' }))
  await submit()
  await screen.findByText(
    'The answers of both are kept. 1 question was answered differently there and here: 1. Which answers should stand?',
  )
  expect(resultStore.get()).toBeNull()
  await press('Those Given Here')
  expect(practiceStore.get()?.answers).toEqual({ 1: 'two', 2: 'Cells' })
  await pass(0)
  expect(server.keep.mock.lastCall?.[0].body).toMatchObject({ answers: { 1: 'two', 2: 'Cells' }, revision: 4 })
  expect(screen.getByText(/2 of 2 answered/)).toBeDefined()
})

test('One that was handed in elsewhere leads to its results', async () => {
  beginPractice(9, EXAM, [CHOICE, SHORT])
  server.session.mockResolvedValue({ ...RUNNING, ended_at: SAVED_AT })
  const router = await openScreen(<ExamScreen />, '/module/exam?view=practice')
  await screen.findByText('This practice was submitted in another tab or on another device.')
  await press('Results')
  expect(router.state.location.search).toBe('?view=results&id=9')
  expect(practiceStore.get()).toBeNull()
})

test('One that makes way for another is found on no device any more', async () => {
  beginPractice(8, { ...EXAM, id: 4, title: 'Old' }, [CHOICE])
  await openScreen(<ExamScreen />, '/module/exam?view=history')
  await press(/^Practise /)
  await press('Start New Practice')
  await vi.waitFor(() => expect(server.forget).toHaveBeenCalledExactlyOnceWith({ params: { id: 8 } }))
  expect(practiceStore.get()?.sessionId).toBe(9)
})

const content = (answers: Record<string, string>, flagged: number[] = [], index = 0) => ({ answers, flagged, index })

test.each([
  ['new answers of both', {}, { 1: 'a' }, { 2: 'b' }, { 1: 'a', 2: 'b' }],
  ['an answer that was changed there', { 1: 'a' }, { 1: 'a' }, { 1: 'b' }, { 1: 'b' }],
  ['an answer that was changed here', { 1: 'a' }, { 1: 'b' }, { 1: 'a' }, { 1: 'b' }],
  ['an answer that was taken back here', { 1: 'a' }, {}, { 1: 'a', 2: 'b' }, { 2: 'b' }],
  ['an answer that was taken back there', { 1: 'a' }, { 1: 'a' }, {}, {}],
  ['the same change on both', { 1: 'a' }, { 1: 'b' }, { 1: 'b' }, { 1: 'b' }],
])('joining keeps %s', (_, base, here, there, joined) =>
  expect(joinPractices(content(base as never), content(here as never), content(there as never))).toEqual(
    content(joined as never),
  ),
)

test('joining keeps what was flagged and unflagged on either side, and asks where answers contradict each other', () => {
  const [base, here, there] = [content({ 1: 'a' }, [1, 2]), content({ 1: 'b' }, [2, 3]), content({ 1: 'c' }, [1, 2, 4])]
  expect(joinPractices(base, here, there)).toBeNull()
  expect(contradictions(base.answers, here.answers, there.answers)).toEqual(['1'])
  expect(joinPractices(base, here, there, 'here')).toEqual(content({ 1: 'b' }, [2, 3, 4]))
  expect(joinPractices(base, here, there, 'there')).toEqual(content({ 1: 'c' }, [2, 3, 4]))
})
