import { materialsEndpoints } from '@lectern/contract/materials'
import { WORD_LIMIT } from '@lectern/domain/content'
import { useQueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCall } from '../../../../lib/api/fake-calls-ground.ts'
import { openScreen } from '../../../account/signed-in-ground.tsx'
import { answerText, CELLS, layLibrary } from '../../library-ground.ts'
import { readMaterialsAgain } from '../../other-text.ts'
import { MaterialScreen } from '../MaterialScreen.tsx'
import { layPage } from '../near-ground.ts'

/** Three pages, of which each says 'Page N 頁。' on its line. */
const TEXT = [1, 2, 3].map((page) => `Page ${page} 頁。`).join('\n')
const STARTS = [0, 10, 20]

let library: ReturnType<typeof layLibrary>
let nearby: ReturnType<typeof layPage>
let getText: ReturnType<typeof answerText>

beforeEach(() => {
  library = layLibrary()
  nearby = layPage()
  getText = answerText(TEXT, STARTS)
  read(1)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Has the student read a page: those before it are above the window. */
function read(page: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bottom = this instanceof HTMLElement && Number(this.dataset.page) < page ? 0 : innerHeight
    return { bottom } as DOMRect
  })
}

const open = (search = '') => openScreen(<MaterialScreen materialId={7} />, `/library/7${search}`)
const page = (n: number) => screen.findByRole('article', { name: `Page ${n} of 3` })
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Find in this material' })
const type = async (words: string) => {
  const box = await field()
  await act(async () => box.focus())
  fireEvent.change(box, { target: { value: words } })
}
/** In the field. */
const press = async (key: string, more: KeyboardEventInit = {}) => {
  const box = await field()
  await act(async () => void fireEvent.keyDown(box, { key, ...more }))
}
const button = (name: string) => screen.getByRole('button', { name })
const says = (text: string) => vi.waitFor(() => expect(status()?.textContent).toBe(text))
const status = () => document.querySelector('.find-bar [role="status"]')
const marksOf = (n: number) => [...document.querySelectorAll(`#page-${n} mark`)].map((mark) => mark.textContent)
const current = () => document.querySelector('mark[aria-current="true"]')

test('what is typed is counted on all pages, those too that nobody came to, and no page is loaded for it', async () => {
  await open()
  await field()
  expect(getText).not.toHaveBeenCalled()
  await type('page')
  await says('3 found on pages 1–3')
  await type('ＰＡＧＥ 2頁')
  await says('1 found on page 2')
  await type('細')
  await says('Not found in this material.')
  expect(screen.queryByRole('button', { name: 'Next place' })).toBeNull()
  expect([getText.mock.calls.length, library.getPage.mock.calls.length]).toEqual([1, 0])
})

test('Enter and the buttons go from place to place and round the ends; the page comes, and the focus stays', async () => {
  await open()
  await type('page')
  await says('3 found on pages 1–3')
  for (const [go, index] of [
    [() => press('Enter'), 1],
    [() => press('Enter'), 2],
    [() => press('Enter', { shiftKey: true }), 1],
    [() => press('Enter', { shiftKey: true }), 3],
    [() => press('Enter'), 1],
    [() => act(async () => void fireEvent.click(button('Next place'))), 2],
    [() => act(async () => void fireEvent.click(button('Previous place'))), 1],
  ] as const) {
    await go()
    await says(`${index} of 3, page ${index}`)
    await vi.waitFor(() => expect(current()?.closest('article')?.id).toBe(`page-${index}`))
    expect(current()?.textContent).toBe('Page')
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(current())
    expect(document.activeElement).toBe(await field())
  }
  expect(library.getPage.mock.calls.map(([{ params }]) => params.n)).toEqual([1, 2, 3])
})

test('one begins on the page that is read, and before it backwards', async () => {
  read(2)
  await open()
  await type('page')
  await says('3 found on pages 1–3')
  await press('Enter')
  await says('2 of 3, page 2')
  await press('Enter')
  // What is typed on is looked for from there.
  await type('page ')
  await says('3 found on pages 1–3')
  await press('Enter')
  await says('3 of 3, page 3')
  await press('Escape')
  await type('page')
  await says('3 found on pages 1–3')
  await press('Enter', { shiftKey: true })
  await says('1 of 3, page 1')
})

test('all that is found on a page that is there is marked, and marked off with the first letter that differs', async () => {
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await within(first).findByText('Page 1 頁。')
  await type('a')
  await vi.waitFor(() => expect(marksOf(1)).toEqual(['a']))
  expect(current()).toBeNull()
  await type('e')
  await vi.waitFor(() => expect(marksOf(1)).toEqual(['e']))
  await type('ex')
  await vi.waitFor(() => expect(marksOf(1)).toEqual([]))
  expect(first.textContent).toContain('Page 1 頁。')
})

test('Escape takes the marks away, and one reads on at the page that was gone to', async () => {
  await open()
  await type('頁')
  await says('3 found on pages 1–3')
  await press('Enter')
  await vi.waitFor(() => expect(current()).not.toBeNull())
  await press('Escape')
  expect([(await field()).value, status()?.textContent, document.querySelector('mark')]).toEqual(['', '', null])
  expect(document.activeElement).toBe(await page(1))
  // From wherever the student is, who stays there where nothing was gone to.
  await type('頁')
  await says('3 found on pages 1–3')
  await act(async () => (await page(2)).focus())
  await act(async () => void fireEvent.keyDown(await page(2), { key: 'Escape' }))
  expect([(await field()).value, document.activeElement]).toEqual(['', await page(2)])
})

