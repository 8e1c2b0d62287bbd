import { ApiError } from '@lectern/contract/api-error'
import { documentsEndpoints } from '@lectern/contract/documents'
import type { Note, NoteSummary } from '@lectern/contract/notes'
import { notesEndpoints } from '@lectern/contract/notes'
import { WORD_LIMIT } from '@lectern/domain/content'
import { EXTRACTION_RULES, unsupportedType } from '@lectern/domain/documents'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { handedOverTextStore } from '../../core/documents/handed-over-text.ts'
import { chunkFailure, fakeRun, RUN_ID } from '../../core/generation/run-ground.ts'
import * as wordDocument from '../../core/study-text/word-document.ts'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import * as downloads from '../../lib/download-file.ts'
import { say, switchLanguage } from '../../lib/language.ts'
import * as toasts from '../../ui/toasts/toasts.ts'
import { clearDraft, draftStore } from './draft.ts'
import { noteRuns } from './generation.ts'
import { madeNotesStore } from './made-notes.ts'
import { NotesScreen } from './NotesScreen.tsx'

const SUMMARY: NoteSummary = {
  id: 5,
  title: 'Cells 細胞',
  purpose: 'Exam',
  excerpt: 'A cell has a nucleus.',
  word_count: 1200,
  made_by: 'built-in',
  material_id: null,
  created_at: '2026-12-20T08:00:00Z',
}
const NOTE: Note = {
  ...SUMMARY,
  html: '<h2>細胞</h2><p>A <strong>cell</strong> has a nucleus.</p><h3>Use</h3><p class="failed-chunk">Part 2 of 2: It failed.</p>',
}
const EXTRACTED = {
  extracted_text: '細胞有細胞核。',
  document_name: 'cells.docx',
  word_count: 6,
  page_count: null,
  empty_page_count: 0,
  is_fallback: false,
  is_truncated: false,
  material_id: 9,
}
const page = (...notes: NoteSummary[]) => ({
  notes,
  pagination: { current_page: 1, total_pages: 1, total_count: notes.length, has_previous: false, has_next: false },
})

let make: ReturnType<typeof vi.fn<() => Promise<{ notes_html: string }>>>
let server: ReturnType<typeof fakeRun<{ notes_html: string }>>
let create: ReturnType<typeof onCall<typeof notesEndpoints, 'create'>>

beforeEach(() => {
  vi.useFakeTimers()
  make = vi.fn(() => new Promise(() => {}))
  server = fakeRun('notes', () => make())
  create = onCall(notesEndpoints, 'create').mockResolvedValue(NOTE)
  onCall(notesEndpoints, 'get').mockResolvedValue(NOTE)
  onCall(notesEndpoints, 'list').mockResolvedValue(page(SUMMARY))
  // What fails and is made good is only logged.
  console.warn = () => {}
  beMei()
})

