import { randomUUID } from 'node:crypto'
import { MISTAKES_PER_DAY } from '@lectern/domain/review'
import { beforeEach, expect, test } from 'vitest'
import { answer, layReviewGround, makeCards, type ReviewGround } from '../../../test/review-ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { deleteSet } from '../../modules/exam/delete-set.ts'
import { keepSet, questionAt } from '../../modules/exam/exam-test-ground.ts'
import { examReviewSource } from '../../modules/exam/review-source.ts'
import { endSession } from '../../modules/exam/sessions/end-session.ts'
import { getSession } from '../../modules/exam/sessions/get-session.ts'
import { markOwnAnswer } from '../../modules/exam/sessions/mark-own-answer.ts'
import { startSession } from '../../modules/exam/sessions/start-session.ts'
import { insertSet } from '../../modules/exam/set-store.ts'
import { exportReview } from './export-review.ts'
import { listHistories } from './fit/history-store.ts'
import { getStats } from './get-stats.ts'
import { getSummary } from './get-summary.ts'
import { getToday } from './get-today.ts'
import { listItems } from './list-items.ts'
import { lockLearner } from './memory/learner.ts'
import { rebuildMemory } from './memory/rebuild-memory.ts'
import { getQueue } from './queue/get-queue.ts'
import { undoChange } from './undo-change.ts'
import { updateSettings } from './update-settings.ts'

const DAY = 86_400

