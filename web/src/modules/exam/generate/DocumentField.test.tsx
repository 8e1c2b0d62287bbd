import { ApiError } from '@lectern/contract/api-error'
import { documentsEndpoints } from '@lectern/contract/documents'
import { NO_READABLE_TEXT } from '@lectern/domain/content'
import { MOST_OTHER_MATERIALS } from '@lectern/domain/exam'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beMei, openScreen, pass } from '../../../core/account/signed-in-ground.tsx'
import { handedOverTextStore, handOverText } from '../../../core/documents/handed-over-text.ts'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { changeDraft, draftStore } from '../draft.ts'
import { ExamScreen } from '../ExamScreen.tsx'
import { clearExamScreen, layExamScreen, press, type } from '../screen-test-ground.ts'

let server: ReturnType<typeof layExamScreen>
beforeEach(() => {
  server = layExamScreen()
})
afterEach(() => {
  handedOverTextStore.set(null)
  clearExamScreen()
})

const handOver = (materialId: number, text = 'A cell has a nucleus.', documentName = 'Cells.pdf') =>
  act(async () => void handOverText('exam', { text, documentName, materialId }))
const asked = (call: typeof server.quote | typeof server.generate) =>
  call.mock.calls.map(([{ body }]) => body.material_id)
const askedBeside = (call: typeof server.quote | typeof server.generate) =>
  call.mock.calls.map(([{ body }]) => body.other_material_ids)

/** Chooses files as from one dialog. */
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Add a document', { selector: 'input' }), { target: { files } })
  })
const read = (document_name: string, extracted_text: string, material_id: number) => ({
  document_name,
  extracted_text,
  material_id,
  is_fallback: false,
  empty_page_count: 0,
  is_truncated: false,
  page_count: null,
  word_count: 4,
})

test('files that are chosen together are read in their order, and what one fails at is said under its name', async () => {
  const extract = onCall(documentsEndpoints, 'extract')
  const first = Promise.withResolvers<ReturnType<typeof read>>()
  extract
    .mockReturnValueOnce(first.promise)
    .mockRejectedValueOnce(new ApiError(400, 'invalid', 'Damaged.'))
    .mockResolvedValueOnce({ ...read('Roots.pptx', 'A root is not green.', 9), empty_page_count: 2 })
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Large.pdf')
  await openScreen(<ExamScreen />, '/module/exam')
  await choose(new File(['1'], 'Cells.pdf'), large, new File(['2'], 'Broken.pdf'), new File(['3'], 'Roots.pptx'))
  await screen.findByText('Reading document 1 of 4…')
  first.resolve(read('Cells.pdf', 'A cell has a nucleus.', 7))
  await screen.findByText('2 documents in the content: Cells.pdf, Roots.pptx')
  expect(draftStore.get()).toMatchObject({
    texts: { content: 'A cell has a nucleus.\n\nA root is not green.' },
    materialId: 7,
    otherMaterialIds: [9],
  })
  const said = () =>
    screen.queryAllByRole('alert').map((alert) => [alert.previousElementSibling?.textContent, alert.textContent])
  expect(said()).toEqual([
    ['Large.pdf', 'File too large. Maximum file size is 10MB.'],
    ['Broken.pdf', 'Damaged.'],
  ])
  expect(screen.getByText('2 pages hold only images', { exact: false })).toBeDefined()
  type('Content', 'A cell has a nucleus. A root is not green.')
  expect(said()).toEqual([])
})

test('files are read for nobody but the student who chose them', async () => {
  const extract = onCall(documentsEndpoints, 'extract')
  const first = Promise.withResolvers<ReturnType<typeof read>>()
  extract.mockReturnValueOnce(first.promise).mockResolvedValue(read('Roots.pptx', 'A root is not green.', 9))
  await openScreen(<ExamScreen />, '/module/exam')
  await choose(new File(['1'], 'Cells.pdf'), new File(['3'], 'Roots.pptx'))
  await screen.findByText('Reading document 1 of 2…')
  beMei({ email: 'kit@example.hk' })
  first.resolve(read('Cells.pdf', 'A cell has a nucleus.', 7))
  await pass(5)
  expect([draftStore.get().texts.content, extract.mock.calls.length]).toEqual(['', 1])
})

