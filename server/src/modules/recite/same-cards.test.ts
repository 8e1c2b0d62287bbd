import { reciteEndpoints } from '@lectern/contract/recite'
import { MOST_SAME_TOLD } from '@lectern/domain/cards/said-by'
import { asc, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { layGround } from '../../../test/ground.ts'
import { type Caller, type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases, describeOnDatabase } from '../../../test/test-database.ts'
import { updateCardRow } from './cards/card-store.ts'
import { createCard } from './cards/create-card.ts'
import { findSameCards } from './cards/find-same-cards.ts'
import { reckonSaidKeys } from './cards/reckon-said-keys.ts'
import { updateCard } from './cards/update-card.ts'
import { cardAt, makeSet } from './recite-test-ground.ts'
import { flashcards } from './tables.ts'

describeOnBothDatabases('A card that is being written', (database) => {
  test('is told the cards of any set that say the same, the latest first, and so many at most', async () => {
    const ground = await layGround(database())
    const find = (question: string, kind: 'basic' | 'cloze' = 'basic') =>
      findSameCards(ground, ground.student, { kind, question })
    const [one, other] = [await makeSet(ground), await makeSet(ground, { title: 'Last year' })]
    await makeSet(ground, { student: ground.stranger })
    const { cards } = await find('  QUESTION—2?')
    expect(cards.map(({ flashcard_set }) => flashcard_set)).toEqual([
      { id: other.id, title: 'Last year' },
      { id: one.id, title: 'Cells' },
    ])
    expect(cards[0]).toMatchObject({ id: cardAt(other, 1).id, question: 'Question 2', answer: 'Answer 2' })
    expect((await find('{{c1::Question::hint}} 2', 'cloze')).cards).toHaveLength(2)
    for (const none of ['Question 9', 'Q', '?!', '']) expect(await find(none)).toEqual({ cards: [] })
    for (let count = 0; count < MOST_SAME_TOLD; count += 1)
      await createCard(ground, ground.student, one.id, { question: 'question 2', answer: 'Again' })
    expect((await find('Question 2')).cards.map(({ answer }) => answer)).toEqual(
      Array.from({ length: MOST_SAME_TOLD }, () => 'Again'),
    )
    const elsewhere = await findSameCards(ground, ground.student, {
      kind: 'basic',
      question: 'Question 2',
      except_set_id: one.id,
    })
    expect(elsewhere.cards.map(({ id }) => id)).toEqual([cardAt(other, 1).id])
  })

  test('has a key of its student’s own: another’s copy of the deck is not read through', async () => {
    const ground = await layGround(database())
    const sets = [await makeSet(ground), await makeSet(ground, { student: ground.stranger })]
    const { saidKey, id } = flashcards
    const areSame = inArray(
      id,
      sets.map((set) => cardAt(set, 1).id),
    )
    const keys = () => ground.database.queries.select({ saidKey }).from(flashcards).where(areSame)
    const before = await keys()
    expect(new Set(before.map(({ saidKey }) => saidKey)).size).toBe(2)
    await ground.database.transaction((tx) => tx.update(flashcards).set({ saidKey: null }).where(areSame))
    await reckonSaidKeys(ground)
    expect((await keys()).map(({ saidKey }) => saidKey).toSorted()).toEqual(
      before.map(({ saidKey }) => saidKey).toSorted(),
    )
  })

  test('is written once when it is changed, with its key', async () => {
    const ground = await layGround(database())
    const { id } = cardAt(await makeSet(ground), 0)
    const writes = await ground.database.transaction(async (tx) => {
      const counted = sql<number>`pg_stat_get_xact_tuples_updated(${'flashcards'}::regclass)`.mapWith(Number)
      const count = async () => (await tx.select({ counted }).from(flashcards).limit(1))[0]?.counted ?? Number.NaN
      const before = await count()
      await updateCardRow(tx, ground.student.id, id, { question: 'Where is the light kept?' })
      return (await count()) - before
    })
    expect(writes).toBe(1)
  })

  test('is compared with what a card says now, and with what earlier versions kept once that is reckoned', async () => {
    const ground = await layGround(database())
    const { queries } = ground.database
    const find = async (question: string) =>
      (await findSameCards(ground, ground.student, { kind: 'basic', question })).cards.map(({ id }) => id)
    const set = await makeSet(ground)
    const [first, second, third] = [0, 1, 2].map((index) => cardAt(set, index).id)
    await updateCard(ground, ground.student, first ?? 0, { question: '光合作用在哪裏發生？' })
    expect([await find('Question 1'), await find('光合作用在哪裏發生')]).toEqual([[], [first]])
    await updateCard(ground, ground.student, first ?? 0, { kind: 'cloze', question: '{{c1::Water}} is wet' })
    await updateCard(ground, ground.student, first ?? 0, { answer: 'More' })
    expect(await find('water is wet')).toEqual([first])

    const ids = [first, second, third].map((id) => id ?? 0)
    const keys = () =>
      queries
        .select({ key: flashcards.saidKey })
        .from(flashcards)
        .where(inArray(flashcards.id, ids))
        .orderBy(asc(flashcards.id))
    const before = await keys()
    await ground.database.transaction((tx) =>
      tx.update(flashcards).set({ saidKey: null }).where(inArray(flashcards.id, ids)),
    )
    expect(await find('Question 3')).toEqual([])
    await reckonSaidKeys(ground, 2)
    expect([await find('Question 2'), await find('Question 3')]).toEqual([[second], []])
    await reckonSaidKeys(ground, 2)
    await reckonSaidKeys(ground, 2)
    expect(await keys()).toEqual(before)
  })
})

describeOnDatabase('server', 'The call that finds cards that say the same', (database) => {
  const app = testApp(database)
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(10)
  })
  const find = (caller: Caller, body: { question: string }) => caller.client(reciteEndpoints).findSameCards({ body })

  test('answers a student alone, with cards of their own', async () => {
    const selected_cards = [{ question: 'What is a cell?', answer: 'The unit of life.' }]
    await student.client(reciteEndpoints).createSet({ body: { title: 'Cells', selected_cards } })
    const question = 'what is a cell'
    expect((await find(student, { question })).cards).toHaveLength(1)
    expect((await find(await app.student(10), { question })).cards).toEqual([])
    await expect(find(await app.visitor(), { question })).rejects.toMatchObject({ status: 401 })
    await expect(find(student, { question: 'x'.repeat(10_001) })).rejects.toMatchObject({ code: 'invalid' })
  })
})
