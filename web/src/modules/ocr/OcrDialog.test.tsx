import { ApiError } from '@lectern/contract/api-error'
import type { OcrEvent, OcrReading, OcrReadingWithText, OcrResult } from '@lectern/contract/ocr'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { OCR_LIMIT_BYTES } from '@lectern/domain/ocr'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { handedOverTextStore } from '../../core/documents/handed-over-text.ts'
import { onApiSignal } from '../../lib/api/api-signals.ts'
import { onCall, onStream, signalOf } from '../../lib/api/fake-calls-ground.ts'
import * as downloads from '../../lib/download-file.ts'
import { switchLanguage } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { OcrDialog } from './OcrDialog.tsx'
import { startOver } from './ocr-run.ts'

const RESULT: OcrResult = {
  reading_id: 5,
  extracted_text: '細胞有細胞核。\n\nA cell is the unit of life.',
  is_fallback: false,
  made_by: 'built-in',
  page_count: 6,
  word_count: 1013,
  unread_pages: [],
  blank_pages: [],
  credit_cost: 2,
  material_id: 7,
}

/** The answer of the server: its events, or a failure in their midst. */
async function* answer(...events: (OcrEvent | Promise<OcrEvent>)[]): AsyncGenerator<OcrEvent> {
  for (const event of events) yield await event
}
const START: OcrEvent = { type: 'start', reading_id: 5, page_count: 6, scanned_pages: 4, credit_cost: 2 }
const done = (result = RESULT): OcrEvent => ({ type: 'done', ...result })
const progress = (pagesDone: number): OcrEvent => ({ type: 'progress', pages_done: pagesDone, scanned_pages: 4 })

/** The document of RESULT, while it is read. */
const READING: OcrReadingWithText = {
  id: 5,
  document_name: 'scan.pdf',
  status: 'reading',
  page_count: 6,
  scanned_pages: 4,
  pages_done: 1,
  credit_cost: 0,
  read_again_credits: null,
  error: null,
  created_at: '2026-12-01T08:00:00Z',
  result: null,
}

let read: ReturnType<typeof onStream<typeof ocrEndpoints, 'readDocument'>>
let discard: ReturnType<typeof onCall<typeof ocrEndpoints, 'discardReading'>>
let cancel: ReturnType<typeof onCall<typeof ocrEndpoints, 'cancelReading'>>
let look: ReturnType<typeof onCall<typeof ocrEndpoints, 'getReading'>>
let list: ReturnType<typeof onCall<typeof ocrEndpoints, 'listReadings'>>
let router: ReturnType<typeof createMemoryRouter>
let queries: QueryClient
const onClose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onClose.mockClear()
  queries = new QueryClient()
  read = onStream(ocrEndpoints, 'readDocument').mockImplementation(async () => answer(START, done()))
  discard = onCall(ocrEndpoints, 'discardReading').mockResolvedValue({ success: true })
  cancel = onCall(ocrEndpoints, 'cancelReading').mockResolvedValue({ success: true })
  look = onCall(ocrEndpoints, 'getReading').mockResolvedValue({ ...READING, status: 'done', result: RESULT })
  list = onCall(ocrEndpoints, 'listReadings').mockResolvedValue({ documents: [] })
  show()
})

afterEach(() => {
  cleanup()
  startOver()
  handedOverTextStore.set(null)
  vi.useRealTimers()
})

function show(isOpen = true, file: File | null = null) {
  const element = <OcrDialog isOpen={isOpen} onClose={onClose} file={file} />
  router = createMemoryRouter([{ path: '*', element }])
  return render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(10)
}

/** A file that is dragged over the field. */
const DRAG = { dataTransfer: { types: ['Files'], files: [new File(['x'], 'scan.pdf')], items: [] } }

async function drop(name = 'scan.pdf', sizeBytes = 10) {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: sizeBytes })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  await pass(10)
  return file
}

async function extract(sizeBytes?: number) {
  const file = await drop('scan.pdf', sizeBytes)
  await press('Extract Text')
  return file
}

const refuse = (status: number, code: ApiError['code'], data: Record<string, unknown>) =>
  read.mockRejectedValueOnce(status === 0 ? ApiError.network(null) : Response.json({ code, ...data }, { status }))

