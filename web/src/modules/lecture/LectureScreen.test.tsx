import type { Lecture, LectureBookmark, LectureSection } from '@lectern/contract/lecture'
import { MOST_POLLS, POLL_EVERY_MS } from '@lectern/domain/lecture'
import { MEGABYTE } from '@lectern/domain/prices'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { fakeServer, openScreen, pass, refusal, signInMei } from '../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../core/account/use-account.ts'
import { handedOverFileStore } from '../../core/documents/handed-over-file.ts'
import { say, switchLanguage } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { PAUSE_MS } from './content/use-keep-bookmark.ts'
import { LectureScreen } from './LectureScreen.tsx'
import { MADE_LECTURE } from './lecture-ground.ts'
import { awaitedStore, uploadStore } from './upload/upload.ts'

const LECTURE: Lecture = {
  ...MADE_LECTURE,
  original_filename: 'Week 3 Osmosis and diffusion.pdf',
  total_pages: 12,
  file_size: 2 * MEGABYTE,
  material_id: null,
  credit_cost: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  sections_done: 2,
  section_count: 2,
  made_by: 'model',
}
const PROCESSING: Lecture = { ...LECTURE, status: 'processing', phase: 'explaining', sections_done: 1, made_by: null }
const FAILED: Lecture = {
  ...LECTURE,
  status: 'failed',
  error_message: 'No readable text was found in this PDF. Credits refunded.',
}
const SECTIONS: LectureSection[] = ['Osmosis', '擴散'].map((title, index) => ({
  id: index + 1,
  title,
  first_page: 1 + index * 6,
  last_page: 6 + index * 6,
  badges: index === 0 ? ['Tables', 'Text'] : ['Code'],
  content: `<h3>About ${title}</h3><p>Water moves.</p><pre>go()</pre><blockquote>“Water.” (page 1)</blockquote>`,
  questions: [{ question: 'Where to?', answer: 'To the salt.' }],
}))
const STATS = { lecture_count: 2, page_count: 24, section_count: 4, credits_spent: 1 }
const SECTIONS_OF_IT = 'GET /api/lecture/lectures/7/sections/'
const BOOKMARK = 'PUT /api/lecture/lectures/7/bookmark/'
const ANSWERS = {
  'GET /api/lecture/stats/': { ...STATS, in_progress_count: 0, storage_mb: 4, storage_limit_mb: 500 },
  [SECTIONS_OF_IT]: { lecture: LECTURE, sections: SECTIONS, bookmark: null },
  [BOOKMARK]: { success: true },
  'POST /api/lecture/upload/': { lecture_id: 7, credit_cost: 2 },
}
const unfinished = (about: { in_progress?: Lecture[]; failed?: Lecture[] } = {}) => ({
  in_progress: [],
  failed: [],
  ...about,
})
const listed = (about: { results?: Lecture[] } = {}) => ({
  results: [],
  in_progress: [],
  failed: [],
  total_pages: 1,
  pagination: { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false },
  ...about,
})

let server: ReturnType<typeof fakeServer>
let toastError: MockInstance<typeof toasts.toastError>
let toastInfo: MockInstance<typeof toasts.toastInfo>

