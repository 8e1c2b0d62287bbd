import { ApiError } from '@lectern/contract/api-error'
import { documentsEndpoints } from '@lectern/contract/documents'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { beMei, openScreen, pass } from '../../core/account/signed-in-ground.tsx'
import { handedOverTextStore, handOverText } from '../../core/documents/handed-over-text.ts'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
// Loaded before the clock is stopped: its loading takes real time.
import '../../core/markdown/MarkdownView.tsx'
import * as toasts from '../../ui/toasts/toasts.ts'
import { changeChat, changeNotes, chatStore, imageStore } from './chat.ts'
import { UnderstandingScreen } from './UnderstandingScreen.tsx'
import { alerts, box, clearAll, NOTES, pageOf, press, SESSION, SUMMARY } from './understanding-test-ground.ts'

const TALK = [
  { id: 'a', role: 'user' as const, content: 'What is a stoma?' },
  { id: 'b', role: 'assistant' as const, content: 'A pore.' },
]
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

let get: ReturnType<typeof onCall<typeof understandingEndpoints, 'getSession'>>
let create: ReturnType<typeof onCall<typeof understandingEndpoints, 'createSession'>>
let update: ReturnType<typeof onCall<typeof understandingEndpoints, 'updateSession'>>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  vi.useFakeTimers()
  beMei()
  onCall(understandingEndpoints, 'listSummaries').mockResolvedValue(pageOf(SUMMARY))
  get = onCall(understandingEndpoints, 'getSession').mockResolvedValue(SESSION)
  create = onCall(understandingEndpoints, 'createSession').mockResolvedValue(SESSION)
  update = onCall(understandingEndpoints, 'updateSession').mockResolvedValue({ ...SESSION, revision: 4 })
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  clearAll()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => openScreen(<UnderstandingScreen />, '/module/understanding')
const talk = (about: Partial<ReturnType<typeof chatStore.get>> = {}) =>
  changeChat({
    clientId: '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11',
    messages: TALK,
    notes: NOTES,
    isChanged: true,
    ...about,
  })
const shown = () => screen.queryAllByRole('article').map((article) => article.querySelector('p')?.textContent)
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Your notes')
async function openChats() {
  await press('Previous chats')
  await pass(10)
}

test('chats that could not be loaded are told of in a line that is scrolled to, and asked for again', async () => {
  const scrolled: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent)
  })
  const list = onCall(understandingEndpoints, 'listSummaries').mockRejectedValueOnce(
    new ApiError(404, 'not_found', 'Not now.'),
  )
  await open()
  await openChats()
  expect(scrolled).toEqual(['Your chats could not be loaded.Try again'])
  expect(screen.getByRole('alert').querySelector('h2')).toBeNull()
  list.mockResolvedValue(pageOf(SUMMARY))
  await press('Try again')
  await pass(10)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(SUMMARY.title)).toBeDefined()
})

test('chats that fail while something is written scroll nothing away', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const late = Promise.withResolvers<never>()
  onCall(understandingEndpoints, 'listSummaries').mockReturnValue(late.promise)
  await open()
  await openChats()
  box().focus()
  scrolled.mockClear()
  late.reject(new ApiError(404, 'not_found', 'Not now.'))
  await pass(10)
  expect(screen.getByText('Your chats could not be loaded.')).toBeDefined()
  expect(scrolled).not.toHaveBeenCalled()
})

test('New / Save keeps the talk with its notes, and begins a new one about the same notes', async () => {
  talk()
  await open()
  await press('New / Save')
  await pass(10)
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    messages: TALK.map(({ role, content }) => ({ role, content })),
    notes_content: NOTES,
    images: [],
    client_id: '0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11',
  })
  expect([shown(), notes().value, chatStore.get().kept]).toEqual([[], NOTES, null])
})

test('New / Save names the material of the notes, and keeps the talk where that was deleted meanwhile', async () => {
  talk({ notesMaterialId: 7 })
  create.mockRejectedValueOnce(new ApiError(404, 'not_found', 'Not found.', { data: { error: 'Not found.' } }))
  await open()
  await press('New / Save')
  await pass(10)
  const named = create.mock.calls.map(([{ body }]) => body.material_id)
  expect(named).toEqual([7, undefined])
  expect(shown()).toEqual([])
})

test.each(['', 'A treaty ended the war of thirty years, in 1648.'])(
  'notes that were typed into come from their material, and no longer as “%s”',
  (after) => {
    talk({ notesMaterialId: 7 })
    changeNotes(`${NOTES} Stomata.`)
    expect(chatStore.get().notesMaterialId).toBe(7)
    changeNotes(after)
    expect(chatStore.get().notesMaterialId).toBeNull()
  },
)