test('its button empties the field, which has the focus then', async () => {
  await open()
  await type('頁')
  await act(async () => button('Clear search').focus())
  await act(async () => void fireEvent.click(button('Clear search')))
  expect([(await field()).value, document.activeElement]).toEqual(['', await field()])
})

test('the key / leads to the field, but not where something is typed', async () => {
  await open()
  const box = await field()
  const other = screen.getByLabelText('Go to page')
  other.focus()
  fireEvent.keyDown(other, { key: '/' })
  expect(document.activeElement).toBe(other)
  other.blur()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(box)
})

test('what an input method composes is its own', async () => {
  await open()
  await type('頁')
  await says('3 found on pages 1–3')
  await press('Enter', { isComposing: true })
  await press('Escape', { isComposing: true })
  expect([(await field()).value, current()]).toEqual(['頁', null])
})

test('nothing but blanks is not looked for', async () => {
  await open()
  await type(' \u3000')
  await press('Enter')
  expect([status()?.textContent, getText.mock.calls.length]).toEqual(['', 0])
})

test('who goes on before the text is there is led as soon as it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = await getText({ params: { id: 7 } })
  getText.mockImplementation(() => promise.then(() => answer))
  await open()
  await type('頁')
  await says('Searching…')
  await press('Enter')
  await act(async () => resolve())
  await says('1 of 3, page 1')
})

test('a text that cannot be loaded is said to be, and can be tried again', async () => {
  getText.mockRejectedValueOnce(new TypeError('down'))
  await open()
  await type('頁')
  await says('The text could not be loaded. Try again')
  await act(async () => void fireEvent.click(button('Try again')))
  await says('3 found on pages 1–3')
})

test('of a text that was kept in part it is said where it ends', async () => {
  library.get.mockResolvedValue({
    ...CELLS,
    ...{ word_count: WORD_LIMIT, paid_words: WORD_LIMIT, has_pictures: false, outline: [], made: [] },
  })
  await open()
  await type('細')
  await says('Not found in the first 100,000 words. What comes after them cannot be searched.')
})

test('the passage of the address makes way for what is sought, and is back where nothing was gone to', async () => {
  const router = await open('?page=1&from=5&to=9')
  await within(await page(1)).findByText('1 頁。')
  await type('page')
  await vi.waitFor(() => expect(marksOf(1)).toEqual(['Page']))
  await type('')
  await vi.waitFor(() => expect(marksOf(1)).toEqual(['1 頁。']))
  await type('page')
  await press('Enter')
  await vi.waitFor(() => expect(current()?.textContent).toBe('Page'))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=1'))
  await press('Escape')
  expect(marksOf(1)).toEqual([])
})

test('who has gone elsewhere before a page is there is not brought back to it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = await library.getPage({ params: { id: 7, n: 1 } })
  library.getPage.mockImplementation(() => promise.then(() => answer))
  await open()
  await type('頁')
  await says('3 found on pages 1–3')
  await press('Enter')
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([await page(1)])
  fireEvent.wheel(await page(1))
  await act(async () => resolve())
  await vi.waitFor(() => expect(current()).not.toBeNull())
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([await page(1)])
})

test('a text to which something was added is looked through anew', async () => {
  let readAgain: () => void = () => {}
  const Queries = () => {
    const queries = useQueryClient()
    readAgain = () => readMaterialsAgain(queries)
    return null
  }
  await openScreen(
    <>
      <MaterialScreen materialId={7} />
      <Queries />
    </>,
    '/library/7',
  )
  await type('頁')
  await says('3 found on pages 1–3')
  answerText(`${TEXT} 頁。`, STARTS)
  await act(async () => readAgain())
  await says('4 found on pages 1–3')
})

/** Pages that are drawn: each says 'Page N' on a line and '頁。' on the next. */
function drawPages(lines: 'placed' | 'none' = 'placed') {
  library.get.mockResolvedValue({ ...CELLS, paid_words: 1200, has_pictures: true, outline: [], made: [] })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 1800, close() {} }))
  onCall(materialsEndpoints, 'getPicture').mockResolvedValue(new Blob(['a picture'], { type: 'image/png' }))
  onCall(materialsEndpoints, 'getLayer').mockImplementation(async ({ params }) => {
    const start = STARTS[Number(params.n) - 1] ?? 0
    const run = (at: number, text: string, left: number) => ({ start: start + at, text, left, width: 0.1 })
    const placed = [
      { top: 0.1, height: 0.02, runs: [run(0, 'Page', 0.1), run(5, String(params.n), 0.25)] },
      { top: 0.2, height: 0.02, runs: [run(7, '頁。', 0.1)] },
    ]
    return { page: Number(params.n), width: 600, height: 900, lines: lines === 'placed' ? placed : [] }
  })
}

test('on a page as it looks what was found is marked over its picture, line by line', async () => {
  drawPages()
  await open()
  await type('2頁')
  await says('1 found on page 2')
  await press('Enter')
  await vi.waitFor(() => expect(marksOf(2)).toEqual(['2', '頁']))
  const marks = [...document.querySelectorAll('#page-2 mark')]
  expect(marks.map((mark) => [mark.className, mark.getAttribute('aria-current')])).toEqual([
    ['found-on-paper', 'true'],
    ['found-on-paper', 'true'],
  ])
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(marks[0])
  await nearby.bringNear(await page(2))
  await type('e')
  await vi.waitFor(() => expect(marksOf(2)).toEqual(['e']))
  expect(current()).toBeNull()
})

test('on a scan whose words have no places it is marked in the text below the picture', async () => {
  drawPages('none')
  await open()
  await type('3頁')
  await says('1 found on page 3')
  await press('Enter')
  await vi.waitFor(() => expect(current()?.textContent).toBe('3 頁'))
  expect(current()?.closest('article')?.id).toBe('page-3')
})
