import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, fakeServer, openScreen, refusal } from '../../core/account/signed-in-ground.tsx'
import { CELLS } from '../../core/library/library-ground.ts'
import { layPage } from '../../core/library/material/near-ground.ts'
import { ShowInMaterial } from '../../core/places/ShowInMaterial.tsx'
import { closePlace } from '../../core/places/shown-place.ts'
import { loadTexts } from '../../lib/language.ts'
import { PlaceWindow } from './PlaceWindow.tsx'

const TEXT = 'A cell is the unit of life. A leaf is green.'
const PLACES = 'POST /api/materials/7/places/'
const MATERIAL = 'GET /api/materials/7/'
const PAGE = 'GET /api/materials/7/pages/3/'
const OPENED = { ...CELLS, kind: 'word', paid_words: 9, has_pictures: false, outline: [], made: [], page_count: 4 }
const pageOf = (page: number, start: number, text: string) => ({ page, page_count: 4, start, text })
let server: ReturnType<typeof fakeServer>
let page: ReturnType<typeof layPage>

const widths = new EventTarget()
let hasRoom = true
/** How wide the window is. */
const haveRoom = (has: boolean) => {
  hasRoom = has
  widths.dispatchEvent(new Event('change'))
}
const media = {
  get matches() {
    return hasRoom
  },
  addEventListener: widths.addEventListener.bind(widths),
  removeEventListener: widths.removeEventListener.bind(widths),
}

beforeEach(async () => {
  beMei()
  page = layPage()
  vi.stubGlobal('matchMedia', () => media)
  haveRoom(true)
  await loadTexts('places', 'library')
  server = fakeServer({
    [PLACES]: {
      places: [
        { page: 3, start: 100, end: 127 },
        { page: 3, start: 128, end: 144 },
      ],
      several: [[], []],
    },
    [MATERIAL]: OPENED,
    [PAGE]: pageOf(3, 100, TEXT),
  })
})
afterEach(() => {
  cleanup()
  closePlace()
  vi.unstubAllGlobals()
})

/** A screen that is being written on. */
function Written() {
  const [words, setWords] = useState('')
  return (
    <>
      <input aria-label="Answer" value={words} onChange={({ target }) => setWords(target.value)} />
      <ShowInMaterial materialId={7} words="A cell is the unit of life." of="of card 1" />
      <ShowInMaterial materialId={7} words="A leaf is green." of="of card 2" look="icon" />
      <PlaceWindow />
    </>
  )
}

const link = (card: number) => screen.findByRole('link', { name: `Show in the Material of card ${card}` })
const panel = () => screen.findByRole('dialog', { name: 'Cells.pdf' })
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
async function open(address = '/review') {
  const router = await openScreen(<Written />, address)
  fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'Half an ans' } })
  return router
}
async function pressLink(card: number) {
  const pressed = await link(card)
  pressed.focus()
  await act(async () => void fireEvent.click(pressed))
  return pressed
}

test('a place is shown beside the screen that it was pressed on, which stays as it was; Escape gives the focus back', async () => {
  const router = await open()
  const pressed = await pressLink(1)
  const mark = await within(await panel()).findByText('A cell is the unit of life.')
  expect(mark.tagName).toBe('MARK')
  await vi.waitFor(() => expect(document.activeElement).toBe(mark))
  expect(router.state.location.pathname).toBe('/review')
  expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('Half an ans')
  expect(
    within(await panel())
      .getByRole('link', { name: 'Open the Whole Material' })
      .getAttribute('href'),
  ).toBe('/library/7?page=3&from=100&to=127')
  fireEvent.keyDown(mark, { key: 'Escape' })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(pressed))
})

test('another place takes its place, and the screen beside it is used meanwhile', async () => {
  await open()
  await pressLink(1)
  await within(await panel()).findByText('A cell is the unit of life.')
  const answer = screen.getByLabelText<HTMLInputElement>('Answer')
  answer.focus()
  fireEvent.pointerDown(answer)
  fireEvent.change(answer, { target: { value: 'Half an answer' } })
  // In a field Escape is for the field.
  fireEvent.keyDown(answer, { key: 'Escape' })
  await settled()
  expect(await panel()).toBeDefined()
  await pressLink(2)
  const mark = await within(await panel()).findByText('A leaf is green.')
  await vi.waitFor(() => expect(document.activeElement).toBe(mark))
  expect(document.querySelectorAll('mark')).toHaveLength(1)
  answer.focus()
  fireEvent.click(within(await panel()).getByRole('button', { name: 'Close' }))
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([document.activeElement, answer.value]).toEqual([answer, 'Half an answer'])
})

