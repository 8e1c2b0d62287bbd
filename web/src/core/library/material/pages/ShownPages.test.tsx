import { ApiError } from '@lectern/contract/api-error'
import { materialsEndpoints } from '@lectern/contract/materials'
import { onlineManager, QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCall } from '../../../../lib/api/fake-calls-ground.ts'
import { openScreen } from '../../../account/signed-in-ground.tsx'
import { CELLS, layLibrary } from '../../library-ground.ts'
import { MaterialScreen } from '../MaterialScreen.tsx'
import { layPage } from '../near-ground.ts'

let library: ReturnType<typeof layLibrary>
let nearby: ReturnType<typeof layPage>
let getLayer: ReturnType<typeof layPages>
let getPicture: ReturnType<typeof layPictures>

/** Each page says 'Page N cell' on a line and '頁。' on the next, in characters from N × 10. */
function layPages() {
  return onCall(materialsEndpoints, 'getLayer').mockImplementation(async ({ params }) => {
    const start = Number(params.n) * 10
    const run = (at: number, text: string, left: number) => ({ start: start + at, text, left, width: 0.1 })
    const lines = [
      { top: 0.1, height: 0.02, runs: [run(0, 'Page', 0.1), run(5, String(params.n), 0.25)] },
      { top: 0.2, height: 0.02, runs: [run(7, '頁。', 0.1)] },
    ]
    return { page: Number(params.n), width: 600, height: 900, lines }
  })
}

/** Pictures that the server sends, and what the browser unpacks them to. */
function layPictures() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 1800, close() {} }))
  return onCall(materialsEndpoints, 'getPicture').mockResolvedValue(new Blob(['a picture'], { type: 'image/png' }))
}

beforeEach(() => {
  library = layLibrary()
  library.get.mockResolvedValue({ ...CELLS, paid_words: 1200, has_pictures: true, outline: [], made: [] })
  getLayer = layPages()
  nearby = layPage()
  getPicture = layPictures()
})
afterEach(() => {
  cleanup()
  document.getSelection()?.removeAllRanges()
  onlineManager.setOnline(true)
  localStorage.removeItem('lectern.pages')
  vi.unstubAllGlobals()
})

const open = (search = '') => openScreen(<MaterialScreen materialId={7} />, `/library/7${search}`)
const page = (n: number) => screen.findByRole('article', { name: `Page ${n} of 3` })
const pictureOf = (article: HTMLElement) => article.querySelector('canvas')

test('a PDF is shown as its pages, each while it is near, with its words over its picture', async () => {
  await open()
  const second = await page(2)
  expect([pictureOf(second), getLayer.mock.calls.length]).toEqual([null, 0])
  await nearby.bringNear(second)
  await vi.waitFor(() => expect(pictureOf(second)?.width).toBe(1200))
  expect(getPicture.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7, n: 2 }])
  await vi.waitFor(() => expect(second.textContent).toContain('Page 2頁。'))
  // The picture's place has its shape, and those that have not come yet have the same.
  const shapes = () =>
    [...document.querySelectorAll<HTMLElement>('article > div')].map((place) => place.style.aspectRatio)
  await vi.waitFor(() => expect(shapes()).toEqual(['1 / 1.5', '1 / 1.5', '1 / 1.5']))
  expect(library.getPage).not.toHaveBeenCalled()
  const picture = pictureOf(second)
  await nearby.bringFar(second)
  expect([pictureOf(second), picture?.width]).toEqual([null, 0])
  expect(second.textContent).toBe('Page 2 of 3')
})

test('who would rather read its text is shown that, from then on, on this device', async () => {
  await open()
  await act(async () => void fireEvent.click(await screen.findByRole('radio', { name: 'Text' })))
  const first = await page(1)
  await nearby.bringNear(first)
  expect(await within(first).findByText('Page 1 頁。')).toBeDefined()
  cleanup()
  await open()
  expect((await screen.findByRole('radio', { name: 'Text' })).getAttribute('aria-checked')).toBe('true')
  expect(document.querySelector('canvas')).toBeNull()
})