afterEach(() => {
  cleanup()
  clearDraft()
  noteRuns.store.set(null)
  madeNotesStore.set(null)
  handedOverTextStore.set(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)
const content = () => screen.getByLabelText<HTMLTextAreaElement>('Content')
const file = (name: string, sizeBytes = 10) => new File(['x'.repeat(sizeBytes)], name)
const answer = (notes_html: string) => ({ notes_html })

async function type(text: string) {
  fireEvent.change(content(), { target: { value: text } })
  await pass(0)
}
async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
async function drop(dropped: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  fireEvent.change(input!, { target: { files: [dropped] } })
  await pass(10)
}

test.each([
  ['  ', say('notes.contentRequired')],
  ['[OCR notice: nothing]\nA cell.', "Detected OCR notice in content. Please use 'OCR Document' and paste real text."],
])('content %j is refused in place, and nothing is sent', async (text, refusal) => {
  await openScreen(<NotesScreen />, '/module/notes')
  await type(text)
  await press('Generate Notes')
  expect(alerts()).toEqual([refusal])
  expect(content().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(content())
  await pass(5000)
  expect(server.open).not.toHaveBeenCalled()
})

test('words and price follow what is typed; what is beyond 100,000 words is cut off and said', async () => {
  await openScreen(<NotesScreen />, '/module/notes')
  await type('字'.repeat(2500))
  expect(screen.getByText('2,500 words')).toBeDefined()
  expect(screen.getByText('2 credits')).toBeDefined()
  await type('字'.repeat(100_001))
  expect(content().value).toHaveLength(100_000)
  expect(screen.getByText('100 credits')).toBeDefined()
  expect(screen.getByText(say('notes.truncated', { limit: WORD_LIMIT }))).toBeDefined()
  expect(screen.getByText(/Not enough credits\. You need 100 credits, but you have 20 credits\./)).toBeDefined()
})

test.each([
  [file('cells.docx', 10_485_761), 'File exceeds 10 MB limit.'],
  [file('cells.zip'), say(unsupportedType(EXTRACTION_RULES.notes.types))],
])('a file that cannot be read is refused without asking the server', async (refused, text) => {
  const extract = onCall(documentsEndpoints, 'extract')
  await openScreen(<NotesScreen />, '/module/notes')
  await drop(refused)
  expect(alerts()).toEqual([text])
  expect(extract).not.toHaveBeenCalled()
  await type('Typed instead.')
  expect(alerts()).toEqual([])
  await drop(refused)
  expect(alerts()).toEqual([text])
})

test.each([
  [ApiError.network(new TypeError('offline')), 'Failed to process file'],
  [new Response('Bad gateway', { status: 502 }), 'Failed to extract text from file'],
  [
    new ApiError(422, 'unreadable', 'This document is damaged.', { data: { error: 'This document is damaged.' } }),
    'This document is damaged.',
  ],
  [new ApiError(401, 'unauthenticated', 'x'), say('notes.loginToUpload')],
])('an upload that failed says why: %s', async (error, text) => {
  onCall(documentsEndpoints, 'extract').mockRejectedValue(error)
  await openScreen(<NotesScreen />, '/module/notes')
  await drop(file('cells.docx'))
  expect(alerts()).toEqual([text])
})

test('a document becomes the content, and does not overwrite what was typed without asking', async () => {
  onCall(documentsEndpoints, 'extract').mockResolvedValue(EXTRACTED)
  await openScreen(<NotesScreen />, '/module/notes')
  await drop(file('cells.docx', 10_485_760))
  expect(draftStore.get()).toMatchObject({ content: '細胞有細胞核。', documentName: 'cells.docx', materialId: 9 })
  await type('My own notes.')
  await drop(file('cells.docx'))
  expect(content().value).toBe('My own notes.')
  await press('Add to the End')
  expect(content().value).toBe('My own notes.\n\n細胞有細胞核。')
})

test('a run goes through its phases, is kept, and its notes are opened', async () => {
  const { promise, resolve } = Promise.withResolvers<{ notes_html: string }>()
  make.mockReturnValue(promise)
  onCall(documentsEndpoints, 'extract').mockResolvedValue(EXTRACTED)
  const router = await openScreen(<NotesScreen />, '/module/notes')
  fireEvent.change(screen.getByLabelText('Purpose'), { target: { value: ' Exam ' } })
  await drop(file('cells.docx'))
  await press('Generate Notes')
  expect(heading()).toBe('Making Your Notes')
  expect(screen.getByText('Dividing it into parts')).toBeDefined()
  await pass(2000)
  expect(screen.getByText('Generating notes')).toBeDefined()
  expect(server.generate.mock.calls[0]?.[0].body).toMatchObject({
    content: '細胞有細胞核。',
    purpose: 'Exam',
    total_chunks: 1,
  })
  resolve(answer('<h2>細胞</h2><p>Cells.</p>'))
  await pass(0)
  expect(screen.getByText('Combining the parts')).toBeDefined()
  await pass(600)
  expect(screen.getByText('Complete')).toBeDefined()
  expect(create).toHaveBeenCalledExactlyOnceWith({
    body: {
      title: 'cells',
      html: '<h2>細胞</h2>\n<p>Cells.</p>',
      purpose: 'Exam',
      made_by: 'model',
      material_id: 9,
      client_id: RUN_ID,
      generation_id: RUN_ID,
    },
  })
  await pass(1000)
  await pass(0)
  expect(router.state.location.search).toBe('?view=note&note_id=5')
  expect(heading()).toBe('Cells 細胞')
  expect(draftStore.get().content).toBe('')
  expect(madeNotesStore.get()).toBeNull()
})

test('pasted material gives notes that are called after their first heading', async () => {
  make.mockResolvedValue(answer('<h2>Cells and rooms</h2><p>Cells.</p>'))
  await openScreen(<NotesScreen />, '/module/notes')
  await type('A cell is a room.')
  await press('Generate Notes')
  await pass(4000)
  expect(create.mock.calls[0]?.[0].body).toMatchObject({ title: 'Cells and rooms', purpose: 'General study' })
})

test('notes that could not be saved stay, and are saved again under the same name', async () => {
  create.mockRejectedValue(ApiError.network(new TypeError('offline')))
  make.mockResolvedValue(answer('<p>Cells.</p>'))
  const router = await openScreen(<NotesScreen />, '/module/notes')
  await type('A cell is a room.')
  await press('Generate Notes')
  await pass(4000)
  await pass(0)
  expect(screen.getByText(say('notes.saveFailed'))).toBeDefined()
  expect(screen.getByRole('article').textContent).toBe('Cells.')
  create.mockResolvedValue(NOTE)
  await press('Save again')
  expect(router.state.location.search).toBe('?view=note&note_id=5')
  expect(new Set(create.mock.calls.map(([{ body }]) => body.client_id)).size).toBe(1)
})

test('notes whose material has been deleted are kept without it', async () => {
  create.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.'))
  make.mockResolvedValue(answer('<p>Cells.</p>'))
  onCall(documentsEndpoints, 'extract').mockResolvedValue(EXTRACTED)
  await openScreen(<NotesScreen />, '/module/notes')
  await drop(file('cells.docx'))
  await press('Generate Notes')
  await pass(4000)
  await pass(0)
  expect(create.mock.calls.map(([{ body }]) => body.material_id)).toEqual([9, null])
  expect(heading()).toBe('Cells 細胞')
})

test('without a network the run stops with the specified words', async () => {
  vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  make.mockRejectedValue(ApiError.network(new TypeError('offline')))
  await openScreen(<NotesScreen />, '/module/notes')
  await type('A cell is a room.')
  await press('Generate Notes')
  await pass(60_000)
  expect(alerts().join()).toContain('Network error during note generation')
  await press('Back to the Content')
  expect(content().value).toBe('A cell is a room.')
})

test('a part that could not be made is told above the notes, which wait: tried again, they are kept whole', async () => {
  server.bring('A cell is a room. '.repeat(500))
  server.run.chunks[0] = { state: 'made', answer: answer('<p>First.</p>'), error: null }
  server.run.chunks[1] = { state: 'failed', answer: null, error: 'It failed.' }
  const router = await openScreen(<NotesScreen />, `/module/notes?view=made&generation_id=${RUN_ID}`)
  expect(screen.getByText(/Part 2 of 2 could not be made\./)).toBeDefined()
  expect(screen.getByRole('article').textContent).toContain('Part 2 of 2: It failed.')
  expect(create).not.toHaveBeenCalled()
  make.mockResolvedValue(answer('<p>Second.</p>'))
  await press('Try it again')
  await pass(6000)
  expect(server.sentChunks()).toEqual([1])
  expect(create.mock.calls[0]?.[0].body).toMatchObject({ html: '<p>First.</p>\n<p>Second.</p>', generation_id: RUN_ID })
  expect(router.state.location.search).toBe('?view=note&note_id=5')
})

test('a part that fails is named while the others are made, and the time goes on where the bar stands', async () => {
  make.mockRejectedValueOnce(chunkFailure('It failed.')).mockReturnValue(new Promise(() => {}))
  await openScreen(<NotesScreen />, '/module/notes')
  await type('A cell is a room. '.repeat(500))
  await press('Generate Notes')
  await pass(5000)
  expect(screen.getByText('Part 1 of 2 could not be made.')).toBeDefined()
  const percent = screen.getByText(/^5 seconds, \d+%$/).textContent?.split(', ')[1]
  await pass(60_000)
  expect(screen.getByText(`1 minute 5 seconds, ${percent}`)).toBeDefined()
})

test('notes without a part are kept as they are when the student says so', async () => {
  make.mockRejectedValueOnce(chunkFailure('It failed.')).mockResolvedValue(answer('<p>Second.</p>'))
  const router = await openScreen(<NotesScreen />, '/module/notes')
  await type('A cell is a room. '.repeat(500))
  await press('Generate Notes')
  await pass(6000)
  expect(create).not.toHaveBeenCalled()
  await press('Keep what is there')
  expect(create.mock.calls[0]?.[0].body.html).toContain('Part 1 of 2: It failed.')
  expect(router.state.location.search).toBe('?view=note&note_id=5')
})

test('notes that a model made say which', async () => {
  onCall(notesEndpoints, 'get').mockResolvedValue({ ...NOTE, made_by: 'model', model_name: 'qwen3:8b' })
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  expect(screen.getByText(/Model: qwen3:8b\./)).toBeDefined()
})

test('notes are set with their contents, who made them, and what failed in red', async () => {
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  expect(heading()).toBe('Cells 細胞')
  expect(screen.getByText('Exam, 20 December 2026')).toBeDefined()
  expect(screen.getByText(/made by the built-in engine/)).toBeDefined()
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['細胞', 'Use'])
  expect(screen.getByText('Part 2 of 2: It failed.').className).toBe('text-poor')
  expect(screen.getByText('cell').tagName).toBe('STRONG')
})

test('hostile notes show as text alone', async () => {
  const html = '<p onclick="x()">Cells<img src=x onerror=x()><a href="javascript:x()">link</a></p><script>x()</script>'
  onCall(notesEndpoints, 'get').mockResolvedValue({ ...NOTE, html })
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  expect(screen.getByRole('article').innerHTML).toBe('<p>Cellslink</p>')
})

test('notes that are not there say so', async () => {
  onCall(notesEndpoints, 'get').mockRejectedValue(new ApiError(404, 'not_found', 'Not found.'))
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  expect(heading()).toBe('Notes Not Found')
})

async function choose(item: string) {
  fireEvent.keyDown(screen.getByRole('button', { name: 'Export' }), { key: 'Enter' })
  await pass(0)
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
  await pass(0)
}

test('notes are exported as text, with a mark of its encoding', async () => {
  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  await choose('Text (.txt)')
  const [name, blob] = download.mock.calls[0] ?? []
  expect(name).toBe('Cells 細胞.txt')
  const bytes = new Uint8Array(await blob!.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(/^細胞\n====\n\nA cell has a nucleus\.\n\nUse\n---/)
})

test('notes are exported as a Word document, or it is said why not', async () => {
  const download = vi.spyOn(downloads, 'downloadFile').mockImplementation(() => {})
  const toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  const write = vi.spyOn(wordDocument, 'toWordDocument').mockResolvedValue(new Blob(['PK']))
  await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  await choose('Word (.docx)')
  await vi.waitFor(() => expect(download).toHaveBeenCalledExactlyOnceWith('Cells 細胞.docx', expect.any(Blob)))
  write.mockRejectedValue(new Error('out of memory'))
  await choose('Word (.docx)')
  await vi.waitFor(() => expect(toastError).toHaveBeenCalled())
  expect(toastError.mock.calls[0]?.[0]).toBe('Failed to export Word document. Please try again. Error: out of memory')
})

test('cards are made from notes by handing their text over, less what failed', async () => {
  const router = await openScreen(<NotesScreen />, '/module/notes?view=note&note_id=5')
  await press('Make Cards')
  expect(router.state.location).toMatchObject({ pathname: '/module/recite', search: '?view=upload' })
  expect(handedOverTextStore.get()).toEqual({
    text: '細胞\n====\n\nA cell has a nucleus.\n\nUse\n---',
    documentName: 'Cells 細胞',
    to: 'recite',
  })
})

test('the list finds, opens, renames and deletes notes', async () => {
  const list = onCall(notesEndpoints, 'list').mockResolvedValue(page(SUMMARY))
  const rename = onCall(notesEndpoints, 'rename').mockResolvedValue(SUMMARY)
  const remove = onCall(notesEndpoints, 'delete').mockResolvedValue({ success: true })
  vi.spyOn(toasts, 'toastSuccess').mockImplementation(() => {})
  await openScreen(<NotesScreen />, '/module/notes?view=history')
  fireEvent.change(screen.getByLabelText('Search notes'), { target: { value: ' nucleus ' } })
  await pass(300)
  expect(list.mock.lastCall?.[0]).toEqual({ query: { page: undefined, search: 'nucleus' } })
  await press('Rename Cells 細胞')
  const box = screen.getByLabelText('Title of Cells 細胞')
  fireEvent.change(box, { target: { value: ' Rooms ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await pass(0)
  expect(rename).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 }, body: { title: 'Rooms' } })
  await press('Delete Cells 細胞')
  list.mockResolvedValue(page())
  await press('Delete')
  expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 } })
  await pass(0)
  expect(screen.getByText('Nothing matches nucleus')).toBeDefined()
})

test('the screen speaks Chinese once it is chosen, and refuses in it', async () => {
  await switchLanguage('zh-hant')
  onTestFinished(() => switchLanguage('en'))
  await openScreen(<NotesScreen />, '/module/notes')
  expect(screen.getByRole('heading', { name: '筆記' })).toBeDefined()
  await press('製作筆記')
  expect(alerts()).toEqual(['請提供內容以製作筆記。'])
})
