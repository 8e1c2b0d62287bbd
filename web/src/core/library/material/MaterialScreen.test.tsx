import { ApiError } from '@lectern/contract/api-error'
import { documentsEndpoints } from '@lectern/contract/documents'
import { materialsEndpoints } from '@lectern/contract/materials'
import type { MadeThing } from '@lectern/contract/materials/made-thing'
import { siteEndpoints } from '@lectern/contract/site'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import * as downloads from '../../../lib/download-file.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { openScreen, pass, SITE_CONFIG } from '../../account/signed-in-ground.tsx'
import { handedOverFileStore } from '../../documents/handed-over-file.ts'
import { handedOverTextStore } from '../../documents/handed-over-text.ts'
import { answerText, CELLS, layLibrary } from '../library-ground.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { MaterialScreen } from './MaterialScreen.tsx'
import { layPage } from './near-ground.ts'

let library: ReturnType<typeof layLibrary>

beforeEach(() => {
  library = layLibrary()
  layPage()
})
afterEach(() => {
  cleanup()
  handedOverTextStore.set(null)
  handedOverFileStore.set(null)
  focusManager.setFocused(undefined)
  vi.unstubAllGlobals()
})

/** How wide the window is. @returns what makes it wider or narrower */
function layWidth(hasRoom: boolean) {
  const watchers = new Set<() => void>()
  let matches = hasRoom
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches
    },
    addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
    removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
  }))
  return (hasRoomNow: boolean) =>
    act(async () => {
      matches = hasRoomNow
      for (const watcher of watchers) watcher()
    })
}
const open = (address = '/library/7') => openScreen(<MaterialScreen materialId={7} />, address)
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const page = (n: number) => screen.findByRole('article', { name: `Page ${n} of 3` })
/** What is shown is read again, as when the window is come back to. */
const readAgain = () =>
  act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await pass(0)
  })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what was read stays open where it cannot be read again, until it is gone', async () => {
  await open()
  library.get.mockRejectedValue(new ApiError(500, 'internal', 'x'))
  await readAgain()
  expect(screen.getByRole('heading', { level: 1, name: 'Cells.pdf' })).toBeDefined()
  library.get.mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await readAgain()
  expect(await screen.findByRole('heading', { level: 1, name: 'Material Not Found' })).toBeDefined()
})

test('while a text is fetched nothing else can be pressed; once the material is left it leads nowhere', async () => {
  const read = Promise.withResolvers<never>()
  onCall(documentsEndpoints, 'getMaterial').mockReturnValue(read.promise)
  const router = await open()
  await press(/^Notes/)
  for (const name of [/^Flashcards/, /^Exam/, /^Chat about it/])
    await vi.waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true))
  await act(() => router.navigate('/'))
  await act(async () => read.resolve({ text: 'A cell.' } as never))
  await pass(0)
  expect(router.state.location.pathname).toBe('/')
  expect(handedOverTextStore.get()).toBeNull()
})

test('it is spoken about by its name alone: its text is not asked for', async () => {
  const readText = answerText('A cell.')
  const router = await open()
  await press(/^Speak about it/)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/speaking'))
  expect(readText).not.toHaveBeenCalled()
})

test.each([true, false])(
  'with room (%s) the text comes first; without, what is made comes first, and folded',
  async (hasRoom) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hasRoom, addEventListener() {}, removeEventListener() {} }))
    await open()
    const reader = await screen.findByRole('region', { name: 'Text of Cells.pdf' })
    const making = screen.getByRole('complementary', { hidden: true })
    const isReaderFirst = Boolean(reader.compareDocumentPosition(making) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(isReaderFirst).toBe(hasRoom)
    expect(making.querySelector('details')?.open).toBe(hasRoom)
    expect(making.querySelector<HTMLElement>('summary')?.hidden).toBe(hasRoom)
  },
)

test('what was chosen of it stays as a device is turned and turned back', async () => {
  const turn = layWidth(true)
  withChapters(CHAPTERS)
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'A Chapter' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Leaves Page 3' }))
  const price = screen.getByRole('button', { name: /^Notes/ }).textContent
  for (const hasRoom of [false, true]) {
    await turn(hasRoom)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Leaves Page 3', hidden: true }).checked).toBe(true)
    expect(screen.getByRole('button', { name: /^Notes/, hidden: true }).textContent).toBe(price)
  }
})

test('a page is gone to by its number, which stands in the address then; another number is refused', async () => {
  const router = await open('/library/7?page=2')
  await vi.waitFor(async () => expect(document.activeElement).toBe(await page(2)))
  type('Go to page', '4')
  await press('Go')
  expect((await screen.findByRole('alert')).textContent).toBe('Pages go from 1 to 3.')
  type('Go to page', '3')
  await press('Go')
  expect(document.activeElement).toBe(await page(3))
  expect(router.state.location.search).toBe('?page=3')
})

