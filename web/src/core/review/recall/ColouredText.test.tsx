import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '../../account/signed-in-ground.tsx'
import { ColouredText } from './ColouredText.tsx'
import { colourPage } from './colour-page.ts'
import type { Recall, RecalledItem } from './pages.ts'

const [FIRST, SECOND, THIRD] = ['nucleus', 'membrane', 'wall'].map(
  (part) => `The ${part} of a cell is what is told of it in this paragraph.`,
) as [string, string, string]
const TEXT = [FIRST, SECOND, THIRD].join('\n\n')
const BEGIN = 1000

const item = (id: number, state: RecalledItem['state'], words: string, kind: RecalledItem['kind'] = 'card') => ({
  ...{ id, kind, set: { id: 5, title: 'Cells' }, question: `Question \`${id}\``, state },
  recall: state === 'fading' ? 0.42 : null,
  place: { page: 2, last_page: 2, start: BEGIN + TEXT.indexOf(words), end: BEGIN + TEXT.indexOf(words) + words.length },
})
const recallOf = (...items: RecalledItem[]): Recall => ({
  ...{ date: '2026-11-23', exam_date: null, page_count: 3, is_cut_off: false, unasked: null, items },
})
const colour = (...items: RecalledItem[]) => colourPage({ start: BEGIN, text: TEXT }, recallOf(...items), false)

afterEach(cleanup)

const press = (pointerType: string, detail = 1) =>
  fireEvent(screen.getByText(FIRST), new PointerEvent('click', { bubbles: true, pointerType, detail }))

test('a passage takes the colour of what is to be done first; what nothing asks about has none', () => {
  const passages = colour(item(1, 'strong', 'nucleus'), item(2, 'unasked', 'is what'), item(3, 'fading', THIRD))
  expect(passages.map(({ state, items }) => [state, items.map(({ id }) => id)])).toEqual([
    ['unasked', [1, 2]],
    ['fading', [3]],
  ])
  expect(passages.map(({ start, end }) => TEXT.slice(start, end))).toEqual([FIRST, THIRD])
  // Words that go over two passages ask about both; those of another page about none.
  expect(colour(item(4, 'strong', `paragraph.\n\nThe membrane`))).toHaveLength(2)
  const elsewhere = item(5, 'strong', FIRST)
  expect(colour({ ...elsewhere, place: { ...elsewhere.place, start: 0, end: BEGIN } })).toEqual([])
  expect(colour({ ...elsewhere, place: null })).toEqual([])
})

test('tapping a passage, or pressing its button, shows its cards and mistakes and leads to them', async () => {
  const passages = colour(item(1, 'fading', 'nucleus'), item(2, 'fading', FIRST, 'exam'))
  await openScreen(<ColouredText passages={passages}>{TEXT}</ColouredText>)
  const open = [
    () => fireEvent.click(screen.getByRole('button', { name: '2 cards on this passage: fading. Show' })),
    () => press('touch'),
  ]
  for (const what of open) {
    what()
    const dialog = await screen.findByRole('dialog', { name: 'What is asked about this passage' })
    const told = within(dialog).getAllByRole('listitem')
    expect(told[0]?.querySelector('code')?.textContent).toBe('1')
    expect(told.map((one) => one.textContent)).toEqual([
      'Question 1Card, fading, 42% likelyOpen Cells',
      'Question 2Question that you missed, fading, 42% likelyOpen Cells',
    ])
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/module/recite?view=edit&set_id=5', '/module/exam?view=attempts&id=5'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  }
})

test.each([
  ['within a passage', 3, 20],
  ['over two of them', FIRST.length - 8, FIRST.length + 12],
  ['of one as a whole', 0, FIRST.length],
])('words that are marked %s are one mark, and no word is lost or said twice', async (_, start, end) => {
  const passages = colour(item(1, 'strong', FIRST), item(2, 'fading', SECOND))
  const mark = { start, end, node: <mark>{TEXT.slice(start, end)}</mark> }
  const shown = (passagesShown: typeof passages) => (
    <p data-testid="text">
      <ColouredText passages={passagesShown} marks={[mark]}>
        {TEXT}
      </ColouredText>
    </p>
  )
  await openScreen(shown(passages))
  const text = screen.getByTestId('text')
  expect(text.querySelectorAll('button')).toHaveLength(2)
  for (const button of text.querySelectorAll('button')) button.textContent = ''
  expect(text.textContent).toBe(TEXT)
  expect([...text.querySelectorAll('mark')].map((one) => one.textContent)).toEqual([TEXT.slice(start, end)])
})

test('several marks stand each in its place, in a passage, between two and over their end', async () => {
  const passages = colour(item(1, 'strong', FIRST), item(2, 'fading', SECOND))
  const marks = [
    [0, 3],
    [3, 5],
    [FIRST.length - 4, FIRST.length + 8],
    [TEXT.length - 6, TEXT.length],
  ].map(([start = 0, end = 0]) => ({ start, end, node: <mark>{TEXT.slice(start, end)}</mark> }))
  await openScreen(
    <p data-testid="text">
      <ColouredText passages={passages} marks={marks}>
        {TEXT}
      </ColouredText>
    </p>,
  )
  const text = screen.getByTestId('text')
  for (const one of text.querySelectorAll('button')) one.textContent = ''
  expect(text.textContent).toBe(TEXT)
  expect([...text.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(
    marks.map(({ start, end }) => TEXT.slice(start, end)),
  )
})

test('whoever selects a word or a line by mouse is shown no cards', async () => {
  const passages = colour(item(1, 'strong', FIRST))
  await openScreen(<ColouredText passages={passages}>{TEXT}</ColouredText>)
  for (const detail of [1, 2, 3]) press('mouse', detail)
  expect(screen.queryByRole('dialog')).toBeNull()
  press('touch')
  expect(screen.getByRole('dialog')).toBeDefined()
})