test('New / Save of a talk that is kept already updates it, from the revision that was opened', async () => {
  talk({ kept: { id: 7, revision: 3, hasImage: false } })
  await open()
  await press('New / Save')
  await pass(10)
  expect(update.mock.calls[0]?.[0]).toMatchObject({ params: { id: 7 }, body: { revision: 3 } })
  expect([create.mock.calls.length, shown()]).toEqual([0, []])
})

test('New / Save with nothing said says so; with nothing new it only clears', async () => {
  const toastInfo = vi.spyOn(toasts, 'toastInfo').mockImplementation(() => {})
  await open()
  await press('New / Save')
  await pass(10)
  expect(toastInfo).toHaveBeenCalledExactlyOnceWith(
    'This is a new chat already. It is saved by itself from its first answer on.',
  )
  talk({ isChanged: false })
  await pass(0)
  await press('New / Save')
  await pass(10)
  expect([create.mock.calls.length, update.mock.calls.length, shown()]).toEqual([0, 0, []])
})

const refusal = (status: number, error: string) => new ApiError(status, 'storage_full', error, { data: { error } })

test.each([
  [null, refusal(413, 'Storage limit reached.'), 'Failed to create session: Storage limit reached.'],
  [
    { id: 7, revision: 3, hasImage: false },
    refusal(413, 'Storage limit reached.'),
    'Failed to update session: Storage limit reached.',
  ],
  [null, ApiError.network(null), 'Failed to save chat session. Please try again.'],
  [null, new Response('Bad gateway', { status: 502 }), 'Failed to save chat session. Please try again.'],
])('a talk (kept: %j) that could not be saved stays on screen and says why', async (kept, error, text) => {
  create.mockRejectedValueOnce(error)
  update.mockRejectedValueOnce(error)
  talk({ kept })
  await open()
  await press('New / Save')
  await pass(10)
  expect(alerts()).toEqual([text])
  expect(shown()).toEqual(['What is a stoma?', 'A pore.'])
  await press('Try Again')
  await pass(10)
  expect([alerts(), shown()]).toEqual([[], []])
})

test('a talk that another tab has changed is saved as one of its own', async () => {
  update.mockRejectedValueOnce(refusal(409, 'This chat was changed in another tab or on another device.'))
  talk({ kept: { id: 7, revision: 2, hasImage: false } })
  await open()
  await press('New / Save')
  await pass(10)
  expect(alerts()).toEqual(['Failed to update session: This chat was changed in another tab or on another device.'])
  await press('Save as a New Chat')
  await pass(10)
  expect(create).toHaveBeenCalledOnce()
  expect(create.mock.calls[0]?.[0].body.client_id).not.toBe('0b2c7f86-3f0e-4a53-9d57-1c2f2b6f8a11')
  expect([alerts(), shown()]).toEqual([[], []])
})

test('an image is saved as a data URL; one that went with a reload is said so, and can be left out', async () => {
  vi.useRealTimers()
  talk({ image: { filename: 'leaf.png', size: 1 } })
  imageStore.set(new File(['x'], 'leaf.png', { type: 'image/png' }))
  await open()
  await press('New / Save')
  await vi.waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]?.[0].body.images).toEqual([{ file: 'data:image/png;base64,eA==', filename: 'leaf.png' }])

  await vi.waitFor(() => expect(shown()).toEqual([]))
  talk({ image: { filename: 'leaf.png', size: 1 } })
  await pass(10)
  await press('New / Save')
  await pass(50)
  expect(alerts()).toEqual(['Failed to process image. Please try again or remove the image before saving.'])
  await press('Remove the Image')
  await press('New / Save')
  await pass(50)
  expect(create.mock.calls[1]?.[0].body.images).toEqual([])
})

test('a kept chat is opened with its notes, and what describes its image stays hidden', async () => {
  await open()
  await openChats()
  await press(/^What is a stoma\?/)
  await pass(10)
  expect(shown()).toEqual(['What is a stoma?', 'A pore.'])
  expect(notes().value).toBe('Kept notes.')
  expect(document.body.textContent).not.toContain('A leaf under a lens.')
  expect(chatStore.get()).toMatchObject({
    kept: { id: 7, revision: 3 },
    isChanged: false,
    clientId: SESSION.client_id,
  })
})

test('a talk that is not saved is not left without asking', async () => {
  talk()
  await open()
  await openChats()
  await press(/^What is a stoma\?/)
  expect(screen.getByRole('alertdialog').textContent).toContain('Open another chat without saving this one?')
  await press('Cancel')
  expect(shown()).toEqual(['What is a stoma?', 'A pore.'])
  await press(/^What is a stoma\?/)
  await press('Open Without Saving')
  await pass(10)
  expect(notes().value).toBe('Kept notes.')
})