test.each([
  [/^Flashcards/, '/module/recite?view=upload'],
  [/^Notes/, '/module/notes'],
  [/^Exam/, '/module/exam'],
  [/^Chat about it/, '/module/understanding'],
])('%s are made of the whole text in their module', async (name, path) => {
  answerText('A cell. '.repeat(9))
  const router = await open()
  await press(name)
  await vi.waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path))
  expect(handedOverTextStore.get()).toEqual({
    text: 'A cell. '.repeat(9).trim(),
    documentName: 'Cells.pdf',
    materialId: 7,
    to: path.split(/[/?]/)[2],
  })
})

test.each([
  ['2', '2', '0123456789', 'Cells, page 2'],
  ['1', '2', 'abcdefghij0123456789', 'Cells, pages 1–2'],
  ['2', '3', '0123456789the end', 'Cells, pages 2–3'],
])('pages %s to %s alone are handed over, and named', async (from, to, text, documentName) => {
  answerText('abcdefghij0123456789the end')
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Some Pages' }))
  type('From page', from)
  type('To page', to)
  await press(/^Notes/)
  await vi.waitFor(() => expect(handedOverTextStore.get()).toEqual({ text, documentName, materialId: 7, to: 'notes' }))
})

const CHAPTERS = [
  { title: 'Cells', level: 1, start: 0, end: 20, pages: { from: 1, to: 2 } },
  { title: 'The wall', level: 2, start: 4, end: 20, pages: { from: 1, to: 2 } },
  { title: 'Leaves', level: 1, start: 20, end: 27, pages: { from: 3, to: 3 } },
  { title: 'Nothing', level: 2, start: 27, end: 27, pages: { from: 3, to: 3 } },
]
const withChapters = (outline: typeof CHAPTERS) =>
  library.get.mockResolvedValue({ ...CELLS, paid_words: 1200, has_pictures: false, outline, made: [] })

test('a chapter of its outline alone is handed over, with what stands under it, and named', async () => {
  answerText('abcdefghij0123456789the end')
  withChapters(CHAPTERS)
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'A Chapter' }))
  const chapters = within(screen.getByRole('radiogroup', { name: 'Chapters' }))
  expect(chapters.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Cells Page 1',
    'The wall Page 1',
    'Leaves Page 3',
    'Nothing Page 3',
  ])
  expect(chapters.getByRole('radio', { name: /^Cells/ })).toHaveProperty('checked', true)
  fireEvent.click(chapters.getByRole('radio', { name: /^Nothing/ }))
  await press(/^Notes/)
  expect((await screen.findByRole('alert')).textContent).toBe('This chapter holds no text.')
  fireEvent.click(chapters.getByRole('radio', { name: /^The wall/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  await press(/^Notes/)
  const handedOver = { text: 'efghij0123456789', documentName: 'The wall (Cells)', materialId: 7, to: 'notes' }
  await vi.waitFor(() => expect(handedOverTextStore.get()).toEqual(handedOver))
})

test('the choice of a chapter is kept while others are looked at, and is not offered of one alone', async () => {
  answerText('abcdefghij0123456789the end')
  withChapters(CHAPTERS)
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'A Chapter' }))
  fireEvent.click(screen.getByRole('radio', { name: /^Leaves/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Some Pages' }))
  fireEvent.click(screen.getByRole('radio', { name: 'A Chapter' }))
  await press(/^Exam/)
  await vi.waitFor(() => expect(handedOverTextStore.get()?.text).toBe('the end'))
  cleanup()
  withChapters(CHAPTERS.slice(0, 1))
  await open()
  expect(screen.queryByRole('radio', { name: 'A Chapter' })).toBeNull()
})

test('what can be made stands with its price, of the chosen pages where some are chosen', async () => {
  const readText = answerText(`${'cell '.repeat(2)}${'wall '.repeat(2500)}`)
  library.get.mockResolvedValue({ ...CELLS, paid_words: 2502, has_pictures: false, outline: [], made: [] })
  const priced = onCall(siteEndpoints, 'config').mockResolvedValue(SITE_CONFIG)
  const prices = () =>
    screen
      .getAllByRole('button', { name: /^(Flashcards|Notes|Exam|Chat about it|Speak about it|Lecture)/ })
      .map(({ textContent }) => textContent)
  await open()
  await vi.waitFor(() =>
    expect(prices()).toEqual([
      ...['Flashcards 2 credits', 'Notes 2 credits', 'Exam at most 10 credits', 'Chat about it 1 credit per message'],
      'Speak about it 1 credit per turn',
      'Lecture 2 credits',
    ]),
  )
  expect(readText, 'the server counts the words of the whole').not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('radio', { name: 'Some Pages' }))
  type('From page', '2')
  type('To page', '2')
  const ofSome = [
    'Flashcards 1 credit',
    'Notes 1 credit',
    'Exam at most 10 credits',
    'Chat about it 1 credit per message',
    'Speak about it 1 credit per turn',
  ]
  await vi.waitFor(() => expect(prices()).toEqual(ofSome))
  type('To page', '4')
  expect(prices().slice(0, 3)).toEqual(['Flashcards', 'Notes', 'Exam'])
  cleanup()
  priced.mockResolvedValue({ ...SITE_CONFIG, ai: { made_by: 'model', model: 'm' } })
  await open()
  expect(await screen.findByRole('button', { name: 'Exam 10 credits' })).toBeDefined()
})

