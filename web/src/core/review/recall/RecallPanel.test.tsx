import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../../account/signed-in-ground.tsx'
import { handedOverTextStore } from '../../documents/handed-over-text.ts'
import { emptyPages, type Recall, type RecalledItem } from './pages.ts'
import { RecallPanel } from './RecallPanel.tsx'

const RECALL = 'GET /api/review/materials/7/recall/'
const item = (id: number, state: RecalledItem['state'], page: number | null, start = 0): RecalledItem => ({
  ...{ id, kind: 'card', set: { id: 5, title: 'Cells' }, question: `Question \`${id}\``, state, recall: null },
  place: page === null ? null : { page, last_page: page, start, end: start + 10 },
})
const TODAY: Recall = {
  ...{ date: '2026-11-23', exam_date: null, page_count: 6, is_cut_off: false, unasked: null },
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
  expect(told).toEqual([
    'Page 11 not asked yet',
    'Page 41 strong, 1 fading',
    'Not linked to a place in the text1 strong',
  ])
  expect(screen.getByText('2 strong, 1 fading, 1 not asked yet')).toBeDefined()
  const links = [...(pages[1]?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Question 3', '/library/7?page=4&from=20&to=30'],
    ['Question 1', '/library/7?page=4&from=90&to=100'],
  ])
  expect(pages[1]?.querySelector('a code')?.textContent).toBe('3')
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

test('what nothing asks about becomes the text that cards are made of, for its price', async () => {
  beMei()
  const TAKE = 'GET /api/review/materials/7/unasked/'
  const pages = [4, 6].map((page) => ({ page, passage_count: 2, credits: page - 3 }))
  const unasked = { credits: 3, pages }
  const server = fakeServer({
    [RECALL]: { ...TODAY, unasked },
    [TAKE]: { title: 'Cells.pdf', text: 'The wall.', passage_count: 2, credits: 1 },
  })
  const router = await openScreen(<RecallPanel materialId={7} />)
  await screen.findByRole('button', { name: 'Make what is not yet asked, 3 credits' })
  expect(screen.getAllByRole('button', { name: /rest of this page/, hidden: true })).toHaveLength(2)
  // A page that no card asks about at all stands among the others, and what has no place comes last.
  const told = screen.getAllByRole('group').map((page) => page.querySelector('summary')?.textContent)
  expect(told.slice(-2)).toEqual(['Page 6No card asks about it yet', 'Not linked to a place in the text1 strong'])
  fireEvent.click(screen.getByRole('button', { name: /rest of this page, 1 credit$/, hidden: true }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/recite'))
  expect(handedOverTextStore.get()).toEqual({
    text: 'The wall.',
    documentName: 'Cells.pdf',
    materialId: 7,
    to: 'recite',
  })
  expect(server.queries(TAKE)).toEqual([{ page: '4' }])
})

test('a page of which everything came to be asked about meanwhile says so, and goes nowhere', async () => {
  beMei()
  fakeServer({
    [RECALL]: { ...TODAY, unasked: { credits: 1, pages: [{ page: 2, passage_count: 1, credits: 1 }] } },
    'GET /api/review/materials/7/unasked/': { title: 'Cells.pdf', text: '', passage_count: 0, credits: 0 },
  })
  await openScreen(<RecallPanel materialId={7} />, '/library/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Make what is not yet asked, 1 credit' }))
  expect(await screen.findByText('Everything is asked about by now.')).toBeDefined()
})