test('opened for a document it has chosen that; what was read of it is there when it is opened for it again', async () => {
  cleanup()
  const scan = new File(['x'], 'scan.pdf')
  show(true, scan)
  await press('Extract Text')
  expect(read.mock.calls[0]![0].form).toMatchObject({ file: scan })
  cleanup()
  show(true, scan)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
  cleanup()
  show(true, new File(['x'], 'other.pdf'))
  expect(screen.getByText('other.pdf')).toBeDefined()
  await pass(10)
  expect(discard.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 5 }])
})

test('opened for a document while another one is read, it shows that one to its end', async () => {
  const held = Promise.withResolvers<OcrEvent>()
  read.mockImplementation(async () => answer(START, held.promise))
  await extract()
  cleanup()
  show(true, new File(['x'], 'other.pdf'))
  expect(screen.queryByText('other.pdf')).toBeNull()
  held.resolve(done())
  await pass(10)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
})

test.each([
  ['notes.docx', 10, 'Only PDF files are supported for OCR processing'],
  ['scan.pdf.exe', 10, 'Only PDF files are supported for OCR processing'],
  ['scan.pdf', OCR_LIMIT_BYTES + 1, 'File size exceeds 10MB limit'],
])('%s of %i bytes is refused without asking the server', async (name, sizeBytes, text) => {
  await drop(name, sizeBytes)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(screen.queryByRole('button', { name: 'Extract Text' })).toBeNull()
})

test('what was said of a refused file goes when the student turns to the field again, or closes the dialog', async () => {
  for (const turn of [
    () => fireEvent.dragEnter(document.querySelector('input[type=file]')!.parentElement!, DRAG),
    () => fireEvent.click(screen.getByRole('button', { name: /^Upload a PDF/ })),
    () => {
      cleanup()
      show()
    },
  ]) {
    await drop('notes.docx')
    expect(screen.getByRole('alert')).toBeDefined()
    await turn()
    await pass(10)
    expect(screen.queryByRole('alert')).toBeNull()
  }
})

test.each([
  [10, 'about 1 credit'],
  [512_000 * 5, 'about 1 credit'],
  [512_000 * 5 + 1, 'about 2 credits'],
  [OCR_LIMIT_BYTES, 'about 5 credits'],
])('%i bytes are estimated at %s, which is sent as the most that may be charged', async (sizeBytes, text) => {
  const file = await extract(sizeBytes)
  const [input] = read.mock.calls[0]!
  expect(input.form).toEqual({ file, script: 'auto', max_credits: text.match(/\d+/)?.[0] })
})

test('the estimate stands before the button is pressed', async () => {
  await drop('SCAN.PDF', 512_000 * 5 + 1)
  expect(screen.getByText('about 2 credits')).toBeDefined()
  expect(read).not.toHaveBeenCalled()
})

test('the text comes with its figures and can be copied and kept', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const success = vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  await extract()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Extracted text').value).toBe(RESULT.extracted_text)
  expect(screen.getByText(/1,013 words, 6 pages, 2 credits/)).toBeDefined()
  await press('Copy')
  expect(writeText).toHaveBeenCalledExactlyOnceWith(RESULT.extracted_text)
  expect(success).toHaveBeenCalledOnce()
  await press('Download .txt')
  const [name, content] = download.mock.calls[0]!
  expect([name, await content.text()]).toEqual(['scan.txt', RESULT.extracted_text])
})

test('what is known of materials is read again: the document may be one of them', async () => {
  const page = ['documents', 'texts', 'pages', 7, 2]
  queries.setQueryData(page, { text: '' })
  queries.setQueryData(['documents', 'materials', 'library'], {})
  await drop()
  expect(queries.getQueryData(page)).toBeDefined()
  await press('Extract Text')
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
  expect(queries.getQueryData(page)).toBeUndefined()
  expect(queries.getQueryState(['documents', 'materials', 'library'])?.isInvalidated).toBe(true)
})

test('fallback, missing pages and refunds are told', async () => {
  const result = { ...RESULT, is_fallback: true, unread_pages: [2, 4, 5], blank_pages: [6], credits_refunded: 1 }
  read.mockResolvedValue(answer(START, done(result)))
  await extract()
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told).toEqual([
    'The main OCR service was unavailable, so a fallback service was used. Please check the text.',
    'Pages 2, 4 and 5 could not be read: their text is missing here. Pages that are not read are not charged. Read pages 2, 4 and 5 again, for 1 credit',
    'No text was found on page 6.',
    '1 credit has been refunded.',
  ])
})