test('what is no range of its pages is refused; pages without text are told', async () => {
  answerText('A cell.')
  await open()
  const together = screen.getByRole('link', { name: 'Make several of these together' })
  expect(together.getAttribute('href')).toBe('/create?material=7')
  fireEvent.click(screen.getByRole('radio', { name: 'Some Pages' }))
  for (const [from, to] of [
    ['3', '2'],
    ['0', '1'],
    ['1', '4'],
    ['', '2'],
  ] as const) {
    type('From page', from)
    type('To page', to)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Notes/ }).disabled).toBe(true)
  }
  type('From page', '2')
  type('To page', '3')
  await press(/^Notes/)
  expect((await screen.findByRole('alert')).textContent).toBe('These pages hold no text.')
  expect(handedOverTextStore.get()).toBeNull()
})

test('a PDF is opened in a tab of its own, a text is downloaded', async () => {
  const file = new Blob(['%PDF'])
  onCall(materialsEndpoints, 'getFile').mockResolvedValue(file)
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  URL.createObjectURL = () => 'blob:cells'
  await open()
  await press('Open File')
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:cells'))
  expect(tab.opener).toBeNull()
  cleanup()

  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  library.get.mockResolvedValue({
    ...CELLS,
    kind: 'text',
    filename: '細胞',
    page_count: 1,
    paid_words: 1200,
    has_pictures: false,
    outline: [],
    made: [],
  })
  await open()
  await press('Download File')
  await vi.waitFor(() => expect(download).toHaveBeenCalledWith('細胞.txt', file))
})

test('a file that cannot be had closes its tab and says so', async () => {
  onCall(materialsEndpoints, 'getFile').mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
  await open()
  await press('Open File')
  await vi.waitFor(() => expect(toastError).toHaveBeenCalledWith('The file could not be opened. Please try again.'))
  expect(tab.close).toHaveBeenCalled()
})

test('its title is changed; deleted after a question, it leads back to the library', async () => {
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  const router = await open()
  await press('Rename Cells.pdf')
  type('Title', ' 細胞 ')
  await press('Save Title')
  expect(await screen.findByRole('heading', { level: 1, name: '細胞' })).toBeDefined()
  expect(library.rename).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 }, body: { title: '細胞' } })
  await press('Delete 細胞')
  library.get.mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await press('Delete')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/library'))
  expect(library.remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
})

test('one that is not there, or another student’s, is Material Not Found; one that fails can be tried again', async () => {
  library.get.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.'))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Material Not Found' })).toBeDefined()
  cleanup()
  library.get.mockRejectedValueOnce(new TypeError('down'))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('This material could not be loaded')
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cells.pdf' })).toBeDefined()
})

const made = (about: object) =>
  ({ id: 3, title: 'Week 3', created_at: new Date().toISOString(), ...about }) as MadeThing

