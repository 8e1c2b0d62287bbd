import { ApiError } from '@lectern/contract/api-error'
import { reciteEndpoints } from '@lectern/contract/recite'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { onCall } from '../../../lib/api/fake-calls-ground.ts'
import { say } from '../../../lib/language.ts'
import * as toasts from '../../../ui/toasts/toasts.ts'
import { cardOf, setOf } from '../recite-ground.ts'
import { CardEditor } from './card-editor.ts'
import { isUnsaved } from './editor-card.ts'

const set = setOf('Biology', cardOf(1), cardOf(2), cardOf(3))
const failed = () => new ApiError(500, 'internal', 'Something went wrong.')

let editor: CardEditor
let create: ReturnType<typeof onCall<typeof reciteEndpoints, 'createCard'>>
let update: ReturnType<typeof onCall<typeof reciteEndpoints, 'updateCard'>>
let reorder: ReturnType<typeof onCall<typeof reciteEndpoints, 'reorderCards'>>
let remove: ReturnType<typeof onCall<typeof reciteEndpoints, 'deleteCard'>>
let importCards: ReturnType<typeof onCall<typeof reciteEndpoints, 'importCards'>>
let toastError: MockInstance<typeof toasts.toastError>

beforeEach(() => {
  let nextId = 10
  create = onCall(reciteEndpoints, 'createCard').mockImplementation(async ({ body }) =>
    cardOf(nextId++, { ...body, source: null, material_id: null }),
  )
  update = onCall(reciteEndpoints, 'updateCard').mockImplementation(async ({ params, body }) =>
    cardOf(Number(params.id), body),
  )
  reorder = onCall(reciteEndpoints, 'reorderCards').mockResolvedValue({ success: true })
  remove = onCall(reciteEndpoints, 'deleteCard').mockResolvedValue({ success: true })
  importCards = onCall(reciteEndpoints, 'importCards').mockImplementation(async ({ body }) => ({
    ...set,
    flashcards: [...set.flashcards, ...body.flashcards.map((text) => cardOf(nextId++, { ...text, source: null }))],
  }))
  toastError = vi.spyOn(toasts, 'toastError').mockImplementation(() => {})
  editor = new CardEditor(set)
})

const last = () => editor.cards.get().at(-1)!
const find = (key: string) => editor.cards.get().find((candidate) => candidate.key === key)!
const write = (key: string, question: string, answer: string) => editor.type(key, { question, answer })

test('a new card is open for editing, has a negative id, and takes the id of the server once it is saved', async () => {
  editor.add()
  const { key, id, isEditing } = last()
  expect(isEditing).toBe(true)
  expect(id).toBeLessThan(0)
  write(key, 'What is DNA?', 'A molecule')
  editor.toggleEditing(key)
  await editor.saveAll()
  expect(create).toHaveBeenCalledExactlyOnceWith({
    params: { id: 5 },
    body: { question: 'What is DNA?', answer: 'A molecule', client_id: key },
  })
  expect(find(key)).toMatchObject({ id: 10, isEditing: false, status: 'idle' })
})

test('a card without a question or an answer is not saved', async () => {
  editor.add()
  const { key } = last()
  write(key, 'What is DNA?', '   ')
  await editor.save(key)
  editor.toggleEditing(key)
  expect(await editor.saveAll()).toBe(false)
  expect(create).not.toHaveBeenCalled()
})

test('a blur and a toggle while it is being created create it once, and the later text wins', async () => {
  editor.add()
  const { key } = last()
  write(key, 'What is DNA?', 'A molecule')
  const blur = editor.save(key)
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
  write(key, 'What is DNA?', 'A molecule that carries genes')
  editor.toggleEditing(key)
  await blur
  await editor.saveAll()
  expect(create).toHaveBeenCalledOnce()
  expect(update).toHaveBeenCalledExactlyOnceWith({
    params: { id: 10 },
    body: { question: 'What is DNA?', answer: 'A molecule that carries genes' },
  })
})

test('a card that was not changed is not sent', async () => {
  editor.toggleEditing('card-1')
  editor.toggleEditing('card-1')
  expect(await editor.saveAll()).toBe(true)
  expect(update).not.toHaveBeenCalled()
})

test('a save that failed is told, keeps the text, and is made good by the next', async () => {
  update.mockRejectedValueOnce(failed())
  write('card-1', 'Changed', 'Answer 1')
  await editor.save('card-1')
  expect(toastError).toHaveBeenCalledExactlyOnceWith(say('recite.saveCardFailed'), 'edit')
  expect(find('card-1')).toMatchObject({ question: 'Changed', status: 'failed' })
  expect(await editor.saveAll()).toBe(true)
  expect(update).toHaveBeenCalledTimes(2)
})

