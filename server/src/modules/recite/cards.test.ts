import { randomUUID } from 'node:crypto'
import { MAX_CARDS_PER_SET } from '@lectern/domain/recite'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { createCard } from './cards/create-card.ts'
import { deleteCard } from './cards/delete-card.ts'
import { deleteCards } from './cards/delete-cards.ts'
import { importCards } from './cards/import-cards.ts'
import { reorderCards } from './cards/reorder-cards.ts'
import { suspendCards } from './cards/suspend-cards.ts'
import { updateCard } from './cards/update-card.ts'
import { cardAt, makeSet, questionsOf } from './recite-test-ground.ts'
import { getSet } from './sets/get-set.ts'

const TEXT = { question: 'What is new?', answer: 'This card.' }
const NOT_FOUND = { code: 'not_found' }

describeOnBothDatabases('The cards of a set', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })
  const questions = async (setId: number) => questionsOf(await getSet(ground, ground.student, setId))

  test('grow at the end', async () => {
    const set = await makeSet(ground, { cardCount: 2 })
    const card = await createCard(ground, ground.student, set.id, TEXT)
    expect(card).toMatchObject({ ...TEXT, source: null, times_studied: 0 })
    expect(await questions(set.id)).toEqual(['Question 1', 'Question 2', 'What is new?'])
  })

  test('grow by one when blur, toggle and unload save at once, and the later text stands', async () => {
    const set = await makeSet(ground)
    const client_id = randomUUID()
    const saves = await Promise.all(
      [1, 2, 3].map(() => createCard(ground, ground.student, set.id, { ...TEXT, client_id })),
    )
    expect(new Set(saves.map(({ id }) => id)).size).toBe(1)
    const last = await createCard(ground, ground.student, set.id, { ...TEXT, answer: 'Its later text.', client_id })
    expect(last).toMatchObject({ id: saves[0]?.id, client_id, answer: 'Its later text.' })
    expect(await questions(set.id)).toHaveLength(4)
  })

  test('keep places of their own when several are added at once', async () => {
    const set = await makeSet(ground, { cardCount: 1 })
    const texts = ['a', 'b', 'c', 'd'].map((question) => ({ question, answer: question }))
    await Promise.all(texts.map((text) => createCard(ground, ground.student, set.id, text)))
    await reorderCards(ground, ground.student, set.id, [])
    expect((await questions(set.id)).toSorted()).toEqual(['Question 1', 'a', 'b', 'c', 'd'])
  })

  test('stop growing when the set is full, yet a card that is there can still be saved', async () => {
    const set = await makeSet(ground, { cardCount: MAX_CARDS_PER_SET - 1 })
    const client_id = randomUUID()
    await createCard(ground, ground.student, set.id, { ...TEXT, client_id })
    const full = { code: 'conflict', message: 'A set holds at most 2,000 cards.' }
    await expect(createCard(ground, ground.student, set.id, TEXT)).rejects.toMatchObject(full)
    expect(await createCard(ground, ground.student, set.id, { ...TEXT, client_id })).toMatchObject({ client_id })
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ card_count: MAX_CARDS_PER_SET })
  })

  test('come from a file all at once, in their order, and once however often they are sent', async () => {
    const set = await makeSet(ground, { cardCount: 2 })
    const flashcards = Array.from({ length: 500 }, (_, index) => ({
      question: `File ${index + 1}`,
      answer: '答案',
      client_id: randomUUID(),
    }))
    const send = () => importCards(ground, ground.student, set.id, { flashcards })
    await Promise.all([send(), send()])
    const expected = ['Question 1', 'Question 2', ...flashcards.map(({ question }) => question)]
    expect(questionsOf(await send())).toEqual(expected)

    const [first] = flashcards as [(typeof flashcards)[number]]
    const changed = { ...first, question: 'Changed' }
    await importCards(ground, ground.student, set.id, { flashcards: [first, changed] })
    expect(await questions(set.id)).toEqual(expected.with(2, 'Changed'))
  })

  test('from a file that do not all fit are none', async () => {
    const set = await makeSet(ground, { cardCount: MAX_CARDS_PER_SET - 1 })
    const flashcards = [1, 2].map(() => ({ ...TEXT, client_id: randomUUID() }))
    const full = { code: 'conflict', message: 'A set holds at most 2,000 cards.' }
    await expect(importCards(ground, ground.student, set.id, { flashcards })).rejects.toMatchObject(full)
    expect(await getSet(ground, ground.student, set.id)).toMatchObject({ card_count: MAX_CARDS_PER_SET - 1 })
  })

  test('are changed one side at a time', async () => {
    const card = cardAt(await makeSet(ground), 0)
    const changed = await updateCard(ground, ground.student, card.id, { answer: 'Another answer' })
    expect(changed).toEqual({ ...card, answer: 'Another answer', back: 'Another answer' })
  })

  test('are deleted once', async () => {
    const set = await makeSet(ground)
    const { id } = cardAt(set, 1)
    expect(await deleteCard(ground, ground.student, id)).toEqual({ success: true })
    expect(await questions(set.id)).toEqual(['Question 1', 'Question 3'])
    await expect(deleteCard(ground, ground.student, id)).rejects.toMatchObject(NOT_FOUND)
  })

  test('are deleted together, once, and what is no card of the set is passed over', async () => {
    const set = await makeSet(ground, { cardCount: 5 })
    const other = cardAt(await makeSet(ground), 0).id
    const foreign = cardAt(await makeSet(ground, { student: ground.stranger }), 0)
    const ids = [cardAt(set, 1).id, cardAt(set, 3).id, MISSING_ID, other, foreign.id]
    expect(await deleteCards(ground, ground.student, set.id, ids)).toEqual({ success: true })
    expect(await questions(set.id)).toEqual(['Question 1', 'Question 3', 'Question 5'])
    expect(await deleteCards(ground, ground.student, set.id, ids)).toEqual({ success: true })
    expect(await deleteCards(ground, ground.student, set.id, [])).toEqual({ success: true })
    await updateCard(ground, ground.student, other, { answer: 'Still there' })
    await updateCard(ground, ground.stranger, foreign.id, { answer: 'Still there' })
  })

  test('take a new order; those left out follow as they stood, and ids of other cards are passed over', async () => {
    const set = await makeSet(ground, { cardCount: 5 })
    const foreign = cardAt(await makeSet(ground, { student: ground.stranger }), 0).id
    const [, second, , fourth] = set.flashcards.map(({ id }) => id) as [number, number, number, number]
    await reorderCards(ground, ground.student, set.id, [fourth, MISSING_ID, second, foreign, fourth])
    expect(await questions(set.id)).toEqual(['Question 4', 'Question 2', 'Question 1', 'Question 3', 'Question 5'])
  })

  test('end in one of the orders when two are asked for at once', async () => {
    const set = await makeSet(ground, { cardCount: 6 })
    const forward = set.flashcards.map(({ id }) => id)
    const backward = forward.toReversed()
    await Promise.all(
      [forward, backward, forward, backward].map((ids) => reorderCards(ground, ground.student, set.id, ids)),
    )
    const order = (await getSet(ground, ground.student, set.id)).flashcards.map(({ id }) => id)
    expect([forward, backward]).toContainEqual(order)
  })

  test("of another student's set cannot be told from cards that are not there", async () => {
    const set = await makeSet(ground, { student: ground.stranger })
    const card = cardAt(set, 0)
    for (const setId of [set.id, MISSING_ID]) {
      await expect(createCard(ground, ground.student, setId, TEXT)).rejects.toMatchObject(NOT_FOUND)
      const flashcards = [{ ...TEXT, client_id: randomUUID() }]
      await expect(importCards(ground, ground.student, setId, { flashcards })).rejects.toMatchObject(NOT_FOUND)
      await expect(reorderCards(ground, ground.student, setId, [card.id])).rejects.toMatchObject(NOT_FOUND)
      await expect(deleteCards(ground, ground.student, setId, [card.id])).rejects.toMatchObject(NOT_FOUND)
      const suspension = { flashcard_ids: [card.id], is_suspended: true }
      await expect(suspendCards(ground, ground.student, setId, suspension)).rejects.toMatchObject(NOT_FOUND)
    }
    for (const cardId of [card.id, MISSING_ID]) {
      await expect(updateCard(ground, ground.student, cardId, TEXT)).rejects.toMatchObject(NOT_FOUND)
      await expect(deleteCard(ground, ground.student, cardId)).rejects.toMatchObject(NOT_FOUND)
    }
    expect(await getSet(ground, ground.stranger, set.id)).toEqual(set)
  })
})