test('notes that were pasted and asked nothing about are not replaced without asking, those of a material are', async () => {
  talk({ messages: [], notes: 'Pasted.' })
  await open()
  await openChats()
  await press(/^What is a stoma\?/)
  expect(screen.getByRole('alertdialog').textContent).toContain('Open another chat without saving this one?')
  await press('Cancel')
  expect(notes().value).toBe('Pasted.')
  talk({ messages: [], notes: 'Of a file.', notesMaterialId: 3 })
  await pass(0)
  await press(/^What is a stoma\?/)
  await pass(10)
  expect(notes().value).toBe('Kept notes.')
})

test('the chat that an address names is opened once, and the address is as before', async () => {
  const router = await openScreen(<UnderstandingScreen />, '/module/understanding?chat_id=7')
  await pass(10)
  expect(shown()).toEqual(['What is a stoma?', 'A pore.'])
  expect(get).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
  expect(router.state.location.search).toBe('')
})

test('a chat that could not be opened leaves the screen as it is', async () => {
  onCall(understandingEndpoints, 'getSession').mockRejectedValueOnce(ApiError.network(null))
  await open()
  await openChats()
  await press(/^What is a stoma\?/)
  await pass(10)
  expect(toastError).toHaveBeenCalledWith('The chat could not be loaded. Please try again.')
})

test('a chat is deleted after a question, and goes from the screen if it is there', async () => {
  const remove = onCall(understandingEndpoints, 'deleteSession').mockResolvedValue({ success: true })
  talk({ kept: { id: 7, revision: 3, hasImage: false }, isChanged: false })
  await open()
  await openChats()
  await press('Delete What is a stoma?')
  const question = screen.getByRole('alertdialog').textContent
  expect(question).toMatch(/^Delete “What is a stoma\?”The chat.* This action cannot be undone\./)
  onCall(understandingEndpoints, 'listSummaries').mockResolvedValue(pageOf())
  await press('Delete')
  await pass(10)
  expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 7 } })
  expect([shown(), screen.getByText(/^No chats yet/) !== null]).toEqual([[], true])
})

async function bring(file: File) {
  fireEvent.change(screen.getByLabelText('Notes file'), { target: { files: [file] } })
  await pass(10)
}
const file = (name: string, sizeBytes = 10) => new File(['x'.repeat(sizeBytes)], name)

test('a file is read into the notes; over own notes only after a question', async () => {
  onCall(documentsEndpoints, 'extract').mockResolvedValue(EXTRACTED)
  await open()
  await bring(file('cells.docx'))
  expect(notes().value).toBe('細胞有細胞核。')
  expect(screen.getByText('From cells.docx')).toBeDefined()
  fireEvent.change(notes(), { target: { value: 'My own.' } })
  await bring(file('cells.docx'))
  await press('Add to the End')
  expect(notes().value).toBe('My own.\n\n細胞有細胞核。')
})

const PDF = file('cells.pdf')
const answered = (status: number, error: string) => new ApiError(status, 'unreadable', error, { data: { error } })

test.each([
  [file('cells.pdf', 1024 * 1024 + 1), null, 'File too large. Please select a file smaller than 1MB.'],
  [file('cells.ppt'), null, 'Unsupported file type. Please upload: .txt, .md, .pdf, .docx'],
  [
    PDF,
    answered(422, 'This document is damaged and could not be read.'),
    'This document is damaged and could not be read.',
  ],
  [PDF, answered(500, 'Something went wrong on our side.'), 'Failed to process file. Please try again.'],
  [PDF, ApiError.network(null), 'Upload failed. Please try again.'],
])('a file that is not read (%#) says why, and the notes stay', async (brought, error, text) => {
  const extract = onCall(documentsEndpoints, 'extract')
  if (error) extract.mockRejectedValue(error)
  changeChat({ notes: NOTES })
  await open()
  await bring(brought)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(notes().value).toBe(NOTES)
  fireEvent.change(notes(), { target: { value: 'Typed instead.' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('notes are cut at 100,000 words, and say so; notices of failed extraction are pointed out', async () => {
  await open()
  fireEvent.change(notes(), { target: { value: '字'.repeat(100_001) } })
  await pass(10)
  expect(notes().value).toHaveLength(100_000)
  expect(screen.getByText('The notes were cut to their first 100,000 words.')).toBeDefined()
  fireEvent.change(notes(), { target: { value: '[Extraction failed – network error]' } })
  await pass(10)
  expect(screen.getByText(/Detected OCR notice in content\./)).toBeDefined()
})

test('what another module hands over becomes the notes', async () => {
  handOverText('understanding', { text: 'Made notes.', documentName: 'Lecture 4' })
  await open()
  expect([notes().value, handedOverTextStore.get()]).toEqual(['Made notes.', null])
  expect(screen.getByText('From Lecture 4')).toBeDefined()
  await press('Summarise my notes')
  expect(box().value).toBe('Summarise my notes')
})
