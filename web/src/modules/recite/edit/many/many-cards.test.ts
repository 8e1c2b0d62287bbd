import type { NewCard } from '@lectern/contract/recite/shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, refusal } from '../../../../core/account/signed-in-ground.tsx'
import { say } from '../../../../lib/language.ts'
import * as toasts from '../../../../ui/toasts/toasts.ts'
import { cardOf, setOf } from '../../recite-ground.ts'
import { CardEditor } from '../card-editor.ts'

const IDS = [1, 2, 3, 4, 5]
const set = setOf('Leaves', ...IDS.map((id) => cardOf(id)))
const keys = (...ids: number[]) => new Set(ids.map((id) => `card-${id}`))

const callOf = (deed: string) => `POST /api/recite/flashcard-sets/5/${deed}/`
const REMOVE = callOf('delete-cards')
let editor: CardEditor
let server: ReturnType<typeof fakeServer>
const order = () => editor.cards.get().map(({ id }) => id)

beforeEach(() => {
  editor = new CardEditor(set)
  const done = { success: true }
  server = fakeServer({ [REMOVE]: done, [callOf('reorder')]: done, [callOf('suspend-cards')]: done })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  [1, [2, 4, 1, 3, 5]],
  [3, [1, 3, 2, 4, 5]],
  [5, [1, 3, 5, 2, 4]],
])('cards 2 and 4 go to place %i in their order', async (place, expected) => {
  editor.moveTo(keys(2, 4), place)
  expect(order()).toEqual(expected)
  await vi.waitFor(() => expect(server.sent(callOf('reorder')).at(-1)).toEqual({ flashcard_ids: expected }))
})

test('cards that are removed together come back where they stood, and the server never lost them', async () => {
  editor.removeSeveral(keys(1, 3, 5))
  expect(order()).toEqual([2, 4])
  editor.undoRemoval()
  expect(order()).toEqual(IDS)
  await editor.saveAll()
  expect(server.sent(REMOVE)).toEqual([])
})

test('cards that are removed together are deleted by the next removal, and by leaving', async () => {
  editor.removeSeveral(keys(1, 3))
  editor.removeSeveral(keys(5))
  await vi.waitFor(() => expect(server.sent(REMOVE)).toEqual([{ flashcard_ids: [1, 3] }]))
  await editor.saveAll()
  expect(server.sent(REMOVE).at(-1)).toEqual({ flashcard_ids: [5] })
  expect(editor.removed.get()).toEqual([])
  editor.undoRemoval()
  expect(order()).toEqual([2, 4])
})

test('a page that goes deletes them in a call that outlives it', async () => {
  editor.removeSeveral(keys(2))
  editor.saveBeforeUnload()
  await vi.waitFor(() => expect(server.sent(REMOVE)).toEqual([{ flashcard_ids: [2] }]))
  expect(server.keptAlive(REMOVE)).toEqual([true])
})

test('what the server could not delete is told', async () => {
  const told = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  server.answer(REMOVE, refusal(500, 'internal', 'Something went wrong.'))
  editor.removeSeveral(keys(2))
  await editor.saveAll()
  expect(told).toHaveBeenCalledWith(say('recite.deleteCardFailed'), 'edit')
})

test('a tag is put on cards and taken off with one call each, and cards that have it already are not sent', async () => {
  editor = new CardEditor({ ...set, flashcards: [cardOf(1, { kind: 'typed' }), cardOf(2, { tags: ['Leaf'] })] })
  type Sent = { flashcards: (NewCard & { client_id: string })[] }
  server.answer(callOf('import'), ({ flashcards }: Sent) =>
    setOf('Leaves', ...flashcards.map((sent) => cardOf(Number(sent.client_id.slice(5)), { ...sent, source: null }))),
  )
  const lastSent = () => (server.sent(callOf('import')).at(-1) as Sent).flashcards
  expect(await editor.tag(keys(1, 2), ' leaf ', true)).toBe(true)
  expect(lastSent()).toEqual([
    { question: 'Question 1', answer: 'Answer 1', kind: 'typed', tags: ['leaf'], client_id: 'card-1' },
  ])
  expect(await editor.tag(keys(1, 2), 'LEAF', false)).toBe(true)
  expect(lastSent().map(({ kind, tags }) => [kind, tags])).toEqual([
    ['typed', []],
    ['basic', []],
  ])
  expect(editor.cards.get().map(({ tags, status }) => [tags, status])).toEqual([
    [[], 'idle'],
    [[], 'idle'],
  ])
})

test('only cards that the server has are suspended', async () => {
  editor.add()
  await editor.suspend(new Set(editor.cards.get().map(({ key }) => key)), true)
  expect(server.sent(callOf('suspend-cards'))).toEqual([{ flashcard_ids: IDS, is_suspended: true }])
})