test('the page that is gone to stays in view as others come, whose shape is that of the first', async () => {
  await open('?page=3')
  const third = await page(3)
  const show = vi.mocked(Element.prototype.scrollIntoView)
  expect(show.mock.calls).toEqual([[{ behavior: 'instant', block: 'start' }]])
  nearby.grow()
  expect([show.mock.calls.length, show.mock.contexts.at(-1)]).toEqual([2, third])
  await nearby.bringNear(third)
  await vi.waitFor(() => expect(third.textContent).toContain('頁。'))
  getLayer.mockResolvedValue({ page: 1, width: 600, height: 600, lines: [] })
  const first = await page(1)
  await nearby.bringNear(first)
  const shapes = () =>
    [...document.querySelectorAll<HTMLElement>('article > .paper')].map((place) => place.style.aspectRatio)
  await vi.waitFor(() => expect(shapes()).toEqual(['1 / 1', '1 / 1.5', '1 / 1.5']))
  fireEvent.wheel(document.body)
  nearby.grow()
  expect(show).toHaveBeenCalledTimes(2)
})

test('one without a file has its text alone', async () => {
  library.get.mockResolvedValue({ ...CELLS, paid_words: 1200, has_pictures: false, outline: [], made: [] })
  await open()
  await nearby.bringNear(await page(1))
  expect(await screen.findByText('Page 1 頁。')).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Text' })).toBeNull()
})

test('a passage of the address is marked over its picture, line by line, and gone to', async () => {
  await open('?page=2&from=25&to=29')
  const second = await page(2)
  await vi.waitFor(() => expect(second.querySelectorAll('mark')).toHaveLength(2))
  const [first, last] = second.querySelectorAll('mark')
  expect([first?.textContent, last?.textContent]).toEqual(['2', '頁。'])
  expect(document.activeElement).toBe(first)
  expect(first?.scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant', block: 'center' })
  expect((await page(1)).querySelector('mark')).toBeNull()
})

test('words that go over a line are one passage, to be made a card', async () => {
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await vi.waitFor(() => expect(first.querySelectorAll('[data-start]')).toHaveLength(4))
  const [from, , , to] = first.querySelectorAll('[data-start]')
  await act(async () => {
    document.getSelection()?.setBaseAndExtent(from?.firstChild as Node, 2, to?.firstChild as Node, 1)
    document.dispatchEvent(new Event('selectionchange'))
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Make a Card of It' })))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Answer')).value).toBe('ge 1 頁')
})

test('a scan, whose words have no places, is read below its picture, with the passage marked there', async () => {
  getLayer.mockResolvedValue({ page: 1, width: 600, height: 900, lines: [] })
  await open('?page=1&from=5&to=9')
  const first = await page(1)
  expect((await within(first).findByText('1 頁。')).tagName).toBe('MARK')
  expect(pictureOf(first)).not.toBeNull()
})

test('a page that cannot be drawn says so, has its text, and can be tried again', async () => {
  getLayer.mockRejectedValue(new ApiError(422, 'unreadable', 'Broken.'))
  getPicture.mockRejectedValueOnce(new ApiError(422, 'unreadable', 'Broken.'))
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  expect(await within(first).findByText('Page 1 cannot be shown as it looks. Its text stands below.')).toBeDefined()
  expect(await within(first).findByText('Page 1 頁。')).toBeDefined()
  const again = Promise.withResolvers<Blob>()
  getPicture.mockReturnValueOnce(again.promise)
  const button = within(first).getByRole('button', { name: 'Try again' })
  button.focus()
  await act(async () => void fireEvent.click(button))
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(document.activeElement).toBe(button)
  await act(async () => again.resolve(new Blob(['a picture'], { type: 'image/png' })))
  await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(1200))
  expect([button.isConnected, document.activeElement === first]).toEqual([false, true])
})

test('a page has the shape of its picture where that comes before its text, or alone', async () => {
  const layer = Promise.withResolvers<never>()
  getLayer.mockReturnValue(layer.promise)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 900, close() {} }))
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  const paper = () => first.querySelector<HTMLElement>('.paper')?.style.aspectRatio
  await vi.waitFor(() => expect(paper()).toBe('1 / 0.5625'))
  await act(async () => layer.reject(new ApiError(500, 'internal', 'x')))
  expect(paper()).toBe('1 / 0.5625')
})

test('a page of which nothing can be loaded says that once, and is tried again whole', async () => {
  const broken = new ApiError(500, 'internal', 'x')
  getLayer.mockRejectedValueOnce(broken)
  getPicture.mockRejectedValueOnce(broken)
  library.getPage.mockRejectedValue(broken)
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  expect((await within(first).findByRole('alert')).textContent).toContain('Page 1 could not be loaded.')
  expect(within(first).queryByText(/cannot be shown as it looks/)).toBeNull()
  await act(async () => void fireEvent.click(within(first).getByRole('button', { name: 'Try again' })))
  await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(1200))
  await vi.waitFor(() => expect(first.textContent).toContain('Page 1頁。'))
  expect(within(first).queryByRole('alert')).toBeNull()
})