beforeEach(async () => {
  vi.useFakeTimers()
  toastError = vi.spyOn(toasts, 'toastError')
  toastInfo = vi.spyOn(toasts, 'toastInfo')
  server = fakeServer({
    'GET /api/lecture/lectures/': listed(),
    'GET /api/lecture/unfinished/': unfinished(),
    ...ANSWERS,
  })
  await signInMei(server)
})
afterEach(() => {
  cleanup()
  uploadStore.set({ phase: 'choosing', refusal: null })
  awaitedStore.set(null)
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = (query = '') => openScreen(<LectureScreen />, `/module/lecture${query}`)
/** Until the server has been asked for the `count`th time how far the lecture is, and what follows has been loaded. */
const polls = async (count: number) => {
  await pass(POLL_EVERY_MS * count + 50)
  await pass(10)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name))
  await pass(10)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** A file that is dragged over the field. */
const DRAG = { dataTransfer: { types: ['Files'], files: [new File(['x'], 'scan.pdf')], items: [] } }

async function choose(name: string, sizeBytes: number): Promise<void> {
  const file = new File(['%PDF'], name)
  Object.defineProperty(file, 'size', { value: sizeBytes })
  fireEvent.change(screen.getByLabelText('Upload a PDF'), { target: { files: [file] } })
  await pass(10)
}

async function upload(): Promise<void> {
  await open('?view=upload')
  await choose('Week 3.pdf', 2 * MEGABYTE)
  await press('Upload & Process PDF')
}

describe('Uploading a lecture', () => {
  test.each([
    ['Week 3.pptx', 1, 'Only PDF files are allowed'],
    ['Week 3.pdf', 100 * MEGABYTE + 1, 'File size must be under 100MB'],
  ])('refuses %s of %i bytes', async (name, sizeBytes, text) => {
    await open('?view=upload')
    await choose(name, sizeBytes)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(screen.queryByRole('button', { name: 'Upload & Process PDF' })).toBeNull()
  })

  test('forgets what it said of a file when the student turns to the field again, or leaves', async () => {
    await open('?view=upload')
    await choose('Week 3.pptx', 1)
    fireEvent.dragEnter(screen.getByLabelText('Upload a PDF', { selector: 'input' }).parentElement!, DRAG)
    await pass(10)
    expect(screen.queryByRole('alert')).toBeNull()
    await choose('Week 3.pptx', 1)
    expect(screen.getByRole('alert')).toBeTruthy()
    cleanup()
    await open('?view=upload')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    [1.5 * MEGABYTE, '2 credits', true],
    [5 * MEGABYTE, '5 credits', false],
  ])('shows the price of %i bytes before anything is sent', async (sizeBytes, price, hasNote) => {
    await open('?view=upload')
    await choose('Week 3.pdf', sizeBytes)
    expect(screen.getByText(price)).toBeTruthy()
    expect(screen.queryByText('A started megabyte costs a whole credit.') !== null).toBe(hasNote)
    expect(button('Change File')).toBeTruthy()
    expect(server.sent('POST /api/lecture/upload/')).toEqual([])
  })

  test('sends it with its title, tells how far it is, and opens it when it is completed', async () => {
    server.answer('GET /api/lecture/lectures/7/', PROCESSING)
    await upload()
    const form = server.sent('POST /api/lecture/upload/')[0] as FormData
    expect([form.get('title'), (form.get('pdf_file') as File).name]).toEqual(['Week 3', 'Week 3.pdf'])
    expect(toastInfo).toHaveBeenCalledWith(say('lecture.uploaded'))
    expect(heading()).toBe('Processing Your Lecture')
    await polls(1)
    expect(screen.getByRole('status').textContent).toBe('Explaining section 2 of 2')
    await pass(60_000)
    expect(screen.getByText('1 minute 3 seconds')).toBeTruthy()
    server.answer('GET /api/lecture/lectures/7/', LECTURE)
    await polls(1)
    expect(heading()).toBe('Week 3')
  })

  test('of the library is priced and sent by its number, once whatever is under way is over', async () => {
    server.answer('GET /api/lecture/lectures/7/', PROCESSING)
    await upload()
    await act(async () => handedOverFileStore.set({ materialId: 4, name: 'Cells', size: 3 * MEGABYTE }))
    expect(heading()).toBe('Processing Your Lecture')
    await act(async () => awaitedStore.set(null))
    expect(screen.getByText('3 credits')).toBeTruthy()
    await press('Process PDF')
    const form = server.sent('POST /api/lecture/upload/')[1] as FormData
    expect([...form]).toEqual([
      ['material_id', '4'],
      ['title', 'Cells'],
    ])
    expect(handedOverFileStore.get()).toBeNull()
  })

  test('that fails says why, and leads to the history', async () => {
    server.answer('GET /api/lecture/lectures/7/', { ...FAILED, credits_refunded: 2 })
    await upload()
    await polls(1)
    expect(toastError).toHaveBeenCalledWith(FAILED.error_message)
    expect(heading()).toBe('Lecture History')
  })

  test('that takes too long is looked at 200 times, and goes on in the history', async () => {
    let asked = 0
    server.answer('GET /api/lecture/lectures/7/', () => {
      asked++
      return PROCESSING
    })
    await upload()
    await polls(MOST_POLLS + 20)
    expect(asked).toBe(MOST_POLLS)
    expect(toastInfo).toHaveBeenLastCalledWith('Still processing... It will appear in History soon.')
    expect(heading()).toBe('Lecture History')
  })

  test('tells once that its state cannot be had, and goes on asking', async () => {
    server.answer('GET /api/lecture/lectures/7/', refusal(500, 'internal', 'No.'))
    await upload()
    await polls(3)
    expect(toastError.mock.calls).toEqual([['Unable to refresh lecture status. Please try again later.']])
    server.answer('GET /api/lecture/lectures/7/', LECTURE)
    await polls(1)
    expect(heading()).toBe('Week 3')
  })

  test('that is refused keeps the file, with the words of the server', async () => {
    server.answer('POST /api/lecture/upload/', refusal(413, 'storage_full', 'Storage limit reached.'))
    await upload()
    expect(screen.getByRole('alert').textContent).toBe('Storage limit reached.')
    expect(screen.getByText(/^Week 3\.pdf/)).toBeTruthy()
  })

  test('can be cancelled while it is processed', async () => {
    server.answer('POST /api/lecture/lectures/7/cancel/', { success: true, credits_refunded: 2 })
    await upload()
    await press('Cancel')
    expect(heading()).toBe('Upload Lecture')
    expect(server.sent('POST /api/lecture/lectures/7/cancel/')).toHaveLength(1)
  })

  test('goes on being waited for after a reload', async () => {
    awaitedStore.set({ lectureId: 7, title: 'Week 3', startedAtMs: Date.now() - 5000 })
    server.answer('GET /api/lecture/lectures/7/', LECTURE)
    await open('?view=upload')
    expect(heading()).toBe('Processing Your Lecture')
    await polls(1)
    expect(heading()).toBe('Week 3')
  })
})

describe('The history', () => {
  test('shows what is in progress with Cancel, what failed with why, and the lectures', async () => {
    const [inProgress, failed] = [
      { ...PROCESSING, id: 8, title: 'New one' },
      { ...FAILED, id: 9, title: 'Scan' },
    ]
    server.answer('GET /api/lecture/lectures/', listed({ results: [LECTURE] }))
    server.answer('GET /api/lecture/unfinished/', unfinished({ in_progress: [inProgress], failed: [failed] }))
    server.answer('POST /api/lecture/lectures/8/cancel/', { success: true, credits_refunded: 2 })
    await open('?view=history')
    const list = screen.getByRole('list', { name: say('lecture.inProgressAndFailed') })
    expect(within(list).getByText(/^Explaining section 2 of 2, /)).toBeTruthy()
    expect(within(list).getByText(/No readable text was found/)).toBeTruthy()
    expect(screen.getByText('Week 3 Osmosis and….pdf')).toBeTruthy()
    expect(screen.getByText('12 pages, 2.0 MB, 2 credits, 20 November 2026')).toBeTruthy()
    server.answer('GET /api/lecture/unfinished/', unfinished())
    await press('Cancel New one')
    expect(server.sent('POST /api/lecture/lectures/8/cancel/')).toHaveLength(1)
    expect(screen.queryByRole('list', { name: /^Lectures in progress/ })).toBeNull()
  })

  test('has a lecture tried again whose PDF is kept, without another upload', async () => {
    const kept = { ...FAILED, id: 9, title: 'Scan', retry_until: '2026-11-27T10:00:00.000Z' }
    server.answer('GET /api/lecture/unfinished/', unfinished({ failed: [kept, { ...FAILED, id: 10, title: 'Gone' }] }))
    server.answer('POST /api/lecture/lectures/9/retry/', { ...PROCESSING, id: 9 })
    await open('?view=history')
    expect(screen.getByRole('list', { name: 'Lectures that could not be explained' })).toBeTruthy()
    expect(screen.getByText(/kept until 27 November 2026/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Try / })).toHaveLength(1)
    server.answer('GET /api/lecture/unfinished/', unfinished({ in_progress: [{ ...PROCESSING, id: 9 }] }))
    await press('Try again (2 credits): Scan')
    expect(server.sent('POST /api/lecture/lectures/9/retry/')).toHaveLength(1)
    expect(screen.getByText(/^Explaining section 2 of 2, /)).toBeTruthy()
  })

  test.each([
    [[3], 'Page 3 could not be read and is not part of this explanation.'],
    [[3, 7], 'Pages 3 and 7 could not be read and are not part of this explanation.'],
    [[2, 5, 6, 31, 32, 33, 34], 'Pages 2, 5, 6 and 31–34 could not be read and are not part of this explanation.'],
  ])('and the content name pages that were not read: %j', async (unread_pages, text) => {
    const lecture = { ...LECTURE, unread_pages }
    server.answer('GET /api/lecture/lectures/', listed({ results: [lecture] }))
    server.answer(SECTIONS_OF_IT, { lecture, sections: SECTIONS, bookmark: null })
    await open('?view=history')
    expect(screen.getByText(text)).toBeTruthy()
    await press('View Content of Week 3')
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(say('lecture.unreadPrice', { count: unread_pages.length }))).toBeTruthy()
  })

  test('and the content name them in Chinese with its own comma, and nothing that runs into a number', async () => {
    const lecture = { ...LECTURE, unread_pages: [3, 7, 8, 9] }
    server.answer('GET /api/lecture/lectures/', listed({ results: [lecture] }))
    onTestFinished(() => switchLanguage('en'))
    await switchLanguage('zh-hant')
    await open('?view=history')
    expect(screen.getByText('未能讀取第 3、7–9 頁，講解並不包括這些頁。')).toBeTruthy()
  })

  test('and pages that were not read are read again alone: said while it is under way, and when it came to nothing', async () => {
    const unread = { ...LECTURE, unread_pages: [3, 7], read_again: { pages: [3, 7], credits: 1 } }
    const content = (lecture: Lecture) => {
      server.answer('GET /api/lecture/lectures/7/', lecture)
      server.answer(SECTIONS_OF_IT, { lecture, sections: SECTIONS, bookmark: null })
    }
    content(unread)
    await open('?view=content&lecture_id=7')
    const underWay = { ...unread, read_again: null, reading_again: [3, 7] }
    server.answer('POST /api/lecture/lectures/7/read-again/', underWay)
    content(underWay)
    await press('Read 2 pages again (1 credit)')
    expect(screen.getByText(/^Pages 3 and 7 are being read again/)).toBeTruthy()
    const sent = () => ['', 'sections/'].map((part) => server.sent(`GET /api/lecture/lectures/7/${part}`).length)
    const [looks = 0, reads] = sent()
    await polls(2)
    expect(sent()).toEqual([looks + 2, reads])
    content({ ...unread, unread_pages: [7], read_again: { pages: [7], credits: 0 }, read_again_error: 'It failed.' })
    await polls(1)
    expect(screen.getByText('It failed.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Read 1 page again, at no cost' })).toBeTruthy()
    content(LECTURE)
    await press('Read 1 page again, at no cost')
    expect(screen.queryByText(/could not be read/)).toBeNull()
    expect(server.sent('POST /api/lecture/lectures/7/read-again/')).toHaveLength(2)
  })

  test('asks before a lecture and its PDF are deleted, and says that the library keeps it', async () => {
    server.answer('GET /api/lecture/lectures/', listed({ results: [{ ...LECTURE, material_id: 7 }] }))
    await open('?view=history')
    await press('Delete Week 3')
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'This will permanently delete the lecture and its PDF file. Your library keeps the PDF until you delete it there.',
    )
  })

  test('offers to upload where it is empty, and says when it cannot be loaded', async () => {
    await open('?view=history')
    expect(screen.getByText('No lectures yet')).toBeTruthy()
    cleanup()
    server.answer('GET /api/lecture/lectures/', refusal(404, 'not_found', 'No.'))
    await open('?view=history')
    expect(screen.getByText('Failed to load lectures')).toBeTruthy()
  })
})

