import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround } from '../../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../../test/test-database.ts'
import { createCard } from '../cards/create-card.ts'
import { makeSet, questionsOf, readMaterial } from '../recite-test-ground.ts'
import { flashcardSets } from '../tables.ts'
import { createSet } from './create-set.ts'
import { getSet } from './get-set.ts'
import { listHistory } from './list-history.ts'

const CARDS = [
  { question: 'What is a cell?', answer: 'The unit of life.', source: 'A cell is the unit of life.' },
  { question: 'What is a nucleus?', answer: 'What holds the genes.' },
]
const NEW_SET = {
  title: 'Cells',
  document_name: 'cells.pdf',
  document_content: 'A cell is the unit of life.',
  content_purpose: 'Key concepts',
  selected_cards: CARDS,
}

describeOnBothDatabases('Creating a set', (database) => {
  let ground: Ground
  beforeEach(async () => {
    ground = await layGround(database())
  })

  test('keeps the cards in their order, with their sources', async () => {
    const set = await createSet(ground, ground.student, NEW_SET)
    expect(set).toMatchObject({
      title: 'Cells',
      description: 'Key concepts · cells.pdf',
      card_count: 2,
      total_study_sessions: 0,
      average_score: null,
      time_limit_seconds: 30,
      time_limit_minutes: 1,
      created_at: ground.clock.now().toISOString(),
      flashcards: [
        { question: 'What is a cell?', source: 'A cell is the unit of life.', times_studied: 0, is_correct: null },
        { question: 'What is a nucleus?', source: null, correct_count: 0, incorrect_count: 0 },
      ],
    })
    expect(await getSet(ground, ground.student, set.id)).toEqual(set)
  })

  test('without a card is refused in the specified words', async () => {
    await expect(createSet(ground, ground.student, { ...NEW_SET, selected_cards: [] })).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please select at least one card to include in your set.',
    })
  })

  test('by hand begins without cards, which are written in it later', async () => {
    const begun = { ...NEW_SET, document_name: '', document_content: '', selected_cards: [], client_id: randomUUID() }
    const set = await createSet(ground, ground.student, { ...begun, is_blank: true })
    expect(set).toMatchObject({ title: 'Cells', card_count: 0, flashcards: [] })
    expect(await createSet(ground, ground.student, { ...begun, is_blank: true })).toEqual(set)
    await createCard(ground, ground.student, set.id, { question: 'What is a cell?', answer: 'The unit of life.' })
    const { flashcards } = await getSet(ground, ground.student, set.id)
    expect(flashcards).toMatchObject([{ question: 'What is a cell?' }])
  })

  test('without a title is named after its document, else after the first line of its text', async () => {
    const named = await createSet(ground, ground.student, { ...NEW_SET, title: '' })
    expect(named.title).toBe('cells')
    const pasted = await createSet(ground, ground.student, { ...NEW_SET, title: '', document_name: '' })
    expect(pasted.title).toBe('A cell is the unit of life.')
    const unnamed = { ...NEW_SET, title: '', document_name: '', document_content: '' }
    expect((await createSet(ground, ground.student, unnamed, 'zh-hant')).title).toBe('學習卡')
  })

  test('twice at once with one client_id makes one set', async () => {
    const set = { ...NEW_SET, client_id: randomUUID() }
    const made = await Promise.all([1, 2, 3].map(() => createSet(ground, ground.student, set)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(made[1]).toEqual(made[0])
    const { pagination } = await listHistory(ground, ground.student, { page: 1, search: '' })
    expect(pagination.total_count).toBe(1)
  })

  test("with another student's client_id makes a set of one's own", async () => {
    const set = { ...NEW_SET, client_id: randomUUID() }
    const [mine, theirs] = [await createSet(ground, ground.student, set), await createSet(ground, ground.stranger, set)]
    expect(theirs.id).not.toBe(mine.id)
  })

  test('makes a material of its text, once; of part of a material it keeps the part', async () => {
    const { queries } = database()
    const first = await createSet(ground, ground.student, NEW_SET)
    expect(first.material_id).not.toBeNull()
    const same = await createSet(ground, ground.student, { ...NEW_SET, title: 'Again', document_name: '' })
    expect(same.material_id).toBe(first.material_id)
    const document_content = 'the unit of life'
    const part = { ...NEW_SET, document_content, material_id: first.material_id }
    const { id } = await createSet(ground, ground.student, part)
    const rows = await queries
      .select({ text: flashcardSets.documentContent })
      .from(flashcardSets)
      .where(eq(flashcardSets.studentId, ground.student.id))
      .orderBy(flashcardSets.id)
    expect(rows.map(({ text }) => text)).toEqual(['', '', document_content])
    expect([await readMaterial(queries, first.id), await readMaterial(queries, id)]).toEqual([
      NEW_SET.document_content,
      document_content,
    ])
    const { material_id } = await createSet(ground, ground.stranger, NEW_SET)
    expect(material_id).not.toBe(first.material_id)
  })

  test('with the same card twice keeps it once', async () => {
    const client_id = randomUUID()
    const selected_cards = CARDS.map((card) => ({ ...card, client_id }))
    const set = await createSet(ground, ground.student, { ...NEW_SET, selected_cards })
    expect(questionsOf(set)).toEqual(['What is a cell?'])
  })

  test('takes two thousand cards', async () => {
    const set = await makeSet(ground, { cardCount: 2000 })
    expect(set.flashcards).toHaveLength(2000)
    expect(set.flashcards.at(-1)?.question).toBe('Question 2000')
  })
})
