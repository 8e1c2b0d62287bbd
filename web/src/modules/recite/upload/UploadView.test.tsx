import { ApiError } from '@lectern/contract/api-error'
import { documentsEndpoints } from '@lectern/contract/documents'
import { reciteEndpoints } from '@lectern/contract/recite'
import { UNSUPPORTED_UPLOAD_TYPE, UPLOAD_TOO_LARGE } from '@lectern/domain/recite'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { say } from '../../../lib/language.ts'
import { changeContent, clearDraft, draftStore } from '../draft.ts'
import { cardRuns } from '../generation.ts'
import { ReciteScreen } from '../ReciteScreen.tsx'

const PARTIAL_CONTENT = 'Partial content: under 1,000 words still costs 1 credit.'
const READ = {
  extracted_text: '細胞有細胞核。',
  document_name: 'cells.pdf',
  word_count: 6,
  page_count: 1,
  empty_page_count: 0,
  material_id: 1,
}

const NO_RUNS = {
  generations: [],
  pagination: { current_page: 1, total_pages: 1, total_count: 0, has_previous: false, has_next: false },
}

beforeEach(() => {
  vi.useFakeTimers()
  onCall(reciteEndpoints, 'openGeneration').mockReturnValue(new Promise(() => {}))
  onCall(reciteEndpoints, 'listGenerations').mockResolvedValue(NO_RUNS)
})

afterEach(() => {
  cleanup()
  clearDraft()
  cardRuns.store.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(about?: Parameters<typeof beMei>[0]) {
  beMei(about)
  await openScreen(<ReciteScreen />, '/module/recite?view=upload')
  await pass(10)
}

async function type(content: string) {
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: content } })
  await pass(0)
}

async function drop(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(input!, { target: { files: [file] } })
  await pass(10)
}

const generate = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Generate Flashcards' }))
  await pass(0)
}
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const words = (count: number) => 'word '.repeat(count)
const file = (name: string, sizeBytes = 10) => new File(['x'.repeat(sizeBytes)], name)

