import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { emptyPages, type Recall, type RecalledItem } from './pages.ts'
import { RecallPanel } from './RecallPanel.tsx'

const RECALL = 'GET /api/review/materials/7/recall/'
const item = (id: number, state: RecalledItem['state'], page: number | null, start = 0): RecalledItem => ({
  ...{ id, kind: 'card', set: { id: 5, title: 'Cells' }, question: `Question ${id}`, state, recall: null },
  place: page === null ? null : { page, last_page: page, start, end: start + 10 },
})
const TODAY: Recall = {
  ...{ date: '2026-11-23', exam_date: null, page_count: 6, is_cut_off: false },
  items: [item(1, 'strong', 4, 90), item(2, 'unasked', 1), item(3, 'fading', 4, 20), item(4, 'strong', null)],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a page says how much of it is strong, fading and not asked, and leads from each card to its passage', async () => {
  beMei()
  fakeServer({ [RECALL]: TODAY })
  await openScreen(<RecallPanel materialId={7} />)
  const pages = await screen.findAllByRole('group')
  const told = pages.map((page) => page.querySelector('summary')?.textContent)
  expect(told).toEqual(['Page 11 not asked yet', 'Page 41 strong, 1 fading', 'Without a place in the text1 strong'])
  expect(screen.getByText('2 strong, 1 fading, 1 not asked yet')).toBeDefined()
  const links = [...(pages[1]?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Question 3', '/library/7?page=4&from=20&to=30'],
    ['Question 1', '/library/7?page=4&from=90&to=100'],
  ])
  expect(pages[2]?.querySelector('a')).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Today' })).toBeNull()
})

test('pages that no card asks about are named where that is known of every page', async () => {
  beMei()
  const overTwo = item(1, 'strong', 4, 90)
  const known = { ...TODAY, items: [{ ...overTwo, place: { ...overTwo.place!, last_page: 5 } }, item(2, 'unasked', 1)] }
  fakeServer({ [RECALL]: known })
  await openScreen(<RecallPanel materialId={7} />)
  expect(await screen.findByText('Pages that no card asks about yet: 2, 3 and 6.')).toBeDefined()
  expect(emptyPages(TODAY)).toEqual([])
  expect(emptyPages({ ...known, is_cut_off: true })).toEqual([])
})

test('with an exam, the day of it can be looked at', async () => {
  beMei()
  const server = fakeServer({
    [RECALL]: { ...TODAY, exam_date: '2026-12-24' },
    [`${RECALL}?date=2026-12-24`]: {
      ...TODAY,
      ...{ date: '2026-12-24', exam_date: '2026-12-24', items: [item(1, 'fading', 4)] },
    },
  })
  await openScreen(<RecallPanel materialId={7} />)
  fireEvent.click(await screen.findByRole('radio', { name: 'Exam day' }))
  expect((await screen.findAllByText('1 fading')).length).toBeGreaterThan(0)
  expect(screen.getByText(/^If nothing is done until then: .*24/)).toBeDefined()
  expect(server.queries(RECALL)).toEqual([{}, { date: '2026-12-24' }])
})