test.each([
  [
    made({ module: 'recite', card_count: 24, studied_count: 12, due_count: 5 }),
    '/module/recite?view=edit&set_id=3',
    'Recite, 24 cards, 12 studied, 5 due, Just now',
  ],
  [made({ module: 'notes', word_count: 900 }), '/module/notes?view=note&note_id=3', 'Notes, 900 words, Just now'],
  [
    made({ module: 'exam', question_count: 10, attempt_count: 2, best_score: 80 }),
    '/module/exam?view=attempts&id=3',
    'Exam, 10 questions, best 80%, Just now',
  ],
  [
    made({ module: 'listening', status: 'completed', question_count: 10, attempt_count: 0, best_score: null }),
    '/module/listening?view=practice&set=3',
    'Listening, 10 questions, not taken yet, Just now',
  ],
  [
    made({ module: 'lecture', status: 'processing', sections_done: 1, section_count: 4 }),
    '/module/lecture?view=content&lecture_id=3',
    'Lecture, being made, Just now',
  ],
  [
    made({ module: 'understanding', message_count: 4 }),
    '/module/understanding?chat_id=3',
    'Understanding, 4 messages, Just now',
  ],
  [
    made({ module: 'writing', score: 12.5, score_maximum: 21 }),
    '/module/writing?view=report&essay_id=3',
    'Writing, 12.5 of 21, Just now',
  ],
  [
    made({ module: 'speaking', mode: 'chat', turn_count: 4, score: 70 }),
    '/module/speaking?view=session&session_id=3',
    'Speaking, talk, 4 turns, 70 of 100, Just now',
  ],
  [
    made({ module: 'speaking', mode: 'shadowing', turn_count: 1, score: null }),
    '/module/speaking?view=session&session_id=3',
    'Speaking, shadowing, 1 sentence, Just now',
  ],
])('what was made of it is a link with how far it is: %o', async (thing, address, facts) => {
  library.get.mockResolvedValue({ ...CELLS, paid_words: 1200, has_pictures: false, outline: [], made: [thing] })
  await open()
  const link = within(await screen.findByRole('list', { name: 'Made from it' })).getByRole('link', { name: /^Week 3/ })
  expect(link.getAttribute('href')).toBe(address)
  expect(link.textContent).toBe(`Week 3${facts}`)
})

test('where nothing was made of it yet, that is said', async () => {
  await open()
  expect(await screen.findByText('Nothing yet.')).toBeDefined()
})

test('a PDF goes to a lecture as a whole, with its size; of some pages of it no lecture is offered', async () => {
  const router = await open()
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Some Pages' })))
  expect(screen.queryByRole('button', { name: /^Lecture/ })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'All Pages' })))
  expect(screen.queryByRole('button', { name: /^Listening questions/ })).toBeNull()
  await press(/^Lecture/)
  expect(handedOverFileStore.get()).toEqual({ materialId: 7, name: 'Cells.pdf', size: CELLS.file_size_bytes })
  expect(router.state.location).toMatchObject({ pathname: '/module/lecture', search: '?view=upload' })
})

const TALK: OpenedMaterial = {
  ...{ ...CELLS, title: 'Talk', kind: 'recording', content_type: 'audio/mpeg', page_count: 1 },
  ...{ paid_words: 1200, has_pictures: false, outline: [], made: [] },
}

test('a recording is played above what was said, and goes to listening', async () => {
  library.get.mockResolvedValue(TALK)
  const router = await open()
  expect(screen.getByLabelText('Recording of Talk').getAttribute('src')).toBe('/api/materials/7/file/')
  expect(screen.queryByRole('button', { name: /^Lecture/ })).toBeNull()
  await press(/^Listening questions/)
  expect(handedOverFileStore.get()).toMatchObject({ materialId: 7, name: 'Talk' })
  expect(router.state.location.pathname).toBe('/module/listening')
})

test('a recording stands at the second of the passage that is marked, where it is known, and is not played by itself', async () => {
  const moments = [
    { start: 0, second: 0.5 },
    { start: 22, second: 63.2 },
  ]
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const player = () => screen.getByLabelText<HTMLAudioElement>('Recording of Talk')
  library.get.mockResolvedValue({ ...TALK, moments })
  const router = await open('/library/7?page=1&from=30&to=40')
  expect(player().currentTime).toBe(63.2)
  await act(() => router.navigate('/library/7?page=1&from=0&to=9'))
  expect(player().currentTime).toBe(0.5)
  await act(() => router.navigate('/library/7'))
  expect(player().currentTime).toBe(0.5)
  expect(play).not.toHaveBeenCalled()
  cleanup()
  library.get.mockResolvedValue(TALK)
  await open('/library/7?page=1&from=30&to=40')
  expect(player().currentTime).toBe(0)
})

test('a recording that cannot be played says so, and is tried again from where it stood', async () => {
  library.get.mockResolvedValue({ ...TALK, moments: [{ start: 0, second: 63.2 }] })
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  await open('/library/7?page=1&from=3&to=9')
  const player = screen.getByLabelText<HTMLAudioElement>('Recording of Talk')
  act(() => void fireEvent.error(player))
  expect(screen.getByRole('alert').textContent).toContain('The recording could not be played.')
  player.currentTime = 0
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
  expect([screen.getByLabelText('Recording of Talk'), player.currentTime]).toEqual([player, 63.2])
})

test('a recording without a transcript says so, and offers what gives it one, alone', async () => {
  library.get.mockResolvedValue({ ...TALK, word_count: 0 })
  await open()
  expect(await screen.findByText(/^There is no transcript of this recording yet\./)).toBeDefined()
  expect(screen.getByText('Recording, no transcript yet, 2.0 MB, Just now')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Flashcards/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Listening questions/ })).toBeDefined()
  expect(library.getPage).not.toHaveBeenCalled()
})