test.each([
  ['Recite', '/module/recite', '?view=upload'],
  ['Notes', '/module/notes', ''],
  ['Exam', '/module/exam', ''],
  ['Writing', '/module/writing', ''],
  ['Understanding', '/module/understanding', ''],
])('%s takes the text over', async (name, pathname, search) => {
  await extract()
  await press(name)
  const { extracted_text: text } = RESULT
  expect(handedOverTextStore.get()).toEqual({ text, documentName: 'scan.pdf', materialId: 7, to: name.toLowerCase() })
  expect(onClose).toHaveBeenCalledOnce()
  expect(router.state.location).toMatchObject({ pathname, search })
})

test('text for which there is no room is said not to be kept', async () => {
  read.mockResolvedValue(answer(START, done({ ...RESULT, material_id: null })))
  await extract()
  expect(screen.getByText(/Your storage is full, so it is not kept among your materials/)).toBeDefined()
})

test('the script is sent, another one as another request, and is there for the next document', async () => {
  await drop()
  fireEvent.change(screen.getByLabelText('Script of scanned pages'), { target: { value: 'simplified_chinese' } })
  await press('Extract Text')
  await press('Read another document')
  await extract()
  expect(read.mock.calls.map(([input]) => input.form.script)).toEqual(Array(2).fill('simplified_chinese'))
})

test('the pages that are done are counted', async () => {
  const last = Promise.withResolvers<OcrEvent>()
  read.mockResolvedValue(answer(START, progress(1), progress(2), last.promise))
  await extract()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('2 of 4 scanned pages read')).toBeDefined()
  last.resolve(done())
  await pass(10)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
})

test('a higher price is asked about with the true pages, and sent only when agreed to', async () => {
  refuse(409, 'price_changed', { error: 'More.', page_count: 30, credit_cost: 6 })
  await extract()
  expect(screen.getByRole('alert').textContent).toContain('This document has 30 pages and costs 6 credits.')
  expect(read).toHaveBeenCalledOnce()
  await press('Extract for 6 credits')
  expect(read.mock.calls[1]?.[0].form.max_credits).toBe('6')
  expect(read.mock.calls[1]?.[1]?.idempotencyKey).toBe(read.mock.calls[0]?.[1]?.idempotencyKey)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
})

test('a higher price that is declined leads back to the file', async () => {
  refuse(409, 'price_changed', { error: 'More.', page_count: 30, credit_cost: 6 })
  await extract()
  await press('Cancel')
  expect(screen.getByRole('button', { name: 'Extract Text' })).toBeDefined()
  expect(read).toHaveBeenCalledOnce()
})