test('an exam names the material that its content began with, and those that were added', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  await handOver(8, 'A leaf is green.')
  expect(draftStore.get().texts.content).toBe('A cell has a nucleus.\n\nA leaf is green.')
  await handOver(8, 'A leaf has veins.')
  await press('Generate Exam')
  expect([asked(server.quote), asked(server.generate)]).toEqual([[7], [7]])
  expect([askedBeside(server.quote), askedBeside(server.generate)]).toEqual([[[8]], [[8]]])
})

test('documents below what was typed are named too, and with the content they go', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  type('Content', 'Typed first.')
  await handOver(7)
  await handOver(8, 'A leaf is green.')
  type('Content', 'Something else altogether.')
  expect(draftStore.get().otherMaterialIds).toEqual([])
  await handOver(7)
  await press('Generate Exam')
  expect([asked(server.generate), askedBeside(server.generate)]).toEqual([[null], [[7]]])
})

test('one exam names no more materials than the server takes', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(1, 'Leaf 1.')
  changeDraft({ otherMaterialIds: Array.from({ length: MOST_OTHER_MATERIALS - 1 }, (_, at) => at + 2) })
  for (const id of [MOST_OTHER_MATERIALS + 1, MOST_OTHER_MATERIALS + 2]) await handOver(id, `Leaf ${id}.`)
  expect(draftStore.get().otherMaterialIds).toEqual(Array.from({ length: MOST_OTHER_MATERIALS }, (_, at) => at + 2))
})

test('an exam of several documents is named after all of them, one of a single one by the server', async () => {
  const titles = () => server.generate.mock.calls.map(([{ body }]) => body.title)
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  await press('Generate Exam')
  expect(titles()).toEqual([undefined])
  act(clearExamScreen)
  server = layExamScreen()
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  await handOver(8, 'A leaf is green.', 'Leaves.docx')
  await handOver(9, 'A root is not.', 'Roots.pptx')
  expect(screen.getByText('3 documents in the content: Cells.pdf, Leaves.docx, Roots.pptx')).toBeDefined()
  await press('Generate Exam')
  expect(titles()).toEqual(['Cells and 2 more'])
})

test('a document without text is not added to others, and another takes its place where it is alone', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  const content = () => draftStore.get().texts.content
  await handOver(7, NO_READABLE_TEXT, 'Scan.pdf')
  expect(content()).toBe(NO_READABLE_TEXT)
  await handOver(8, 'A leaf is green.', 'Leaves.docx')
  await handOver(9, NO_READABLE_TEXT, 'Scan.pdf')
  expect(screen.getByText(/^“Scan.pdf” has no text that can be read, and was not added/)).toBeDefined()
  await handOver(7)
  expect(content()).toBe('A leaf is green.\n\nA cell has a nucleus.')
  expect(screen.getByText('2 documents in the content: Leaves.docx, Cells.pdf')).toBeDefined()
  await press('Generate Exam')
  expect([asked(server.generate), askedBeside(server.generate)]).toEqual([[8], [[7]]])
})

test('documents beside what was typed, or whose text is gone, give it no name', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  type('Content', 'Typed first.')
  await handOver(7)
  expect(draftStore.get().documentNames).toEqual([])
  type('Content', '')
  await handOver(7)
  await handOver(8, 'A leaf is green.', 'Leaves.docx')
  expect(draftStore.get().documentNames).toEqual(['Cells.pdf', 'Leaves.docx'])
  type('Content', 'Something else altogether.')
  expect(draftStore.get().documentNames).toEqual([])
})

test('emptied content, and what is no content, names none', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  type('Content', ' ')
  type('Content', 'Typed instead.')
  await press('Generate Exam')
  expect(asked(server.generate)).toEqual([null])
})

test('a material that was deleted meanwhile does not hinder an exam of its text', async () => {
  const missing = new ApiError(404, 'not_found', 'Not found.')
  server.quote.mockRejectedValueOnce(missing)
  server.generate.mockRejectedValueOnce(missing)
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  await press('Generate Exam')
  expect([asked(server.quote), asked(server.generate)]).toEqual([
    [7, null],
    [7, null],
  ])
  // Else it would be taken for one that was typed, and brought back.
  expect(askedBeside(server.generate)).toEqual([[], [7]])
})
