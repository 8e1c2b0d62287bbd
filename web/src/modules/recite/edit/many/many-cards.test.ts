import { ApiError } from '@lectern/contract/api-error'
import type { Flashcard, FlashcardSet } from '@lectern/contract/recite/shapes'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { say } from '../../../../lib/language.ts'
import * as toasts from '../../../../ui/toasts/toasts.ts'
import { reciteApi } from '../../api.ts'
import { CardEditor } from '../card-editor.ts'

const card = (id: number, text: Partial<Flashcard> = {}): Flashcard => ({
  id,
  client_id: `card-${id}`,
  question: `Question ${id}`,
  answer: `Answer ${id}`,
  kind: 'basic',
  tags: [],
  front: '',
  back: '',
  source: null,
  times_studied: 0,
  is_correct: null,
  correct_count: 0,
  incorrect_count: 0,
  ...text,
})
const IDS = [1, 2, 3, 4, 5]
const set = { id: 9, title: 'Leaves', flashcards: IDS.map((id) => card(id)) } as FlashcardSet
const keys = (...ids: number[]) => new Set(ids.map((id) => `card-${id}`))

let editor: CardEditor
let remove: MockInstance<typeof reciteApi.deleteCards>
let reorder: MockInstance<typeof reciteApi.reorderCards>
const order = () => editor.cards.get().map(({ id }) => id)

beforeEach(() => {
  editor = new CardEditor(set)
  remove = vi.spyOn(reciteApi, 'deleteCards').mockResolvedValue({ success: true })
  reorder = vi.spyOn(reciteApi, 'reorderCards').mockResolvedValue({ success: true })
})
afterEach(() => vi.restoreAllMocks())

test.each([
  [1, [2, 4, 1, 3, 5]],
  [3, [1, 3, 2, 4, 5]],
  [5, [1, 3, 5, 2, 4]],
])('cards 2 and 4 go to place %i in their order', async (place, expected) => {
  editor.moveTo(keys(2, 4), place)
  expect(order()).toEqual(expected)
  await vi.waitFor(() => expect(reorder.mock.lastCall?.[0].body).toEqual({ flashcard_ids: expected }))
})

test('cards that are removed together come back where they stood, and the server never lost them', async () => {
  editor.removeSeveral(keys(1, 3, 5))
  expect(order()).toEqual([2, 4])
  editor.undoRemoval()
  expect(order()).toEqual(IDS)
  await editor.saveAll()
  expect(remove).not.toHaveBeenCalled()
})

test('cards that are removed together are deleted by the next removal, and by leaving', async () => {
  editor.removeSeveral(keys(1, 3))
  editor.removeSeveral(keys(5))
  await vi.waitFor(() => expect(remove.mock.calls.map(([{ body }]) => body)).toEqual([{ flashcard_ids: [1, 3] }]))
  await editor.saveAll()
  expect(remove.mock.lastCall?.[0]).toEqual({ params: { id: 9 }, body: { flashcard_ids: [5] } })
  expect(editor.removed.get()).toEqual([])
  editor.undoRemoval()
  expect(order()).toEqual([2, 4])
})

test('a page that goes deletes them in a call that outlives it', () => {
  editor.removeSeveral(keys(2))
  editor.saveBeforeUnload()
  expect(remove).toHaveBeenCalledWith({ params: { id: 9 }, body: { flashcard_ids: [2] } }, { keepalive: true })
})

test('what the server could not delete is told', async () => {
  const told = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  remove.mockRejectedValue(new ApiError(500, 'internal', 'Something went wrong.'))
  editor.removeSeveral(keys(2))
  await editor.saveAll()
  expect(told).toHaveBeenCalledWith(say('recite.deleteCardFailed'), 'edit')
})

test('a tag is put on cards and taken off with one call each, and cards that have it already are not sent', async () => {
  editor = new CardEditor({ ...set, flashcards: [card(1, { kind: 'typed' }), card(2, { tags: ['Leaf'] })] })
  const importCards = vi.spyOn(reciteApi, 'importCards').mockImplementation(async ({ body }) => ({
    ...set,
    flashcards: body.flashcards.map((sent) => card(Number(sent.client_id.slice(5)), { ...sent, source: null })),
  }))
  expect(await editor.tag(keys(1, 2), ' leaf ', true)).toBe(true)
  expect(importCards.mock.lastCall?.[0].body.flashcards).toEqual([
    { question: 'Question 1', answer: 'Answer 1', kind: 'typed', tags: ['leaf'], client_id: 'card-1' },
  ])
  expect(await editor.tag(keys(1, 2), 'LEAF', false)).toBe(true)
  expect(importCards.mock.lastCall?.[0].body.flashcards.map(({ kind, tags }) => [kind, tags])).toEqual([
    ['typed', []],
    ['basic', []],
  ])
  expect(editor.cards.get().map(({ tags, status }) => [tags, status])).toEqual([
    [[], 'idle'],
    [[], 'idle'],
  ])
})

test('only cards that the server has are suspended', async () => {
  const suspend = vi.spyOn(reciteApi, 'suspendCards').mockResolvedValue({ success: true })
  editor.add()
  await editor.suspend(new Set(editor.cards.get().map(({ key }) => key)), true)
  expect(suspend).toHaveBeenCalledWith({ params: { id: 9 }, body: { flashcard_ids: IDS, is_suspended: true } })
})
