import type { ExamAttempt, ExamQuestion } from '@lectern/contract/exam/shapes'
import type { Chapter } from '@lectern/domain/materials/outline'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../../core/account/signed-in-ground.tsx'
import { CELLS } from '../../../core/library/library-ground.ts'
import { loadTexts } from '../../../lib/language.ts'
import { CHOICE, EXAM } from '../exam-test-ground.ts'
import type { Result } from '../result.ts'
import { ResultFigures } from './ResultFigures.tsx'

const LIST = 'GET /api/exam/sets/5/sessions/'
const QUESTIONS: ExamQuestion[] = Array.from({ length: 10 }, (_, index) => ({ ...CHOICE, id: index + 1 }))
const attempt = (session_id: number, correct_count: number, about: Partial<ExamAttempt> = {}): ExamAttempt => ({
  ...{ session_id, exam_set_id: 5, score: correct_count * 10, correct_count, total_questions: 10, is_retest: false },
  ...{ started_at: '2026-11-20T12:00:00Z', ended_at: `2026-11-${10 + session_id}T12:10:00Z`, ...about },
})
const resultOf = (sessionId: number, correct: number, isSaved = true): Result => ({
  practice: { sessionId, set: EXAM, questions: QUESTIONS, answers: {}, flagged: [], index: 0, layout: 'one' },
  marks: QUESTIONS.map(({ id }, index) => ({
    ...{ questionId: id, user_answer: 'two', isCorrect: index < correct, method: 'exact_match' },
  })),
  isSaved,
})
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  beMei()
  await loadTexts('exam', 'results', 'due')
  server = fakeServer({
    [LIST]: {
      exam_set: EXAM,
      sessions: [attempt(4, 0, { is_retest: true, total_questions: 1 }), attempt(3, 9), attempt(2, 6), attempt(1, 4)],
      pagination: { current_page: 1, total_pages: 1, total_count: 4, has_previous: false, has_next: false },
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (result: Result) => openScreen(<ResultFigures result={result} />)
const trend = () => document.body.textContent?.match(/[^.:]*the time before\./)?.[0].replace(/^.*Your attempts/, '')
const bars = () => document.querySelectorAll('svg rect').length

test.each([
  ['the latest attempt is told against the one before', 3, 9, '30 percentage points higher than the time before.', 3],
  ['an earlier one is told without those after it', 2, 6, '20 percentage points higher than the time before.', 2],
  ['the score is that of the marks on screen', 2, 4, 'The same score as the time before.', 2],
  ['one more question of ten is ten percentage points', 3, 5, '10 percentage points lower than the time before.', 3],
  ['the first has none before it', 1, 4, undefined, 0],
  ['a re-test is no attempt at the whole exam', 4, 0, undefined, 0],
])('%s', async (_, sessionId, correct, told, count) => {
  await open(resultOf(sessionId, correct))
  await vi.waitFor(() => expect(server.sent(LIST)).toHaveLength(1))
  expect(trend()).toBe(told)
  expect(bars()).toBe(count)
})

test('what is not saved is not among the attempts, which are asked for once it is', async () => {
  await open(resultOf(3, 9, false))
  expect(server.sent(LIST)).toEqual([])
  expect(screen.queryByText('Your attempts')).toBeNull()
})

const ofMaterials = (...ids: (number | null)[]): Result => ({
  ...resultOf(1, 4),
  practice: {
    ...resultOf(1, 4).practice,
    questions: QUESTIONS.map((question, at) => ({
      ...question,
      source: `Sentence ${question.id} of the chapter.`,
      material_id: ids[at % ids.length] ?? null,
    })),
  },
})
const opened = (id: number, title: string, outline: Chapter[] = []) => ({
  ...CELLS,
  ...{ id, title, paid_words: 1, has_pictures: false, outline, made: [] },
})
const chapter = (title: string, level: number, start: number, end: number): Chapter => ({
  ...{ title, level, start, end, pages: { from: 1, to: 1 } },
})

test('of several documents it is told by document, by what they are called; what is of none is left out', async () => {
  server.answer('GET /api/materials/8/', opened(8, 'Leaves'))
  server.answer('GET /api/materials/7/', opened(7, 'Cells'))
  await open(ofMaterials(8, null, 7, 8))
  const region = await screen.findByRole('region', { name: 'By document' })
  expect(Array.from(region.querySelectorAll('li'), (line) => line.textContent)).toEqual(['Leaves2 of 5', 'Cells1 of 2'])
  expect(screen.queryByRole('region', { name: 'By pages of the material' })).toBeNull()
})

const placed = () => {
  const places = QUESTIONS.map((_, at) => ({ page: at < 5 ? 1 : 40, start: at, end: at + 9 }))
  server.answer('POST /api/materials/7/places/', { places, several: places.map(() => []) })
}

test('of one document it is told by the chapters of its outline, in their order', async () => {
  placed()
  const outline = [chapter('Cells', 1, 0, 900), chapter('Walls', 2, 0, 3), chapter('Genes', 2, 3, 900)]
  server.answer('GET /api/materials/7/', opened(7, 'Cells', outline))
  await open(ofMaterials(7))
  const region = await screen.findByRole('region', { name: 'By chapter of the material' })
  expect(Array.from(region.querySelectorAll('li'), (line) => line.textContent)).toEqual(['Walls3 of 3', 'Genes1 of 7'])
  expect(screen.queryByRole('region', { name: 'By pages of the material' })).toBeNull()
})

test.each([
  ['without an outline', () => opened(7, 'Cells')],
  ['that cannot be opened', () => refusal(404, 'not_found', 'Not found.')],
])('of one document %s it is told by its pages', async (_, answer) => {
  placed()
  server.answer('GET /api/materials/7/', answer())
  await open(ofMaterials(7))
  const region = await screen.findByRole('region', { name: 'By pages of the material' })
  expect(region.querySelectorAll('li')).toHaveLength(2)
  expect(region.textContent).toContain('4 of 5')
  expect(screen.queryByRole('region', { name: 'By document' })).toBeNull()
})

test('how many were right is told by kind of question', async () => {
  await open({
    ...resultOf(1, 4),
    practice: {
      ...resultOf(1, 4).practice,
      questions: QUESTIONS.map((question, at) => (at < 5 ? question : { ...question, type: 'tf' })),
    },
  })
  const region = screen.getByRole('region', { name: 'By kind of question' })
  expect(region.textContent).toContain('4 of 5')
  expect(region.textContent).toContain('0 of 5')
})