test.each([
  ['   ', say('recite.contentRequired')],
  ['Too short', say('recite.contentTooShort')],
  [
    `[OCR notice: nothing]\n${words(50)}`,
    "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  ],
])('content %j is refused in the specified words', async (content, text) => {
  await open()
  await type(content)
  await generate()
  expect(alerts()).toEqual([text])
  expect(cardRuns.store.get()).toBeNull()
})

test('the form comes with what waits above it, and keeps what was brought meanwhile', async () => {
  const asked = Promise.withResolvers<typeof NO_RUNS>()
  onCall(reciteEndpoints, 'listGenerations').mockReturnValue(asked.promise)
  await open()
  expect(screen.queryByRole('button', { name: 'Generate Flashcards' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await type('My own notes.')
  asked.resolve(NO_RUNS)
  await pass(10)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' }).value).toBe('My own notes.')
})

test('the price and the word count follow what is typed', async () => {
  await open()
  await type(words(999))
  expect(screen.getByText('999 words')).toBeDefined()
  expect(screen.getByText(PARTIAL_CONTENT)).toBeDefined()
  await type(words(3999))
  expect(screen.getByText('3,999 words')).toBeDefined()
  expect(screen.queryByText(PARTIAL_CONTENT)).toBeNull()
  expect(screen.getByText('3 credits')).toBeDefined()
})

test('typing beyond the word limit shows the alert, and generating says how many there are', async () => {
  await open({ credits: 500 })
  await type(words(100_001))
  expect(alerts()).toEqual(['Word limit exceeded: Maximum 100,000 words allowed'])
  await generate()
  expect(alerts()).toContain('Content exceeds word limit. Maximum 100,000 words allowed. Current: 100,001 words.')
})

test('a price beyond the balance is told before anything is sent', async () => {
  await open({ credits: 2 })
  await type(words(3000))
  expect(screen.getByText(/Not enough credits. You need 3 credits, but you have 2 credits./)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Flashcards' }).disabled).toBe(true)
})

test('without a login nothing is generated or uploaded, and the content stays', async () => {
  const upload = onCall(reciteEndpoints, 'upload')
  await open({ isAuthenticated: false })
  await type(words(60))
  await generate()
  expect(alerts()).toEqual([say('recite.loginToGenerate')])
  await drop(file('cells.pdf'))
  expect(alerts()).toContain(say('recite.loginToUpload'))
  expect(upload).not.toHaveBeenCalled()
  expect(draftStore.get().content).toBe(words(60))
})

test('the run carries the purpose and the trimmed content', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Key concepts' }))
  fireEvent.click(screen.getByRole('button', { name: 'Definitions' }))
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: ' 中英對照 ' } })
  await type(words(60))
  await generate()
  expect(cardRuns.store.get()?.material).toEqual({
    content: words(60).trim(),
    documentName: '',
    materialId: null,
    purpose: 'Key concepts, Definitions, 中英對照',
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Making Your Flashcards')
})

test.each([
  [file('essay.docx'), say(UNSUPPORTED_UPLOAD_TYPE)],
  [file('cells.pdf', 10_485_761), say(UPLOAD_TOO_LARGE)],
])('a file that cannot be read is refused without asking the server', async (refused, text) => {
  const upload = onCall(reciteEndpoints, 'upload')
  await open()
  await drop(refused)
  expect(alerts()).toEqual([text])
  expect(upload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Key concepts' }))
  expect(alerts()).toEqual([])
  await drop(refused)
  await type('Typed instead.')
  expect(alerts()).toEqual([])
})

test('why the content cannot be made into cards is told until a document takes its place', async () => {
  onCall(reciteEndpoints, 'upload').mockResolvedValue(READ)
  await open()
  await generate()
  await generate()
  expect(alerts()).toEqual(['Please provide content to generate flashcards.'])
  await drop(file('cells.pdf'))
  expect(alerts()).toEqual([])
})

test('a file of exactly 10 MB is sent, and its text becomes the content', async () => {
  onCall(reciteEndpoints, 'upload').mockResolvedValue(READ)
  await open()
  await drop(file('cells.PDF', 10_485_760))
  expect(draftStore.get()).toMatchObject({
    content: READ.extracted_text,
    documentName: 'cells.pdf',
    materialId: READ.material_id,
  })
  expect(screen.getByText('From cells.pdf')).toBeDefined()
})

test.each([
  [
    new ApiError(422, 'unreadable', 'Damaged', { data: { error: 'This document is damaged.' } }),
    'Upload failed: This document is damaged.',
  ],
  [Response.json({ code: 'unreadable', detail: 'No text.' }, { status: 422 }), 'Upload failed: No text.'],
  [new Response('Bad gateway', { status: 502 }), 'Upload failed: Unknown error'],
  [ApiError.network(new TypeError('offline')), say('recite.uploadUnreachable')],
  [new ApiError(403, 'csrf_failed', 'CSRF'), say('recite.csrfMissing')],
  [new ApiError(401, 'unauthenticated', 'Please log in.'), say('recite.loginToUpload')],
])('an upload that failed says why: %s', async (error, text) => {
  onCall(reciteEndpoints, 'upload').mockRejectedValue(error)
  await open()
  await drop(file('cells.pdf'))
  expect(alerts()).toEqual([text])
})

test('a document does not overwrite typed text without asking', async () => {
  onCall(reciteEndpoints, 'upload').mockResolvedValue(READ)
  changeContent('My own notes.')
  await open()
  await drop(file('cells.pdf'))
  expect(draftStore.get().content).toBe('My own notes.')
  fireEvent.click(screen.getByRole('button', { name: 'Add to the End' }))
  expect(draftStore.get().content).toBe('My own notes.\n\n細胞有細胞核。')
})

test('earlier material becomes the content, under its name', async () => {
  const summary = { id: 3, name: 'Cells 細胞.pdf', excerpt: 'A cell', word_count: 4, size_bytes: 20 }
  const material = { ...summary, source_module: 'notes' as const, created_at: new Date().toISOString() }
  const pagination = { current_page: 1, total_pages: 1, total_count: 1, has_previous: false, has_next: false }
  onCall(documentsEndpoints, 'listMaterials').mockResolvedValue({ materials: [material], pagination })
  onCall(documentsEndpoints, 'getMaterial').mockResolvedValue({
    ...material,
    text: 'A cell has a nucleus.',
    page_starts: [0],
  })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Use earlier material' }))
  await vi.waitFor(() => fireEvent.click(screen.getByRole('button', { name: /^Cells 細胞/ })))
  await pass(0)
  expect(draftStore.get()).toMatchObject({
    content: 'A cell has a nucleus.',
    documentName: 'Cells 細胞.pdf',
    materialId: 3,
  })
})