test('where there is no room it lies over the screen, and keeps the focus', async () => {
  haveRoom(false)
  await open()
  const pressed = await pressLink(1)
  const mark = await within(await panel()).findByText('A cell is the unit of life.')
  await vi.waitFor(() => expect(document.activeElement).toBe(mark))
  expect(screen.queryByLabelText('Answer')?.closest('[aria-hidden="true"]')).not.toBeNull()
  fireEvent.keyDown(mark, { key: 'Escape' })
  await vi.waitFor(() => expect(document.activeElement).toBe(pressed))
})

test('a passage that goes over the end of its page is shown on both', async () => {
  server.answer(PLACES, { places: [{ page: 3, start: 128, end: 161 }, null], several: [[], []] })
  server.answer('GET /api/materials/7/pages/4/', pageOf(4, 146, 'Its veins bring water.'))
  await open()
  await pressLink(1)
  await within(await panel()).findByText('A leaf is green.')
  await page.bringNear(within(await panel()).getByRole('article', { name: 'Page 4 of 4' }))
  expect((await within(await panel()).findByText('Its veins bring')).tagName).toBe('MARK')
})

test('what cannot be loaded says so and is tried again; what was deleted says that', async () => {
  server.answer(MATERIAL, refusal(500, 'internal', 'x'))
  await open()
  await pressLink(1)
  const failed = await screen.findByRole('dialog')
  expect(await within(failed).findByText('This material could not be loaded')).toBeDefined()
  server.answer(MATERIAL, refusal(404, 'not_found', 'Not found.'))
  await act(async () => void fireEvent.click(within(failed).getByRole('button', { name: 'Try again' })))
  expect(await within(failed).findByText('The material that this came from has been deleted.')).toBeDefined()
  expect(within(failed).queryByRole('link')).toBeNull()
})

test('a page of a PDF, whose print may be small here, is read as its text as well', async () => {
  server.answer(MATERIAL, { ...OPENED, kind: 'pdf', has_pictures: true })
  await open()
  await pressLink(1)
  const choice = await within(await panel()).findByRole('radio', { name: 'Text' })
  expect(screen.queryByText('A cell is the unit of life.')).toBeNull()
  await act(async () => void fireEvent.click(choice))
  expect((await within(await panel()).findByText('A cell is the unit of life.')).tagName).toBe('MARK')
  fireEvent.click(screen.getByRole('radio', { name: 'Pages' }))
})

test('says that it is loading as long as it is', async () => {
  let arrive = (_: unknown) => {}
  server.answer(MATERIAL, () => new Promise((resolve) => (arrive = resolve)))
  await open()
  await pressLink(1)
  const status = await within(await screen.findByRole('dialog')).findByRole('status')
  expect(document.activeElement?.contains(status)).toBe(true)
  await act(async () => arrive(OPENED))
  expect(await within(await panel()).findByText('A cell is the unit of life.')).toBeDefined()
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('with %s the browser opens the page itself', async (_, how) => {
  await open()
  const pressed = await link(1)
  // jsdom follows no links.
  const isKept = fireEvent.click(pressed, how)
  await settled()
  expect(isKept).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on the page of its own material the link leads to the passage there', async () => {
  const router = await open('/library/7')
  await pressLink(1)
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.state.location.search).toBe('?page=3&from=100&to=127')
})

test('it goes with the page that led to it', async () => {
  const router = await open()
  await pressLink(1)
  await panel()
  await act(() => router.navigate('/progress'))
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['beside the text', true],
  ['over it', false],
])('where a device is turned, what is shown %s goes on in the other form, at the same passage', async (_, isFirst) => {
  haveRoom(isFirst)
  await open()
  await pressLink(1)
  await within(await panel()).findByText('A cell is the unit of life.')
  act(() => haveRoom(!isFirst))
  await settled()
  const mark = await within(await panel()).findByText('A cell is the unit of life.')
  expect([mark.tagName, document.activeElement]).toEqual(['MARK', mark])
  expect(screen.queryByLabelText('Answer')?.closest('[aria-hidden="true"]') === null).toBe(!isFirst)
  act(() => haveRoom(isFirst))
  await settled()
  expect(await panel()).toBeDefined()
})