test('when the page goes, whatever is unsaved is sent with keepalive; a card in creation again by its own UUID', async () => {
  create.mockReturnValue(new Promise(() => {}))
  editor.add()
  const { key } = last()
  write(key, 'What is DNA?', 'A molecule')
  void editor.save(key)
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
  write('card-2', 'Changed', 'Answer 2')
  editor.saveBeforeUnload()
  await vi.waitFor(() =>
    expect(update.mock.calls).toEqual([
      [{ params: { id: 2 }, body: { question: 'Changed', answer: 'Answer 2' } }, { keepalive: true }],
    ]),
  )
  await vi.waitFor(() =>
    expect(create.mock.calls.map(([{ body }, options]) => [body.client_id, options?.keepalive])).toEqual([
      [key, undefined],
      [key, true],
    ]),
  )
})

test('a moved card is moved on the server', async () => {
  editor.move('card-3', 'card-1')
  expect(editor.cards.get().map(({ id }) => id)).toEqual([3, 1, 2])
  await editor.saveAll()
  expect(reorder).toHaveBeenCalledExactlyOnceWith({ params: { id: 5 }, body: { flashcard_ids: [3, 1, 2] } })
})

test('a new card that was moved before it was saved is put in its place afterwards', async () => {
  editor.add()
  const { key } = last()
  editor.move(key, 'card-1')
  write(key, 'What is DNA?', 'A molecule')
  expect(await editor.saveAll()).toBe(true)
  expect(reorder).toHaveBeenLastCalledWith({ params: { id: 5 }, body: { flashcard_ids: [10, 1, 2, 3] } })
})

test('a deleted card is gone at once, even when the server could not delete it', async () => {
  remove.mockRejectedValue(failed())
  const removal = editor.remove('card-2')
  expect(editor.cards.get().map(({ id }) => id)).toEqual([1, 3])
  await expect(removal).rejects.toThrow('Something went wrong.')
  expect(editor.cards.get().map(({ id }) => id)).toEqual([1, 3])
})

test('a card that was never saved is deleted without a call; one in creation once it has its id', async () => {
  editor.add()
  await editor.remove(last().key)
  expect(remove).not.toHaveBeenCalled()

  editor.add()
  const { key } = last()
  write(key, 'What is DNA?', 'A molecule')
  void editor.save(key)
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce())
  await editor.remove(key)
  expect(remove).toHaveBeenCalledExactlyOnceWith({ params: { id: 10 } })
})

const FILE = [
  { question: 'One', answer: '1' },
  { question: 'Two', answer: '2' },
]

test('imported cards are saved by one call, in their order', async () => {
  expect(await editor.importCards(FILE)).toBe(true)
  expect(importCards).toHaveBeenCalledOnce()
  expect(create).not.toHaveBeenCalled()
  expect(editor.cards.get().map(({ id, status }) => [id, status])).toEqual([1, 2, 3, 10, 11].map((id) => [id, 'idle']))
})

test('what is typed on a card while it is imported is saved afterwards', async () => {
  const importing = editor.importCards(FILE)
  const { key } = last()
  write(key, 'Two', 'Two of them')
  const saving = editor.save(key)
  await Promise.all([importing, saving])
  expect(update.mock.calls.map(([{ params, body }]) => [params.id, body.answer])).toEqual([[11, 'Two of them']])
  expect(await editor.saveAll()).toBe(true)
})

test('an import that failed is told once; the cards wait to be saved', async () => {
  const error = 'A set holds at most 2,000 cards.'
  importCards.mockRejectedValueOnce(new ApiError(409, 'conflict', error, { data: { error } }))
  expect(await editor.importCards(FILE)).toBe(false)
  expect(toastError).toHaveBeenCalledExactlyOnceWith(error, 'edit')
  expect(editor.cards.get().slice(3)).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
})

test('a card of a file that is too long stays out of the call, and is told', async () => {
  expect(await editor.importCards([{ question: 'q', answer: 'a'.repeat(10_001) }, ...FILE])).toBe(false)
  expect(importCards.mock.calls[0]?.[0].body.flashcards.map(({ question }) => question)).toEqual(['One', 'Two'])
  expect(toastError).toHaveBeenCalledOnce()
})

test('a program keeps its indentation, and blank lines around it are not kept', async () => {
  const program = '\n    if x:\n        print(5)\n\n'
  write('card-1', '  Question 1 ', program)
  await editor.save('card-1')
  expect(update.mock.lastCall?.[0].body).toEqual({ question: 'Question 1', answer: '    if x:\n        print(5)' })
  expect(editor.cards.get().some(isUnsaved)).toBe(false)
})