test('a page on its way says so; without a network it has its notice, and comes as soon as there is one', async () => {
  getPicture.mockReturnValueOnce(new Promise(() => {}))
  await open()
  const [first, second] = [await page(1), await page(2)]
  await nearby.bringNear(first)
  expect(within(first).getByRole('status').textContent).toBe('Page 1 is being loaded')
  onlineManager.setOnline(false)
  await nearby.bringNear(second)
  expect(within(second).getByRole('alert').textContent).toContain('Page 2 could not be loaded.')
  expect(within(second).queryByRole('status')).toBeNull()
  await act(async () => onlineManager.setOnline(true))
  await vi.waitFor(() => expect(pictureOf(second)?.width).toBe(1200))
  expect(within(second).queryByRole('status')).toBeNull()
})

test('a page that is far stays drawn for as long as it has the focus, or few pages are selected with it', async () => {
  await open()
  const [first, third] = [await page(1), await page(3)]
  const isDrawn = () => pictureOf(first) !== null
  await nearby.bringNear(first)
  await vi.waitFor(() => expect(first.querySelectorAll('[data-start]')).toHaveLength(4))
  first.focus()
  await nearby.bringFar(first)
  expect(isDrawn()).toBe(true)
  await act(async () => third.focus())
  expect(isDrawn()).toBe(false)
  await nearby.bringNear(first)
  const select = (from: Node, to: Node) =>
    act(async () => {
      document.getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
      document.dispatchEvent(new Event('selectionchange'))
    })
  await select(first, third)
  await nearby.bringFar(first)
  expect(isDrawn()).toBe(true)
  third.dataset.page = '300'
  await select(first, third)
  expect(isDrawn()).toBe(false)
})

test('pages in view are asked for once, whatever else is read again', async () => {
  let forget: () => void = () => {}
  const Queries = () => {
    const queries = useQueryClient()
    forget = () => void queries.invalidateQueries()
    return null
  }
  await openScreen(
    <>
      <MaterialScreen materialId={7} />
      <Queries />
    </>,
    '/library/7',
  )
  const first = await page(1)
  await nearby.bringNear(first)
  await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(1200))
  const readBefore = library.get.mock.calls.length
  await act(async () => forget())
  await vi.waitFor(() => expect(library.get.mock.calls.length).toBe(readBefore + 1))
  expect([getPicture.mock.calls.length, getLayer.mock.calls.length, pictureOf(first)?.width]).toEqual([1, 1, 1200])
})

test('a picture is drawn as wide as it is shown, and wider as the page is zoomed in', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await vi.waitFor(() => expect([pictureOf(first)?.width, pictureOf(first)?.height]).toEqual([400, 600]))
  for (const [shown, drawn] of [
    [900, 900],
    [500, 900],
    [2000, 1200],
  ] as const) {
    width.mockReturnValue(shown)
    fireEvent(window, new Event('resize'))
    await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(drawn))
  }
  expect(getPicture).toHaveBeenCalledOnce()
  width.mockRestore()
})

test('a document that is left gives its pictures back, and has them again where the browser brings it back', async () => {
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(1200))
  fireEvent(window, new Event('pagehide'))
  expect(pictureOf(first)?.width).toBe(0)
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(pictureOf(first)?.width).toBe(1200))
  expect(getPicture).toHaveBeenCalledOnce()
})

test('a page calls off what it asked for as it goes far, and nothing before it came', async () => {
  const callOff = vi.spyOn(QueryClient.prototype, 'cancelQueries')
  getLayer.mockReturnValue(new Promise(() => {}))
  await open()
  const first = await page(1)
  expect(callOff).not.toHaveBeenCalled()
  await nearby.bringNear(first)
  await nearby.bringFar(first)
  expect(callOff.mock.calls).toEqual([[{ queryKey: ['documents', 'texts', 'layers', 7, 1], exact: true }]])
  callOff.mockRestore()
})

test('a page without any text says so below its picture', async () => {
  getLayer.mockResolvedValue({ page: 1, width: 600, height: 900, lines: [] })
  library.getPage.mockResolvedValue({ page: 1, page_count: 3, start: 0, text: '' })
  await open()
  const first = await page(1)
  await nearby.bringNear(first)
  expect(await within(first).findByText(/^No text was read from this page/)).toBeDefined()
})
