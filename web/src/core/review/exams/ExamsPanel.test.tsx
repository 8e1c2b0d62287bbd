import type { ReviewExam } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { CELLS, pageOf } from '../../library/library-ground.ts'
import { ExamsPanel } from './ExamsPanel.tsx'

const MARK = 'PATCH /api/review/exams/1/'
const OVER: ReviewExam = {
  id: 1,
  flashcard_set: { id: 5, title: 'Cells' },
  material: null,
  date: '2026-11-20',
  days_left: 0,
  is_over: true,
  plan: null,
  forecast: 0.82,
  mark: null,
}
const SET = {
  ...{ id: 5, title: 'Unit 1', description: '', document_name: '', content_purpose: '', folder: '', material_id: null },
  ...{ card_count: 3, total_study_sessions: 0, average_score: null, time_limit_seconds: 45, time_limit_minutes: 1 },
}
const ONE_PAGE = { current_page: 1, total_pages: 1, total_count: 3, has_next: false, has_previous: false }
const SETS = ['Biology', '', ''].map((folder, at) => ({
  ...{ ...SET, id: 5 + at, folder, created_at: `2026-11-2${at}T12:00:00Z` },
}))
const MATERIALS = [0, 1].map((at) => ({ ...CELLS, id: at, created_at: `2026-10-1${at}T12:00:00Z` }))
let exams: ReviewExam[]
let server: ReturnType<typeof fakeServer>
const onPractice = vi.fn()

beforeEach(() => {
  beMei()
  onPractice.mockClear()
  exams = [OVER]
  server = fakeServer({
    'GET /api/review/exams/': () => ({ exams }),
    'GET /api/recite/history/': { flashcard_sets: SETS, recent_sessions: [], pagination: ONE_PAGE },
    'GET /api/materials/': pageOf(...MATERIALS),
    [MARK]: ({ mark }: { mark: number | null }) => {
      exams = [{ ...OVER, mark }]
      return exams[0]
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async () => {
  await openScreen(<ExamsPanel onPractice={onPractice} />)
  return screen.findByLabelText<HTMLInputElement>('Mark in percent')
}
const enter = (box: HTMLInputElement, typed: string) => {
  fireEvent.change(box, { target: { value: typed } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

test('the mark of an exam that is over is entered, and held against what was foretold', async () => {
  const box = await open()
  expect(screen.getByText('Forecast: 82% known.')).toBeDefined()
  enter(box, '76,5')
  expect(await screen.findByText('Forecast 82%, marked 77%.')).toBeDefined()
  expect(server.sent(MARK)).toEqual([{ mark: 76.5 }])
})

test('a mark is never over 100, is no words, and is taken away by an empty box', async () => {
  const box = await open()
  enter(box, 'good')
  expect(server.sent(MARK)).toEqual([])
  enter(box, '130')
  expect(await screen.findByText('Forecast 82%, marked 100%.')).toBeDefined()
  enter(box, '')
  expect(await screen.findByText('Forecast: 82% known.')).toBeDefined()
  expect(server.sent(MARK)).toEqual([{ mark: 100 }, { mark: null }])
})

test('an exam to come has no box for its mark', async () => {
  exams = [{ ...OVER, is_over: false, days_left: 3, forecast: null }]
  await openScreen(<ExamsPanel onPractice={onPractice} />)
  await screen.findByRole('heading', { name: 'Cells' })
  expect(screen.queryByLabelText('Mark in percent')).toBeNull()
})

test('studying ahead, and going through all of a set, are a press away', async () => {
  const plan = { minutes_per_day: 4, new_per_day: 3, new_count: 20, card_count: 24, recall: 0.9, recall_if_left: 0.1 }
  exams = [{ ...OVER, is_over: false, days_left: 3, forecast: null, plan }]
  await openScreen(<ExamsPanel onPractice={onPractice} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Go Through All' }))
  fireEvent.click(screen.getByRole('button', { name: 'Study Ahead' }))
  expect(onPractice.mock.calls).toEqual([[{ way: 'cram', setId: 5, materialId: undefined }], [{ way: 'ahead' }]])
})

test('what may be learned towards a date is told apart: by folders, and where that is alike by when it was made', async () => {
  await open()
  const select = await screen.findByLabelText<HTMLSelectElement>('Set or material')
  await vi.waitFor(() =>
    expect([...select.options].map(({ text }) => text)).toEqual([
      'Biology › Unit 1',
      expect.stringMatching(/^Unit 1 \(3 cards, .*21 Nov.*\)$/),
      expect.stringMatching(/^Unit 1 \(3 cards, .*22 Nov.*\)$/),
      expect.stringMatching(/Cells\.pdf.*\(.*10 Oct.*\)$/),
      expect.stringMatching(/Cells\.pdf.*\(.*11 Oct.*\)$/),
    ]),
  )
})