describeOnBothDatabases('A question that was missed in an exam', (database) => {
  let ground: ReviewGround
  let setId: number
  let ids: { choice: number; short: number; long: number }
  beforeEach(async () => {
    const laid = await layReviewGround(database())
    ground = { ...laid, modules: [...laid.modules, { id: 'exam', reviewSource: examReviewSource }] }
    const set = await keepSet(ground)
    setId = set.id
    ids = { choice: questionAt(set, 0).id, short: questionAt(set, 1).id, long: questionAt(set, 2).id }
  })

  const queue = () => getQueue(ground, ground.student, { limit: 100 })
  const asked = async () => (await queue()).items.map(({ source_id }) => source_id)
  const listed = async () => {
    const { items } = await listItems(ground, ground.student, { which: 'mistakes', page: 1 })
    return items.map(({ source_id }) => source_id)
  }
  /** Sits the exam; of three questions the long one is left to the student's word unless it is said letter by letter. */
  async function sit(answers: Record<string, string>): Promise<number> {
    const { session_id } = await startSession(ground, ground.student, setId)
    await endSession(ground, ground.student, session_id, answers)
    return session_id
  }
  const missChoice = () => sit({ [ids.choice]: 'one', [ids.short]: 'The mitochondrion' })
  const rebuild = () =>
    database().transaction(async (tx) =>
      rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
    )

  test('comes back the day after as the exam asked it, until it was right on two days', async () => {
    await missChoice()
    expect(await asked()).toEqual([])
    expect(await listed()).toEqual([ids.long, ids.choice])
    ground.clock.advance(DAY)
    const { items, due_count } = await queue()
    // The long one was left empty.
    expect(due_count).toBe(2)
    const choice = items.find(({ source_id }) => source_id === ids.choice)
    expect(choice).toMatchObject({
      kind: 'exam',
      set: { id: setId, title: 'Cells' },
      mode: 'choice',
      question: 'Which one?',
      answer: 'two',
      explanation: 'Because.',
      intervals: { again: { unit: 'days', count: 1 }, good: { unit: 'days', count: 3 } },
    })
    expect(choice?.options.toSorted()).toEqual(['four', 'one', 'three', 'two'])
    expect(items.find(({ source_id }) => source_id === ids.long)).toMatchObject({ mode: 'typed', options: [] })

    await answer(ground, choice!.id, 3)
    expect(await asked()).toEqual([ids.long])
    ground.clock.advance(3 * DAY)
    expect(await asked()).toContain(ids.choice)
    expect((await answer(ground, choice!.id, 3)).wait).toEqual({ unit: 'never', count: 0 })
    expect(await listed()).toEqual([ids.long])
    ground.clock.advance(400 * DAY)
    expect(await asked()).toEqual([ids.long])
    expect(await rebuild()).toEqual({ items: 0, days: 0 })
  })

  test('that is missed again begins over, also in another sitting after it was done', async () => {
    await missChoice()
    ground.clock.advance(DAY)
    const item = (await queue()).items.find(({ source_id }) => source_id === ids.choice)!
    await answer(ground, item.id, 3)
    ground.clock.advance(3 * DAY)
    expect((await answer(ground, item.id, 1)).wait).toEqual({ unit: 'days', count: 1 })
    for (const days of [1, 4]) {
      ground.clock.advance(days * DAY)
      await answer(ground, item.id, 3)
    }
    expect(await asked()).not.toContain(ids.choice)
    ground.clock.advance(60)
    await missChoice()
    ground.clock.advance(DAY)
    expect(await asked()).toContain(ids.choice)
    expect(await rebuild()).toEqual({ items: 0, days: 0 })
  })

  test('has its options in another order each time, and in the same for one showing', async () => {
    await missChoice()
    const orders = new Set<string>()
    for (let days = 0; days < 8; days++) {
      ground.clock.advance(DAY)
      const [first, second] = [await queue(), await queue()].map(({ items }) =>
        items.find(({ source_id }) => source_id === ids.choice),
      )
      expect(first?.options).toEqual(second?.options)
      orders.add(first!.options.join())
      if (days < 7) await answer(ground, first!.id, 1)
    }
    expect(orders.size).toBeGreaterThan(3)
  })

  test('comes back once however often the session is ended, and not where the sheet was empty', async () => {
    await sit({})
    ground.clock.advance(DAY)
    expect(await asked()).toEqual([])
    const session = await missChoice()
    await Promise.all([1, 2, 3].map(() => endSession(ground, ground.student, session, { [ids.choice]: 'three' })))
    ground.clock.advance(DAY)
    expect((await asked()).toSorted()).toEqual([ids.choice, ids.long])
  })

  test('does not come back when nobody could tell, nor once its student says that it was right', async () => {
    const session = await sit({ [ids.choice]: 'two', [ids.short]: 'The powerhouse', [ids.long]: 'Nobody knows.' })
    ground.clock.advance(DAY)
    expect(await asked()).toEqual([])
    const say = (questionId: number, says_it: boolean) =>
      markOwnAnswer(ground, ground.student, session, { questionId, says_it })
    await say(ids.short, false)
    expect(await asked()).toEqual([ids.short])
    await say(ids.short, true)
    expect(await asked()).toEqual([])
    expect(await rebuild()).toEqual({ items: 0, days: 0 })
    await say(ids.short, false)
    expect(await asked()).toEqual([ids.short])
  })

  test('stays away where the student does not wish mistakes, and is back when they do', async () => {
    const wish = (brings_mistakes: boolean) => updateSettings(ground, ground.student, { brings_mistakes })
    await missChoice()
    ground.clock.advance(DAY)
    await wish(false)
    expect(await queue()).toMatchObject({ items: [], due_count: 0, next_due_at: null })
    expect(await listed()).toEqual([])
    ground.clock.advance(-DAY)
    expect(await queue()).toMatchObject({ items: [], due_count: 0, next_due_at: null })
    const since = ground.clock.now().toISOString()
    expect((await getSummary(ground, ground.student, { since })).due_tomorrow_count).toBe(0)
    expect((await getStats(ground, ground.student)).due_by_day.filter(({ count }) => count > 0)).toEqual([])
    ground.clock.advance(DAY)
    await sit({ [ids.choice]: 'two', [ids.short]: 'wrong', [ids.long]: 'wrong' })
    await wish(true)
    expect((await asked()).toSorted()).toEqual([ids.choice, ids.long])
    expect(await listed()).toEqual([ids.long, ids.choice])
  })

  test(`is one of at most ${MISTAKES_PER_DAY} a day, the longest missed first`, async () => {
    const questions = Array.from({ length: 26 }, (_, index) => ({
      type: 'tf' as const,
      question: `Statement ${index}`,
      options: ['True', 'False'],
      correctAnswer: 'True',
      explanation: 'It is.',
      source: null,
    }))
    const set = {
      studentId: ground.student.id,
      title: 'Many',
      generatedBy: 'content' as const,
      language: 'auto' as const,
      madeBy: 'built-in' as const,
      isSampled: false,
      createdAt: ground.clock.now(),
    }
    const many = await database().transaction((tx) => insertSet(tx, set, questions))
    const { session_id, question_ids } = await startSession(ground, ground.student, many)
    await endSession(ground, ground.student, session_id, { [question_ids[0]!]: 'False' })
    ground.clock.advance(DAY)
    const first = await queue()
    expect(first.due_count).toBe(MISTAKES_PER_DAY)
    expect(first.items.map(({ source_id }) => source_id)).toEqual(question_ids.slice(0, MISTAKES_PER_DAY))
    expect(first.items[0]?.options, 'true and false stay as they are read').toEqual(['True', 'False'])
    for (const { id } of first.items) await answer(ground, id, 3)
    const later = await queue()
    expect(later.items).toEqual([])
    expect(later.next_due_at, 'those that are left').toBe((await getToday(ground, ground.student)).ends_at)
    ground.clock.advance(DAY)
    expect(await asked()).toEqual(question_ids.slice(MISTAKES_PER_DAY))
  })

  test('is taken back when its answer is, and leaves what cards come to as it is', async () => {
    const { itemIds } = await makeCards(ground, 1)
    await answer(ground, itemIds[0]!, 4)
    await missChoice()
    ground.clock.advance(DAY)
    const before = await getStats(ground, ground.student)
    const item = (await queue()).items.find(({ source_id }) => source_id === ids.choice)!
    await answer(ground, item.id, 3, { duration_ms: 4000 })
    const after = await getStats(ground, ground.student)
    expect([after.retention, after.cards]).toEqual([before.retention, before.cards])
    expect((await getToday(ground, ground.student)).reviewed_count).toBe(1)
    const undone = await undoChange(ground, ground.student, { client_id: randomUUID() })
    expect(undone.item.source_id).toBe(ids.choice)
    expect(await asked()).toContain(ids.choice)
    // What the exam found is no answer of the review's.
    await expect(undoChange(ground, ground.student, { client_id: randomUUID() })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await rebuild()).toEqual({ items: 0, days: 0 })
  })

  test('that its student says was right after all leaves the score of its exam as it was', async () => {
    const sessionId = await sit({ [ids.choice]: 'two', [ids.short]: 'The mitochondrion' })
    const before = await getSession(ground, ground.student, sessionId)
    expect(before.questions).toHaveLength(3)
    ground.clock.advance(DAY)
    const item = (await queue()).items.find(({ source_id }) => source_id === ids.long)!
    const marking_error = { typed: 'What burns sugar', rating: 1 as const }
    const { wait } = await answer(ground, item.id, 3, { marking_error })
    expect(wait).toEqual({ unit: 'days', count: 3 })
    expect(await getSession(ground, ground.student, sessionId)).toEqual(before)
  })

  test('is no answer that parameters are fitted to', async () => {
    await missChoice()
    ground.clock.advance(DAY)
    const { itemIds } = await makeCards(ground, 1)
    for (const { id, kind } of (await queue()).items) if (kind === 'exam') await answer(ground, id, 3)
    const histories = () => listHistories(database().queries, ground.student.id, 1000, [])
    expect(await histories()).toEqual([])
    await answer(ground, itemIds[0]!, 3)
    expect(await histories()).toMatchObject([[{ grade: 3 }]])
  })

  test('goes with its exam, is in the archive, and is nobody else’s', async () => {
    await missChoice()
    ground.clock.advance(DAY)
    const [item] = (await queue()).items
    expect((await getQueue(ground, ground.stranger, { limit: 100 })).items).toEqual([])
    const stranger = { ...ground, student: ground.stranger }
    await expect(answer(stranger, item!.id, 3)).rejects.toMatchObject({ code: 'not_found' })
    const entries = new Map<string, string>()
    for await (const { path, content } of exportReview(ground, ground.student))
      if (Symbol.asyncIterator in content)
        entries.set(path, (await Array.fromAsync(content as AsyncIterable<string>)).join(''))
    expect(entries.get('review/items.jsonl')).toContain('"kind":"exam"')
    expect(entries.get('review/events.jsonl')).toContain('"kind":"miss"')
    await deleteSet(ground, ground.student, setId)
    expect((await queue()).items).toEqual([])
    await expect(answer(ground, item!.id, 3)).rejects.toMatchObject({ code: 'not_found' })
  })
})
