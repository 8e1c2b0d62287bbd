import type { ReviewExam } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { MaterialExam } from './MaterialExam.tsx'

const SET_DATE = 'PUT /api/review/materials/7/exam/'
const EXAM: ReviewExam = {
  id: 1,
  flashcard_set: null,
  material: { id: 7, title: 'Cells.pdf' },
  date: '2026-12-01',
  days_left: 8,
  is_over: false,
  plan: { minutes_per_day: 4.2, new_per_day: 3, new_count: 20, card_count: 24, recall: 0.91, recall_if_left: 0.1 },
  forecast: null,
  mark: null,
}

let exams: ReviewExam[]
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  beMei()
  exams = [{ ...EXAM, id: 2, material: null, flashcard_set: { id: 7, title: 'A set' } }]
  server = fakeServer({
    'GET /api/review/exams/': () => ({ exams }),
    [SET_DATE]: ({ date }: { date: string }) => {
      exams = [{ ...EXAM, date }, ...exams]
      return exams[0]
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the page of a material sets the date of its exam, and says then what that takes', async () => {
  await openScreen(<MaterialExam materialId={7} hasCards />)
  await screen.findByText('With an exam date, all cards made from this material are planned for that day.')
  expect(screen.queryByText(/^About/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Date of the exam'), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the Exam Date' }))
  expect(await screen.findByText(/^About 5 minutes a day, 3 new cards a day/)).toBeDefined()
  expect(server.sent(SET_DATE)).toEqual([{ date: '2026-12-01' }])
  expect(screen.getByRole('button', { name: 'Change the Date' })).toBeDefined()
})

test('says of an exam that is today what today takes', async () => {
  exams = [{ ...EXAM, days_left: 0 }]
  await openScreen(<MaterialExam materialId={7} hasCards />)
  expect(
    await screen.findByText('About 5 minutes today for what is due and 3 new cards. Known then: about 91%; 10% now.'),
  ).toBeDefined()
})

test('a material without cards has none; one whose cards are gone says so', async () => {
  await openScreen(<MaterialExam materialId={7} hasCards={false} />)
  await vi.waitFor(() => expect(server.sent('GET /api/review/exams/')).toHaveLength(1))
  expect(screen.queryByLabelText('Date of the exam')).toBeNull()
  cleanup()
  exams = [{ ...EXAM, plan: { ...EXAM.plan!, card_count: 0 } }]
  await openScreen(<MaterialExam materialId={7} hasCards={false} />)
  expect(await screen.findByText('It has no cards yet. Those you make will count from then on.')).toBeDefined()
})
