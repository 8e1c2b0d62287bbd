import { randomUUID } from 'node:crypto'
import { creditsEndpoints } from '@lectern/contract/credits'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { madeSetOf, setOf } from '../../../test/own/own-sets.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { runOperatorCommand } from '../../cli/operator-commands.ts'
import { ledgerEntries } from '../credits/tables.ts'
import { exportFeedback } from './export-feedback.ts'
import { sumFeedbackBytes } from './feedback-store.ts'
import { giveFeedback } from './give-feedback.ts'
import { itemFeedback, paidRuns } from './tables.ts'

const NOT_FOUND = { status: 404, code: 'not_found' }

describeOnBothDatabases('What a student says against a made card', (database) => {
  const app = testApp(database, {})
  let student: TestStudent
  beforeEach(async () => {
    student = await app.student(20)
  })
  const give = (id: number, of = student) =>
    of.client(feedbackEndpoints).give({ body: { kind: 'card', id, reason: 'wrong' } })
  const cardsLeft = async (setId: number) =>
    (await student.client(reciteEndpoints).getSet({ params: { id: setId } })).flashcards
  /** A kept set of five cards, of a run that cost and made so much. */
  async function madeSet(run: { chargedCredits: number; madeCount: number }) {
    const set = await madeSetOf(student, 5)
    await database().queries.update(paidRuns).set(run).where(eq(paidRuns.studentId, student.id))
    return { id: set.id, cardIds: set.flashcards.map(({ id }) => id) }
  }
  const returnedLines = () =>
    database()
      .queries.select({ credits: ledgerEntries.amountCredits })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.studentId, student.id), eq(ledgerEntries.kind, 'adjustment')))

  test('has it go from its set and the review, and is kept with its words', async () => {
    const set = await madeSetOf(student)
    const card = set.flashcards[0]
    expect(card).toMatchObject({ is_made: true })
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ module: 'recite', madeBy: 'built-in', chargedCredits: 1 })
    expect(run?.madeCount).toBeGreaterThanOrEqual(set.flashcards.length)
    expect(await give(card?.id ?? 0)).toEqual({ credits_returned: 0, user_credits: 19, can_be_checked: false })
    expect((await cardsLeft(set.id)).map(({ id }) => id)).not.toContain(card?.id)
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    expect(said).toMatchObject({ reason: 'wrong', language: 'en', words: `${card?.question}\n${card?.answer}` })
    expect(await sumFeedbackBytes(database().queries, student.id)).toBe(
      Buffer.byteLength(said?.words ?? '') + Buffer.byteLength(said?.source ?? ''),
    )
    const [entry] = await Array.fromAsync(exportFeedback(app.services, student))
    expect(entry).toMatchObject({ path: 'feedback.json', content: [{ reason: 'wrong', words: said?.words }] })
  })

  test('has it go from a study that runs: its score counts it neither way', async () => {
    const recite = student.client(reciteEndpoints)
    const { cardIds, id } = await madeSet({ chargedCredits: 10, madeCount: 5 })
    const [known = 0, unknown = 0, open = 0] = cardIds
    const { session_id } = await recite.startStudy({ params: { id } })
    const params = { id: session_id }
    await recite.answerCard({ params, body: { flashcard_id: known, is_correct: true } })
    await recite.answerCard({ params, body: { flashcard_id: unknown, is_correct: false } })
    await give(unknown)
    await give(open)
    expect((await recite.getStudy({ params })).answers).toEqual([{ flashcard_id: known, is_correct: true }])
    expect(await recite.endStudy({ params })).toMatchObject({ score: 33, correct_count: 1, total_cards: 3 })
    await give(known)
    expect((await recite.endStudy({ params })).score, 'what has ended stays as it was').toBe(33)
  })

  test('is known of what is reviewed', async () => {
    const set = await madeSetOf(student, 1)
    await student.client(reciteEndpoints).createCard({ params: { id: set.id }, body: { question: 'Q?', answer: 'A' } })
    const { items } = await student.client(reviewEndpoints).queue({ query: {} })
    expect(items.map(({ note, is_made }) => [note.question, is_made])).toEqual(
      expect.arrayContaining([
        ['What is 0?', true],
        ['Q?', undefined],
      ]),
    )
  })

  test('gives its share back in whole credits, up to a fifth of the run, with a reason in the history', async () => {
    const { cardIds } = await madeSet({ chargedCredits: 10, madeCount: 8 })
    const given = []
    for (const id of cardIds) given.push((await give(id)).credits_returned)
    expect(given).toEqual([1, 1, 0, 0, 0])
    expect(await returnedLines()).toEqual([{ credits: 1 }, { credits: 1 }])
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: { page: 1 } })
    expect(transactions[0]?.note).toBe('Something that was made for you was wrong.')
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('gets the same answer again, and at once from everywhere, and books once', async () => {
    const { cardIds, id } = await madeSet({ chargedCredits: 15, madeCount: 5 })
    const [first = 0, ...others] = cardIds
    const same = await Promise.all([give(first), give(first), give(first)])
    expect(same.map(({ credits_returned }) => credits_returned)).toEqual([3, 3, 3])
    await Promise.all(others.map((one) => give(one)))
    expect(await returnedLines()).toEqual([{ credits: 3 }])
    expect(await cardsLeft(id)).toEqual([])
  })

  test('counts what is less than a credit with other runs: five small ones bring one back', async () => {
    const given = []
    for (let run = 0; run < 5; run += 1) {
      const { flashcards } = await madeSetOf(student, 5)
      for (const { id } of flashcards.slice(0, 2)) given.push((await give(id)).credits_returned)
    }
    expect(given).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    const [run] = await database().queries.select().from(paidRuns).where(eq(paidRuns.studentId, student.id))
    expect(run).toMatchObject({ chargedCredits: 1 })
    expect(await returnedLines()).toEqual([{ credits: 1 }])
  })

  test('brings nothing back where the run was given back', async () => {
    const { cardIds } = await madeSet({ chargedCredits: 0, madeCount: 5 })
    expect(await give(cardIds[0] ?? 0)).toMatchObject({ credits_returned: 0 })
    expect(await returnedLines()).toEqual([])
  })

  test('of a suggestion that was kept has it go: its share is that of a card of its run, nothing where that cost nothing', async () => {
    const recite = student.client(reciteEndpoints)
    const keepSuggestions = async (answer: { flashcards: object[]; suggestions: object[] }) => {
      const content = `${randomUUID()} ${'word '.repeat(4999)}`
      const chunk = {
        module: 'recite',
        chunkIndex: 0,
        totalChunks: 1,
        content,
        key: null,
      } as const
      const { generationId } = await app.services.generationRuns.serveChunk(
        student,
        chunk,
        async () => ({ ...answer, made_by: 'built-in' }),
        () => ({ things: answer.flashcards.map(String), suggestions: ['What is 0?', 'What is 1?'] }),
      )
      const selected_cards = [0, 1].map((index) => ({ question: `What is ${index}?`, answer: 'A number.' }))
      const set = await recite.createSet({ body: { selected_cards, generation_id: generationId } })
      return set.flashcards.map(({ id }) => id)
    }
    const [free = 0] = await keepSuggestions({ flashcards: [], suggestions: [{}, {}] })
    expect(await give(free)).toEqual({ credits_returned: 0, user_credits: 20, can_be_checked: false })
    const [one = 0, other = 0] = await keepSuggestions({ flashcards: [{}], suggestions: [{}, {}] })
    expect([await give(one), await give(other)]).toMatchObject([
      { credits_returned: 1, user_credits: 16 },
      { credits_returned: 0 },
    ])
    expect(await returnedLines()).toEqual([{ credits: 1 }])
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('is refused for another student’s card, and for one that no run made; both stay', async () => {
    const [other, { cardIds, id }] = [await app.student(), await madeSet({ chargedCredits: 10, madeCount: 5 })]
    await expect(give(cardIds[0] ?? 0, other)).rejects.toMatchObject(NOT_FOUND)
    const added = await student
      .client(reciteEndpoints)
      .createCard({ params: { id }, body: { question: 'Mine?', answer: 'Mine.' } })
    const own = await setOf(other)
    await expect(give(added.id)).rejects.toMatchObject(NOT_FOUND)
    await expect(give(own.flashcards[0]?.id ?? 0, other)).rejects.toMatchObject(NOT_FOUND)
    expect(await cardsLeft(id)).toHaveLength(6)
    expect(await database().queries.$count(itemFeedback, eq(itemFeedback.studentId, other.id))).toBe(0)
  })

  test('is nothing that a visitor can say', async () => {
    const visitor = await app.visitor()
    const body = { kind: 'card', id: 1, reason: 'wrong' } as const
    await expect(visitor.client(feedbackEndpoints).give({ body })).rejects.toMatchObject({ status: 401 })
  })

  test('is read by the operator, without a name', async () => {
    const { cardIds } = await madeSet({ chargedCredits: 10, madeCount: 5 })
    await giveFeedback(app.services, student, { kind: 'card', id: cardIds[0] ?? 0, reason: 'unclear' }, 'zh-hant')
    const [said] = await database().queries.select().from(itemFeedback).where(eq(itemFeedback.studentId, student.id))
    const listed = (await runOperatorCommand(app.services, ['feedback', 'list'])).lines.join('\n')
    expect(listed).toContain(`${said?.id}  `)
    expect(listed).toContain('recite card  by built-in  unclear  zh-hant  2 credits back: ')
    const exported = (await runOperatorCommand(app.services, ['feedback', 'export'])).lines.map((line) =>
      JSON.parse(line),
    )
    const line = exported.find(({ id }) => id === said?.id)
    expect(line).toMatchObject({ module: 'recite', made_by: 'built-in', reason: 'unclear', words: said?.words })
    expect(Object.keys(line).filter((key) => /student|email|run/.test(key))).toEqual([])
  })
})