test.each([
  [
    402,
    'insufficient_credits',
    { error: 'Too few.', required_credits: 6, page_count: 30, current_credits: 2 },
    'Insufficient credits. You need 6 credits for this document (30 pages), but you have 2 credits. Purchase Credits',
  ],
  [422, 'content_rejected', { error: 'OCR supports at most 30 pages.' }, 'OCR supports at most 30 pages. '],
  [
    502,
    'generation_failed',
    { error: 'It failed.', credits_refunded: 2, refund_amount: 2 },
    'It failed. 2 credits have been refunded. ',
  ],
  [502, 'unreadable_answer', {}, 'OCR processing failed '],
  [502, 'generation_failed', { refund_amount: 1 }, 'OCR processing failed 1 credit has been refunded. '],
  [0, 'network', {}, 'Failed to process document. Please try again. '],
] as const)('a %i (%s) is told in the specified words', async (status, code, data, text) => {
  refuse(status, code, data)
  await extract()
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test.each([
  [
    'in its midst',
    () => answer(START, { type: 'error', error: 'It failed.', code: 'unreadable', credits_refunded: 2 }),
    'It failed. 2 credits have been refunded. ',
  ],
])('a reading that fails %s is told, and the balance is read again', async (_how, failing, text) => {
  const changed = vi.fn()
  onTestFinished(onApiSignal('creditsChanged', changed))
  read.mockImplementation(async () => failing())
  await extract()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(changed).toHaveBeenCalled()
})

test.each([
  ['breaks off', () => answer(START, Promise.reject(new TypeError('network error')))],
  ['ends early', () => answer(START)],
  [
    'is given up while pages are left',
    () => answer(START, { type: 'error', error: 'Being read.', code: 'in_progress' }),
  ],
])('an answer that %s is gone after: the work goes on', async (_how, failing) => {
  look.mockResolvedValueOnce(READING)
  read.mockImplementation(async () => failing())
  await extract()
  expect(screen.getByText('1 of 4 scanned pages read')).toBeDefined()
  await pass(1100)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Extracted text').value).toBe(RESULT.extracted_text)
})

test('without a connection that is said, and the work is asked after until its text is there', async () => {
  look.mockRejectedValue(new ApiError(0, 'network', 'No connection'))
  read.mockImplementation(async () => answer(START))
  await extract()
  expect(screen.queryByText(/does not answer/)).toBeNull()
  await pass(90_000)
  expect(screen.getByText(/^The site does not answer at the moment\./)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  look.mockResolvedValueOnce(READING)
  await pass(1000)
  expect(screen.queryByText(/does not answer/)).toBeNull()
  expect(screen.getByText('1 of 4 scanned pages read')).toBeDefined()
  look.mockResolvedValueOnce({ ...READING, status: 'done', result: RESULT })
  await pass(1000)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
})

test('a look that is refused ends the asking', async () => {
  look.mockRejectedValue(new ApiError(404, 'not_found', 'This document is not there.'))
  read.mockImplementation(async () => answer(START))
  await extract()
  await pass(1100)
  expect(screen.getByRole('alert').textContent).toContain('This document is not there.')
})

test('what was brought before is found again: shown while it is read, opened when it waits, discarded', async () => {
  cleanup()
  const waiting = { ...READING, id: 4, document_name: 'old.pdf', status: 'done' } as const
  list.mockResolvedValue({ documents: [READING, waiting] })
  show()
  await pass(10)
  expect(screen.getByText('Being read: 1 of 4')).toBeDefined()
  await press('Discard old.pdf')
  expect(discard).toHaveBeenCalledWith({ params: { id: 4 } })
  look.mockResolvedValueOnce(READING)
  await press('Show scan.pdf')
  expect(screen.getByText('1 of 4 scanned pages read')).toBeDefined()
  await pass(1100)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
  expect(look.mock.calls.map(([input]) => input.params.id)).toEqual([5, 5])
})

test('what was brought before comes in below the field; where it is not to be had that is said, and asked for again', async () => {
  cleanup()
  list.mockRejectedValue(new ApiError(503, 'unavailable', 'Not now.'))
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  show()
  await pass(10)
  expect(screen.getByRole('alert').textContent).toContain('What you brought before could not be loaded.')
  const late = Promise.withResolvers<{ documents: OcrReading[] }>()
  list.mockReturnValue(late.promise)
  const again = screen.getByRole('button', { name: 'Try again' })
  await press('Try again')
  expect([again.isConnected, again.getAttribute('aria-busy')]).toEqual([true, 'true'])
  late.resolve({ documents: [{ ...READING, status: 'done' }] })
  await pass(10)
  expect(screen.queryByRole('alert')).toBeNull()
  const field = screen.getByRole('button', { name: /^Upload a PDF/ })
  const place = field.compareDocumentPosition(screen.getByRole('button', { name: 'Open scan.pdf' }))
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is discarded is busy until it is gone, and pressed again it is discarded once', async () => {
  cleanup()
  const waiting = { ...READING, id: 4, document_name: 'old.pdf', status: 'done' } as const
  list.mockResolvedValue({ documents: [waiting] })
  const answered = Promise.withResolvers<{ success: true }>()
  discard.mockReturnValue(answered.promise)
  show()
  await pass(10)
  const bin = screen.getByRole('button', { name: 'Discard old.pdf' })
  bin.focus()
  await press('Discard old.pdf')
  expect([bin.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', bin])
  await press('Discard old.pdf')
  expect(discard).toHaveBeenCalledOnce()
  list.mockResolvedValue({ documents: [] })
  answered.resolve({ success: true })
  await pass(10)
  expect(bin.isConnected).toBe(false)
})

test('what could not be discarded can be pressed again', async () => {
  cleanup()
  vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  list.mockResolvedValue({ documents: [{ ...READING, id: 4, document_name: 'old.pdf', status: 'done' }] })
  discard.mockRejectedValueOnce(new ApiError(503, 'unavailable', 'Not now.'))
  show()
  await pass(10)
  await press('Discard old.pdf')
  await press('Discard old.pdf')
  expect(discard).toHaveBeenCalledTimes(2)
})

test('the button that has pages read again is busy until the server has begun, and asks once', async () => {
  const answered = Promise.withResolvers<OcrReadingWithText>()
  const again = onCall(ocrEndpoints, 'readAgain').mockReturnValue(answered.promise)
  read.mockResolvedValue(answer(START, done({ ...RESULT, unread_pages: [3] })))
  await extract()
  await press('Read page 3 again, for 1 credit')
  const button = screen.getByRole('button', { name: 'Read page 3 again, for 1 credit' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await press('Read page 3 again, for 1 credit')
  expect(again).toHaveBeenCalledOnce()
  answered.reject(new ApiError(503, 'unavailable', 'Not now.'))
  vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  await pass(10)
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('pages that were not read are read again alone, for what that costs', async () => {
  const again = onCall(ocrEndpoints, 'readAgain').mockResolvedValue(READING)
  read.mockResolvedValue(answer(START, done({ ...RESULT, unread_pages: [3] })))
  await extract()
  await press('Read page 3 again, for 1 credit')
  expect(again.mock.calls[0]?.[0]).toEqual({ params: { id: 5 }, body: { pages: [3] } })
  await pass(10)
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
  expect(screen.queryByText(/could not be read/)).toBeNull()
})

test('pages that are read again are left as they were when that is cancelled', async () => {
  onCall(ocrEndpoints, 'readAgain').mockResolvedValue(READING)
  look.mockResolvedValue(READING)
  read.mockResolvedValue(answer(START, done({ ...RESULT, unread_pages: [3] })))
  await extract()
  await press('Read page 3 again, for 1 credit')
  expect(screen.queryByLabelText('Extracted text')).toBeNull()
  await press('Cancel')
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 } })
  expect(screen.getByLabelText('Extracted text')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Read page 3 again, for 1 credit' })).toBeDefined()
  cancel.mockRejectedValue(new ApiError(409, 'conflict', 'This has been finished in the meantime, and stays.'))
  await press('Read page 3 again, for 1 credit')
  await press('Cancel')
  expect(screen.queryByLabelText('Extracted text')).toBeNull()
})

test('a text that is whole and kept has been taken with the next document; one that is not waits on', async () => {
  await extract()
  await press('Read another document')
  expect(discard).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 } })
  read.mockResolvedValue(answer(START, done({ ...RESULT, unread_pages: [3] })))
  await extract()
  await press('Read another document')
  expect(discard).toHaveBeenCalledOnce()
})

test('another try of the same file is the same call to the server, so that it is paid once', async () => {
  refuse(0, 'network', {})
  await extract()
  await press('Extract Text')
  const [first, second] = read.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(second).toBe(first)
  await press('Read another document')
  await extract()
  expect(read.mock.calls[2]?.[1]?.idempotencyKey).not.toBe(first)
})

test('while it is read the time runs; Cancel ends it on the server too, and keeps the file', async () => {
  const late = Promise.withResolvers<OcrEvent>()
  read.mockResolvedValue(answer(START, late.promise))
  await extract()
  await pass(65_000)
  expect(screen.getByText('1 min 5 s')).toBeDefined()
  await press('Cancel')
  expect(signalOf(read.mock.calls[0]?.[0] ?? {})?.aborted).toBe(true)
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 } })
  expect(screen.getByRole('button', { name: 'Extract Text' })).toBeDefined()
  late.resolve(done())
  await pass(10)
  expect(screen.queryByLabelText('Extracted text')).toBeNull()
})

test('a reading goes on while the dialog is closed, and its end is told', async () => {
  const told = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  const late = Promise.withResolvers<OcrEvent>()
  read.mockResolvedValue(answer(late.promise))
  await extract()
  cleanup()
  const view = show(false)
  late.resolve(done())
  await pass(10)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'Your document has been read. Open OCR Document to see its text.',
    'session',
  )
  view.unmount()
})

test('all of it speaks the language of the screens, and switches while it is open', async () => {
  read.mockResolvedValue(answer(START, done({ ...RESULT, unread_pages: [2, 4, 5] })))
  onTestFinished(() => switchLanguage('en'))
  await drop()
  await act(() => switchLanguage('zh-hant'))
  expect(screen.getByRole('dialog', { name: '文字辨識' })).toBeDefined()
  await press('讀出文字')
  expect(screen.getByText(/1,013 字，6 頁，2 積分/)).toBeDefined()
  expect(screen.getByText(/第 2、4、5 頁未能讀取/)).toBeDefined()
  expect(screen.getByRole('button', { name: '重讀第 2、4、5 頁，需要 1 積分' })).toBeDefined()
  expect(screen.getByRole('group', { name: '把文字用於' }).textContent).toContain('背誦筆記測驗寫作理解')
})
