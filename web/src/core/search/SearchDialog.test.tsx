import type { FoundThing } from '@lectern/contract/search'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen } from '../account/signed-in-ground.tsx'
import { addressOfFound } from './address-of-found.ts'
import { SearchDialog } from './SearchDialog.tsx'

const SEARCH = 'GET /api/search/'
const found = (about: Partial<FoundThing>): FoundThing => ({
  ...{ kind: 'note', id: 3, within_id: null, title: '細胞', excerpt: 'A cell.', place: null },
  ...about,
})
const onClose = vi.fn()

beforeEach(beMei)
afterEach(() => {
  cleanup()
  onClose.mockReset()
  vi.unstubAllGlobals()
})

async function open(results: FoundThing[]) {
  const server = fakeServer({ [SEARCH]: { results } })
  const router = await openScreen(<SearchDialog onClose={onClose} />)
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Search everything'), { target: { value } }))
  return { server, router, type }
}
const status = () => screen.getByRole('status').textContent

test('asks nothing before something is typed, and says what is searched', async () => {
  const { server, type } = await open([])
  expect(status()).toMatch(/^In your library, cards, notes/)
  await type('  ')
  expect(status()).toMatch(/^In your library/)
  expect(server.queries(SEARCH)).toEqual([])
})

test('what is found stands by kind, each the way to where it is shown', async () => {
  const place = { material_id: 7, page: 2, start: 10, end: 12 }
  const { type, router, server } = await open([
    found({ kind: 'material', id: 7, title: 'Cells.pdf', place }),
    found({ kind: 'flashcard', id: 9, within_id: 5, title: 'What is 細胞?' }),
    found({ kind: 'chat', title: ' ' }),
  ])
  await type(' 細胞 ')
  expect(await screen.findByText('3 results')).toBeDefined()
  expect(server.queries(SEARCH)).toEqual([{ q: '細胞' }])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Library', 'Cards', 'Understanding'],
  ])
  expect(screen.getByRole('link', { name: /^Untitled/ }).getAttribute('href')).toBe('/module/understanding?chat_id=3')
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^Cells\.pdf/ })))
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/library/7?page=2&from=10&to=12')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what was searched for is marked in what was found, whatever its case, and as it was written', async () => {
  const { type } = await open([
    found({ id: 1, title: 'Cell (C++) cycle', excerpt: 'In a cell (c++), the CELL' }),
    found({ id: 2, title: 'Nothing of it', excerpt: 'İstanbul, its CELLS' }),
  ])
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  await type(' cell ')
  await screen.findByText('2 results')
  expect(marked()).toEqual(['Cell', 'cell', 'CELL', 'CELL'])
  expect(screen.getByRole('link', { name: /^Cell \(C\+\+\) cycle In a cell \(c\+\+\), the CELL$/ })).toBeDefined()
  await type('(c++)')
  await expect.poll(marked).toEqual(['(C++)', '(c++)'])
  for (const signs of ['[', 'c+', '.*', '\\', '/', 'a|b', '{2}', '-', '\u{1f600}']) {
    await type(signs)
    await expect.poll(() => marked().every((one) => one?.toLowerCase() === signs)).toBe(true)
  }
})

test('Enter goes to the first result, and the arrow keys from the box to one after the other, and back', async () => {
  const { type } = await open([found({ id: 1 }), found({ kind: 'essay', id: 2 })])
  await type('cell')
  await screen.findByText('2 results')
  const focused = () => document.activeElement?.getAttribute('href')
  await act(async () => void fireEvent.submit(screen.getByLabelText('Search everything').closest('form') as Element))
  expect(focused()).toBe('/module/notes?view=note&note_id=1')
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  press('ArrowDown')
  expect(focused()).toBe('/module/writing?view=report&essay_id=2')
  press('ArrowDown')
  press('ArrowUp')
  expect(focused()).toBe('/module/notes?view=note&note_id=1')
  press('ArrowUp')
  expect(document.activeElement).toBe(screen.getByLabelText('Search everything'))
  press('ArrowDown')
  expect(focused()).toBe('/module/notes?view=note&note_id=1')
})

test('nothing found, and a search that fails, are said, and the same is searched for once more', async () => {
  const { type, server } = await open([])
  await type('細胞')
  expect(await screen.findByText('Nothing was found for “細胞”.')).toBeDefined()
  server.answer(SEARCH, Response.json({}, { status: 500 }))
  await type('細胞核')
  expect((await screen.findByRole('alert')).textContent).toContain('The search failed. Please try again.')
  server.answer(SEARCH, { results: [found({ title: '細胞核' })] })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByRole('link', { name: /^細胞核/ })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['material', '/library/3'],
  ['flashcard_set', '/module/recite?view=edit&set_id=3'],
  ['exam', '/module/exam?view=attempts&id=3'],
  ['lecture', '/module/lecture?view=content&lecture_id=3'],
  ['listening_set', '/module/listening?view=practice&set=3'],
  ['speaking_session', '/module/speaking?view=session&session_id=3'],
] as const)('a %s is shown at %s', (kind, address) => expect(addressOfFound(found({ kind }))).toBe(address))

test('a question is shown with its exam, a card in its set', () => {
  expect(addressOfFound(found({ kind: 'exam_question', within_id: 8 }))).toBe('/module/exam?view=attempts&id=8')
  expect(addressOfFound(found({ kind: 'flashcard', within_id: 8 }))).toBe('/module/recite?view=edit&set_id=8')
})
