import { ApiError } from '@lectern/contract/api-error'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openScreen } from '../../../core/account/signed-in-ground.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { draftStore } from '../draft.ts'
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

const handOver = (materialId: number, text = 'A cell has a nucleus.') =>
  act(async () => handedOverTextStore.set({ text, documentName: 'Cells.pdf', materialId }))
const asked = (call: typeof server.quote | typeof server.generate) =>
  call.mock.calls.map(([{ body }]) => body.material_id)

test('an exam names the material that its content began with', async () => {
  await openScreen(<ExamScreen />, '/module/exam')
  await handOver(7)
  await handOver(8, 'A leaf is green.')
  expect(draftStore.get().texts.content).toBe('A cell has a nucleus.\n\nA leaf is green.')
  await press('Generate Exam')
  expect([asked(server.quote), asked(server.generate)]).toEqual([[7], [7]])
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
})