describe('The content', () => {
  test('shows a section with its badges, pages, notice and questions, and leads to the next', async () => {
    await open('?view=content&lecture_id=7')
    expect(screen.getByText(say('lecture.notice'))).toBeTruthy()
    expect(screen.getByText('Pages 1 to 6')).toBeTruthy()
    expect([...document.querySelectorAll('h2 ~ *, h3')].length).toBeGreaterThan(0)
    for (const badge of ['Tables', 'Text']) expect(screen.getByText(badge)).toBeTruthy()
    expect(screen.getByRole('article').querySelector('pre')?.textContent).toBe('go()')
    expect(button('Previous')).toHaveProperty('disabled', true)
    await press(/^Next/)
    expect(screen.getByRole('heading', { level: 2, name: '擴散' })).toBeTruthy()
    expect(button(/^Next/)).toHaveProperty('disabled', true)
    act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Osmosis' })).toBeTruthy()
  })

  const bookmarkedAt = (bookmark: LectureBookmark | null) =>
    server.answer(SECTIONS_OF_IT, { lecture: LECTURE, sections: SECTIONS, bookmark })

  test('has the server keep the section that is read: after a while, and as it is left', async () => {
    await open('?view=content&lecture_id=7')
    await press('擴散')
    await pass(PAUSE_MS - 100)
    await press('Osmosis')
    await press('擴散')
    expect(server.sent(BOOKMARK)).toEqual([])
    await pass(100)
    expect(server.sent(BOOKMARK)).toEqual([{ section: 2, index: 1, share: 0 }])
    await press('Osmosis')
    cleanup()
    await pass(10)
    expect(server.sent(BOOKMARK)).toEqual([
      { section: 2, index: 1, share: 0 },
      { section: 1, index: 0, share: 0 },
    ])
    await pass(PAUSE_MS)
    expect(server.sent(BOOKMARK)).toHaveLength(2)
  })

  test('sends no place of somebody who has signed out', async () => {
    await open('?view=content&lecture_id=7')
    await press('擴散')
    await act(() => accountSession.logout())
    cleanup()
    await pass(PAUSE_MS)
    expect(server.sent(BOOKMARK)).toEqual([])
  })

  test('sends a place that was not kept with the next one, and says nothing of it', async () => {
    server.answer(BOOKMARK, refusal(503, 'unavailable', 'Busy.'))
    await open('?view=content&lecture_id=7')
    await press('擴散')
    await pass(PAUSE_MS)
    server.answer(BOOKMARK, { success: true })
    cleanup()
    await pass(10)
    expect(server.sent(BOOKMARK)).toEqual(Array(2).fill({ section: 2, index: 1, share: 0 }))
    expect(toastError).not.toHaveBeenCalled()
  })

  test.each([
    ['where the student stopped, on whatever device', { section: 2, index: 1, share: 0.4 }, null],
    ['at what stands where that was which has gone', { section: 9, index: 1, share: 0.4 }, null],
    ['where the server says, over what this browser knew', { section: 2, index: 1, share: 0 }, 1],
    ['where this browser knew it before the server did', null, 2],
  ])('goes on %s', async (_, bookmark, earlier) => {
    if (earlier)
      localStorage.setItem('lectern.lecture.7', JSON.stringify({ section: earlier, index: earlier - 1, offset: 90 }))
    bookmarkedAt(bookmark)
    await open('?view=content&lecture_id=7')
    expect(screen.getByRole('heading', { level: 2, name: '擴散' })).toBeTruthy()
    expect(button('擴散').getAttribute('aria-current')).toBe('true')
  })

  test.each([
    [refusal(409, 'conflict', say('lecture.notCompleted')), 'Lecture is still processing. Please try again later.'],
    [refusal(400, 'invalid', 'No.'), 'Failed to load lecture content'],
    [refusal(404, 'not_found', 'Not found.'), 'This lecture is not here'],
  ])('that cannot be shown says why: %#', async (answer, text) => {
    server.answer(SECTIONS_OF_IT, answer)
    await open('?view=content&lecture_id=7')
    expect(screen.getByText(text)).toBeTruthy()
  })

  test.each([
    ['Failed to load PDF', refusal(404, 'not_found', 'Not found.'), true],
    ['Unable to open PDF', null, false],
  ])('says %s', async (text, answer, mayOpen) => {
    const tab = { close: vi.fn(), opener: window }
    vi.stubGlobal('open', () => (mayOpen ? tab : null))
    if (answer) server.answer('GET /api/lecture/lectures/7/pdf/', answer)
    await open('?view=content&lecture_id=7')
    await press('View Original PDF')
    expect(toastError).toHaveBeenCalledWith(text)
    expect(tab.close).toHaveBeenCalledTimes(mayOpen ? 1 : 0)
  })
})

test('The menu says what there is so far', async () => {
  await open()
  expect(screen.getByText('24 pages')).toBeTruthy()
  expect(screen.getByText('1 credit spent')).toBeTruthy()
  await press(/^Generate Content/)
  expect(heading()).toBe('Upload Lecture')
})
